import { sql } from 'kysely';
import { MATTER_NOUNS } from '#domain/clients/client.ts';
import type { ClientChoice } from '#domain/clients/client-card.ts';
import { marksOf } from '#domain/clients/match-client.ts';
import type { Db } from '#server/db/database.ts';
import { findMatch } from './client-candidates.ts';
import { listMatters, type MatterOfClient } from './matter.ts';

/** How many are listed and decided on one page. */
const DOUBTS_PER_PAGE = 20;

/** How many sign-ups, contact requests and waitlist entries wait for staff to choose their client, and since when. */
export async function readAmbiguousMatches(db: Db): Promise<{ count: number; since: string | undefined }> {
  const found = await Promise.all(
    MATTER_NOUNS.map((noun) =>
      db
        .selectFrom(noun)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('receivedAt').as('since')])
        .where(isAmbiguous)
        .executeTakeFirstOrThrow(),
    ),
  );
  const [since] = found.flatMap(({ since }) => since ?? []).toSorted();
  return { count: found.reduce((sum, { count }) => sum + Number(count), 0), since };
}

export type AmbiguousMatch = MatterOfClient & { candidates: ClientChoice[] };

/** The newest of them, each with the clients it may belong to. */
export async function listAmbiguousMatches(db: Db): Promise<AmbiguousMatch[]> {
  const matters = await Promise.all(
    MATTER_NOUNS.map(async (noun) => {
      const rows = await db
        .selectFrom(noun)
        .select('id')
        .where(isAmbiguous)
        .orderBy('receivedAt', 'desc')
        .limit(DOUBTS_PER_PAGE)
        .execute();
      return listMatters(
        db,
        noun,
        rows.map(({ id }) => id),
      );
    }),
  );
  const newest = matters
    .flat()
    .toSorted((one, other) => Number(one.receivedAt < other.receivedAt) - Number(one.receivedAt > other.receivedAt))
    .slice(0, DOUBTS_PER_PAGE);
  return Promise.all(newest.map(async (matter) => ({ ...matter, candidates: await listCandidatesOf(db, matter) })));
}

/** Written exactly as in the partial index, or SQLite would not use it. */
const isAmbiguous = sql<boolean>`"clientMatch" = 'ambiguous'`;

/** The clients a record may belong to at present. */
export async function listCandidatesOf(db: Db, { company }: MatterOfClient): Promise<ClientChoice[]> {
  if (!company) return [];
  const match = await findMatch(db, marksOf(company));
  if (match.outcome === 'none') return [];
  const ids = match.outcome === 'one' ? [match.clientId] : match.clientIds;
  return db
    .selectFrom('client')
    .select(['id', 'name', 'ico', 'city'])
    .where('id', 'in', ids)
    .orderBy('nameSortKey')
    .execute();
}
