import { sql } from 'kysely';
import { CLIENT_RECORD_NOUNS, type ClientRecordNoun } from '#domain/clients/client.ts';
import type { RecentSender, TrainedPerson } from '#domain/clients/client-details.ts';
import type { Day } from '#domain/day.ts';
import { sortedByKey } from '#domain/slovak-order.ts';
import { DAYS_PRESENT } from '#server/attendance/attendance.ts';
import type { Db } from '#server/db/database.ts';
import { readFacts } from '#server/issued-documents/issued-documents.ts';
import { countRows, type ListPage, readPage } from '#server/list-page.ts';
import { joinedClientIds } from './client-details.ts';

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
    async () => ({ all: await countRows(trained()) }),
    async (limit, offset) => {
      const rows = await trained()
        .select(['participant.id as participantId', 'signUpId', 'participant.firstName', 'participant.lastName'])
        .select(['courseName', 'courseDate', 'courseDateTo', 'courseCity', DAYS_PRESENT])
        .select(({ selectFrom }) =>
          selectFrom('issuedDocument')
            .select('facts')
            .whereRef('resultId', '=', 'participant.id')
            .where('revokedAt', 'is', null)
            .as('facts'),
        )
        .orderBy('courseDate', 'desc')
        .orderBy('signUp.id')
        .orderBy('participant.position')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ daysPresent, facts, ...row }) => ({
        ...row,
        wasPresent: daysPresent > 0,
        repeatBy: (facts && readFacts({ facts }).facts.renewal?.until) ?? null,
      }));
    },
  );
}

/** The newest emails about a client's records, and how many there are. */
export async function listClientEmails(db: Db, primaryClientId: string, limit: number) {
  const perNoun = await Promise.all(CLIENT_RECORD_NOUNS.map((noun) => readEmails(db, primaryClientId, noun, limit)));
  const emails = perNoun.flatMap(({ rows }) => rows);
  const newest = sortedByKey(emails, ({ createdAt }) => createdAt).toReversed();
  return { emails: newest.slice(0, limit), total: perNoun.reduce((sum, { count }) => sum + count, 0) };
}

async function readEmails(db: Db, primaryClientId: string, noun: ClientRecordNoun, limit: number) {
  const emails = db
    .selectFrom('email')
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', (query) =>
      query.selectFrom(noun).select('id').where('clientId', 'in', joinedClientIds(db, primaryClientId)),
    );
  const [rows, count] = await Promise.all([
    // selected by their index first, then read
    db
      .selectFrom('email')
      .select(['id', 'kind', 'recipient', 'status', 'createdAt', 'aboutId'])
      .where('id', 'in', emails.select('id').orderBy('createdAt', 'desc').limit(limit))
      .execute(),
    countRows(emails),
  ]);
  return { rows: rows.map((row) => ({ ...row, aboutNoun: noun })), count };
}

/** How many of the newest records of each kind are read. */
const ROWS_READ = 12;
const SENDERS_SHOWN = 3;

/**
 * The senders of a client's newest records. They are read from the records, so that they are erased together
 * (decision 0046).
 */
export async function listRecentSenders(db: Db, primaryClientId: string): Promise<RecentSender[]> {
  const perNoun = await Promise.all(
    CLIENT_RECORD_NOUNS.map((noun) =>
      db
        .selectFrom(noun)
        .select(['firstName', 'lastName', 'email', 'phone', 'receivedAt'])
        .where('clientId', 'in', joinedClientIds(db, primaryClientId))
        .orderBy('receivedAt', 'desc')
        .limit(ROWS_READ)
        .execute(),
    ),
  );
  const newestFirst = sortedByKey(perNoun.flat(), ({ receivedAt }) => receivedAt).toReversed();
  const bySender = Map.groupBy(newestFirst, ({ email, phone }) => `${email} ${phone}`);
  return [...bySender.values()]
    .flatMap(([newest]) => newest ?? [])
    .slice(0, SENDERS_SHOWN)
    .map(({ firstName, lastName, ...row }) => ({ ...row, name: `${firstName} ${lastName}`.trim() }));
}
