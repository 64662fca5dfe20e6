import { sql } from 'kysely';
import { CLIENT_RECORD_NOUNS } from '#domain/clients/client.ts';
import type { ClientChoice } from '#domain/clients/client-details.ts';
import { matchKeysOf } from '#domain/clients/match-client.ts';
import { idsOf } from '#domain/record-id.ts';
import { sortedByKey } from '#domain/slovak-order.ts';
import type { Db } from '#server/db/database.ts';
import { listClientRecords, type MatchedClientRecord } from './client-record.ts';
import { findMatch } from './match-keys.ts';

/** How many are listed and decided on one page. */
const MATCHES_PER_PAGE = 20;

/** How many sign-ups, contact requests and waitlist entries wait for staff to choose their client, and since when. */
export async function readAmbiguousMatches(db: Db): Promise<{ count: number; since: string | undefined }> {
  const counts = await Promise.all(
    CLIENT_RECORD_NOUNS.map((noun) =>
      db
        .selectFrom(noun)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('receivedAt').as('since')])
        .where(isAmbiguous)
        .executeTakeFirstOrThrow(),
    ),
  );
  const [since] = counts.flatMap(({ since }) => since ?? []).toSorted();
  return { count: counts.reduce((sum, { count }) => sum + count, 0), since };
}

export type AmbiguousMatch = MatchedClientRecord & { candidates: ClientChoice[] };

/** The newest of them, each with the clients it may belong to. */
export async function listAmbiguousMatches(db: Db): Promise<AmbiguousMatch[]> {
  const records = await Promise.all(
    CLIENT_RECORD_NOUNS.map(async (noun) => {
      const rows = await db
        .selectFrom(noun)
        .select('id')
        .where(isAmbiguous)
        .orderBy('receivedAt', 'desc')
        .limit(MATCHES_PER_PAGE)
        .execute();
      return listClientRecords(db, noun, idsOf(rows));
    }),
  );
  const newest = sortedByKey(records.flat(), ({ receivedAt }) => receivedAt)
    .slice(-MATCHES_PER_PAGE)
    .toReversed();
  return Promise.all(newest.map(async (record) => ({ ...record, candidates: await listCandidatesOf(db, record) })));
}

/** Written exactly as in the partial index, or SQLite would not use it. */
const isAmbiguous = sql<boolean>`"clientMatch" = 'ambiguous'`;

/** The clients a record may belong to at present. */
export async function listCandidatesOf(db: Db, { company }: MatchedClientRecord): Promise<ClientChoice[]> {
  if (!company) return [];
  const match = await findMatch(db, matchKeysOf(company));
  if (match.outcome === 'none') return [];
  const ids = match.outcome === 'one' ? [match.clientId] : match.clientIds;
  return db
    .selectFrom('client')
    .select(['id', 'name', 'ico', 'city'])
    .where('id', 'in', ids)
    .orderBy('nameSortKey')
    .execute();
}
