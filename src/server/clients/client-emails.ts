import { CLIENT_RECORD_NOUNS, type ClientRecordNoun } from '#domain/clients/client.ts';
import type { Db } from '#server/db/database.ts';
import { joinedClientIds } from './joined-client-ids.ts';

/** The newest emails about a client's records, and how many there are. */
export async function listClientEmails(db: Db, primaryClientId: string, limit: number) {
  const perNoun = await Promise.all(CLIENT_RECORD_NOUNS.map((noun) => readEmails(db, primaryClientId, noun, limit)));
  const emails = perNoun
    .flatMap(({ rows }) => rows)
    .toSorted((one, other) => Number(one.createdAt < other.createdAt) - Number(one.createdAt > other.createdAt))
    .slice(0, limit);
  return { emails, total: perNoun.reduce((sum, { count }) => sum + count, 0) };
}

async function readEmails(db: Db, primaryClientId: string, noun: ClientRecordNoun, limit: number) {
  const emails = db
    .selectFrom('email')
    .where('aboutNoun', '=', noun)
    .where('aboutId', 'in', (query) =>
      query.selectFrom(noun).select('id').where('clientId', 'in', joinedClientIds(db, primaryClientId)),
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
