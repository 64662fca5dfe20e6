import { sql } from 'kysely';
import { MATTER_NOUNS, type MatterNoun } from '#domain/clients/client.ts';
import type { TrainedPerson } from '#domain/clients/client-card.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import { type ListPage, readPage } from '#server/list-page.ts';
import { onCard } from './on-card.ts';

/** A client's participants with a confirmed seat on a course that is over by this day, the newest course first. */
export function listTrained(
  db: Db,
  cardId: string,
  { today, ...asked }: { today: Day; page: number; pageSize?: number },
): Promise<ListPage<TrainedPerson, never>> {
  const trained = () =>
    db
      .selectFrom('signUp')
      .innerJoin('participant', 'participant.signUpId', 'signUp.id')
      .where('signUp.clientId', 'in', onCard(db, cardId))
      .where('signUp.status', '=', 'confirmed')
      .where('participant.status', '=', 'confirmed')
      .where(sql<boolean>`coalesce("courseDateTo", "courseDate") < ${today}`);
  return readPage(
    asked,
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

/** The newest emails about a card's records, and how many there are. */
export async function listClientEmails(db: Db, cardId: string, limit: number) {
  const found = await Promise.all(MATTER_NOUNS.map((noun) => readEmails(db, cardId, noun, limit)));
  const emails = found
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => Number(one.createdAt < other.createdAt) - Number(one.createdAt > other.createdAt))
    .slice(0, limit);
  return { emails, total: found.reduce((sum, { count }) => sum + count, 0) };
}

async function readEmails(db: Db, cardId: string, noun: MatterNoun, limit: number) {
  const emails = db
    .selectFrom('email')
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', (query) =>
      query.selectFrom(noun).select('id').where('clientId', 'in', onCard(db, cardId)),
    );
  const [rows, { count }] = await Promise.all([
    // selected by their index first, then read
    db
      .selectFrom('email')
      .select(['id', 'kind', 'recipient', 'status', 'createdAt', 'aboutId'])
      .where('id', 'in', emails.select('id').orderBy('createdAt', 'desc').limit(limit))
      .execute(),
    emails.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map((row) => ({ ...row, aboutNoun: noun })), count };
}
