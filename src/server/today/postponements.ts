import { type RawBuilder, sql } from 'kysely';
import type { Day } from '#domain/day.ts';
import type { RecordedEvent, Values } from '#domain/events/event.ts';
import type { Postponement } from '#domain/today/postponement.ts';
import { TODAY_KINDS, type TodayKind } from '#domain/today/today-item.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { hasRows } from '#server/list-page.ts';
import type { TodayContext } from './today-source.ts';

/**
 * The condition for things that wait now, or are postponed to a later day; `id` is the column of their ids, and `since`
 * that of the time since when they wait, where they may come up again after they were postponed.
 */
export function hasTodayState(
  { day, state }: Pick<TodayContext, 'day' | 'state'>,
  kind: TodayKind,
  id: string,
  since?: string,
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

/** Things of one kind of waiting. */
export interface Postponed {
  kind: TodayKind;
  ids: readonly string[];
}

/** Staff postpone things until a day, when they are due again; of two postponements the later one's day counts. */
export function postpone(change: StaffChange<'office'>, postponed: Postponed, untilDay: Day): Promise<void> {
  return storePostponements(change, postponed, { untilDay, isDone: false });
}

/** Staff have done the work: the things are not shown again before this day. */
export function dismiss(change: StaffChange<'office'>, postponed: Postponed, untilDay: Day): Promise<void> {
  return storePostponements(change, postponed, { untilDay, isDone: true });
}

async function storePostponements(
  change: StaffChange<'office'>,
  { kind, ids }: Postponed,
  { untilDay, isDone }: { untilDay: Day; isDone: boolean },
): Promise<void> {
  const before = await findStored(change, { kind, ids });
  const { noun } = TODAY_KINDS[kind];
  const values = { untilDay, isDone: Number(isDone), byStaffId: change.actor.id, at: instant(change) };
  for (const nounId of ids)
    await store(change, before.get(nounId), { kind, noun, nounId, ...values }, isDone ? 'done' : 'postponed');
}

/** Staff make postponed things due again at once. */
export async function makeDueAgain(change: StaffChange<'office'>, { kind, ids }: Postponed): Promise<void> {
  const untilDay = today(change);
  // the member of staff who had postponed it is still shown
  for (const row of (await findStored(change, { kind, ids })).values())
    if (row.untilDay > untilDay) await store(change, row, { ...row, untilDay, isDone: 0 }, 'returned');
}

/** Restores what was before something was postponed or made due again, unless it was postponed again since. */
export async function undoPostponing(
  change: StaffChange<'office'>,
  { nounId: id, before, after }: RecordedEvent,
): Promise<boolean> {
  const { kind, nounId } = parseEventId(id);
  const stored = (await findStored(change, { kind, ids: [nounId] })).get(nounId);
  if (!stored || stored.at !== after?.at || stored.untilDay !== after.untilDay) return false;
  if (before) await store(change, stored, { ...stored, ...(before as unknown as PostponementValues) }, 'undone');
  else {
    await change.db.deleteFrom('postponement').where('kind', '=', kind).where('nounId', '=', nounId).execute();
    change.record({ noun: 'postponement', id, verb: 'undone', before: valuesOf(stored) });
  }
  return true;
}

export async function deletePostponements({ db }: Change, noun: Row['noun'], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('postponement').where('noun', '=', noun).where('nounId', 'in', ids).execute();
}

type Row = Tables['postponement'];

type PostponementValues = Pick<Row, 'untilDay' | 'isDone' | 'byStaffId' | 'at'>;

function valuesOf({ untilDay, isDone, byStaffId, at }: PostponementValues): PostponementValues & Values {
  return { untilDay, isDone, byStaffId, at };
}

async function findStored({ db }: Change, { kind, ids }: Postponed): Promise<Map<string, Row>> {
  const rows = await db
    .selectFrom('postponement')
    .selectAll()
    .where('kind', '=', kind)
    .where('nounId', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.nounId, row]));
}

async function store(
  change: Change,
  before: Row | undefined,
  row: Row,
  verb: 'postponed' | 'done' | 'returned' | 'undone',
): Promise<void> {
  const after = valuesOf(row);
  await change.db
    .insertInto('postponement')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'nounId']).doUpdateSet(after))
    .execute();
  const id = `${row.kind} ${row.nounId}`;
  change.record({ noun: 'postponement', id, verb, ...(before && { before: valuesOf(before) }), after });
}

function parseEventId(id: string): { kind: TodayKind; nounId: string } {
  const space = id.indexOf(' ');
  return { kind: id.slice(0, space) as TodayKind, nounId: id.slice(space + 1) };
}
