import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { Postponement } from '#domain/today/postponement.ts';
import type { TodayKind } from '#domain/today/today-item.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';

/** Whether a query is for things that wait now, or for those postponed to a later day. */
export type TodayState = 'due' | 'postponed';

/** A thing in a query: the column of its id, and that of the time since when it waits, if it may wait again. */
interface Thing {
  id: string;
  since?: string;
}

/** The condition for things that have this state on a day. What has come up again since it was postponed is due. */
export function hasTodayState(
  state: TodayState,
  kind: TodayKind,
  { id, since }: Thing,
  day: Day,
): RawBuilder<boolean> {
  const isUnchanged = since ? sql` and "postponement"."at" >= ${sql.ref(since)}` : sql``;
  const notDone = state === 'postponed' ? sql` and "postponement"."isDone" = 0` : sql``;
  const isPostponed = sql<boolean>`exists (select 1 from "postponement" where "postponement"."kind" = ${sql.lit(kind)}
    and "postponement"."nounId" = ${sql.ref(id)} and "postponement"."untilDay" > ${day}${isUnchanged}${notDone})`;
  return state === 'postponed' ? isPostponed : sql<boolean>`not ${isPostponed}`;
}

/** The last postponement of each of these things, by their ids. */
export async function listPostponements(
  db: Db,
  kind: TodayKind,
  ids: readonly string[],
): Promise<Map<string, Postponement>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('postponement')
    .leftJoin('staffMember', 'staffMember.id', 'postponement.byStaffId')
    .select(['nounId', 'untilDay', 'isDone', 'at', 'staffMember.name as by'])
    .where('kind', '=', kind)
    .where('nounId', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ nounId, by, isDone, ...row }) => [nounId, { ...row, isDone: isDone === 1, by: by ?? '' }]),
  );
}

/** Whether anything is postponed at all; there are hardly ever many postponements. */
export function hasPostponements(db: Db, day: Day): Promise<boolean> {
  return hasRows(db.selectFrom('postponement').where('untilDay', '>', day).where('isDone', '=', 0));
}
