import { sql } from 'kysely';
import { MATTER_NOUNS } from '#domain/clients/client.ts';
import type { ClientChoice } from '#domain/clients/client-card.ts';
import { marksOf } from '#domain/clients/match-client.ts';
import type { Db } from '#server/db/database.ts';
import { findMatch } from './client-candidates.ts';
import { listMatters, type MatterOfClient } from './matter.ts';

/** So many are read and decided on one page. */
const DOUBTS_PER_PAGE = 20;

/** How many matters wait for staff to say whose they are, and since when. */
export async function readAmbiguousMatches(db: Db): Promise<{ count: number; since: string | undefined }> {
  const found = await Promise.all(
    MATTER_NOUNS.map((noun) =>
      db
        .selectFrom(noun)
        .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min('receivedAt').as('since')])
        .where(inDoubt)
        .executeTakeFirstOrThrow(),
    ),
  );
  const [since] = found.flatMap(({ since }) => since ?? []).toSorted();
  // Postgres counts in texts
  return { count: found.reduce((sum, { count }) => sum + Number(count), 0), since };
}

export type Doubt = MatterOfClient & { candidates: ClientChoice[] };

/** Those that have come last, each with the clients it may be of. */
export async function listAmbiguousMatches(db: Db): Promise<Doubt[]> {
  const matters = await Promise.all(
    MATTER_NOUNS.map(async (noun) => {
      const rows = await db
        .selectFrom(noun)
        .select('id')
        .where(inDoubt)
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

/** Word by word as its index says it, or SQLite would not look there. */
const inDoubt = sql<boolean>`"clientMatch" = 'doubt'`;

/** The clients a matter may be of, as things stand now. */
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
