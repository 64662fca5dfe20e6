import { sql } from 'kysely';
import type { TrainedPerson } from '#domain/clients/client-details.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import { type ListPage, readPage } from '#server/list-page.ts';
import { joinedClientIds } from './joined-client-ids.ts';

/** A client's participants with a confirmed seat on a course that is over by this day, the newest course first. */
export function listTrained(
  db: Db,
  primaryClientId: string,
  { today, ...page }: { today: Day; page: number; pageSize?: number },
): Promise<ListPage<TrainedPerson, never>> {
  const trained = () =>
    db
      .selectFrom('signUp')
      .innerJoin('participant', 'participant.signUpId', 'signUp.id')
      .where('signUp.clientId', 'in', joinedClientIds(db, primaryClientId))
      .where('signUp.status', '=', 'confirmed')
      .where('participant.status', '=', 'confirmed')
      .where(sql<boolean>`coalesce("courseDateTo", "courseDate") < ${today}`);
  return readPage(
    page,
    async () => ({
      all: (
        await trained()
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    }),
    async (limit, offset) => {
      const rows = await trained()
        .select(['participant.id as participantId', 'signUpId', 'participant.firstName', 'participant.lastName'])
        .select(['courseName', 'courseDate', 'courseDateTo', 'courseCity', DAYS_PRESENT])
        .orderBy('courseDate', 'desc')
        .orderBy('signUp.id')
        .orderBy('participant.position')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ daysPresent, ...row }) => ({ ...row, wasPresent: daysPresent > 0 }));
    },
  );
}

const DAYS_PRESENT = sql<number>`(
  select count(*) from "attendance" where "attendance"."participantId" = "participant"."id")`.as('daysPresent');
