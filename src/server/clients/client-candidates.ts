import {
  type ClientCandidate,
  type ClientMarks,
  type ClientMatch,
  matchClient,
} from '#domain/clients/match-client.ts';
import type { Db } from '#server/db/database.ts';

/** The client with these marks. */
export async function findMatch(db: Db, marks: ClientMarks): Promise<ClientMatch> {
  return matchClient(marks, await listCandidates(db, marks));
}

/** The cards with a client that has one of the marks, each with the IČOs of all its clients. */
async function listCandidates(db: Db, marks: ClientMarks): Promise<ClientCandidate[]> {
  const [sharing, byIco] = await Promise.all([listSharing(db, marks), findByIco(db, marks)]);
  const ids = new Set([...sharing.map(({ cardId }) => cardId), ...byIco]);
  if (ids.size === 0) return [];
  const members = await db
    .selectFrom('client')
    .select(['cardId', 'ico'])
    .where('cardId', 'in', [...ids])
    .execute();
  return [...Map.groupBy(members, ({ cardId }) => cardId)].map(([id, some]) => ({
    id,
    icos: some.map(({ ico }) => ico).filter((ico) => ico !== null),
    sharesDomain: sharing.some(({ cardId, kind }) => cardId === id && kind === 'domain'),
    sharesName: sharing.some(({ cardId, kind }) => cardId === id && kind === 'name'),
  }));
}

async function listSharing(db: Db, { domain, nameKey }: ClientMarks) {
  if (domain === undefined && nameKey === undefined) return [];
  return db
    .selectFrom('clientMark')
    .innerJoin('client', 'client.id', 'clientMark.clientId')
    .select(['cardId', 'kind'])
    .distinct()
    .where(({ or, and, eb }) =>
      or([
        and([eb('kind', '=', 'domain'), eb('value', '=', domain ?? '')]),
        and([eb('kind', '=', 'name'), eb('value', '=', nameKey ?? '')]),
      ]),
    )
    .execute();
}

async function findByIco(db: Db, { ico }: ClientMarks): Promise<string[]> {
  if (ico === undefined) return [];
  const found = await db.selectFrom('client').select('cardId').where('ico', '=', ico).executeTakeFirst();
  return found ? [found.cardId] : [];
}
