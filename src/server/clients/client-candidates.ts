import {
  type ClientCandidate,
  type ClientMatch,
  type ClientMatchKeys,
  matchClient,
} from '#domain/clients/match-client.ts';
import type { Db } from '#server/db/database.ts';

export async function findMatch(db: Db, keys: ClientMatchKeys): Promise<ClientMatch> {
  return matchClient(keys, await listCandidates(db, keys));
}

/** The primary clients that share one of the match keys, each with the IČOs of all clients joined into it. */
async function listCandidates(db: Db, keys: ClientMatchKeys): Promise<ClientCandidate[]> {
  const [sharing, byIco] = await Promise.all([listSharing(db, keys), findByIco(db, keys)]);
  const ids = new Set([...sharing.map(({ primaryClientId }) => primaryClientId), ...byIco]);
  if (ids.size === 0) return [];
  const members = await db
    .selectFrom('client')
    .select(['primaryClientId', 'ico'])
    .where('primaryClientId', 'in', [...ids])
    .execute();
  return [...Map.groupBy(members, ({ primaryClientId }) => primaryClientId)].map(([id, joined]) => ({
    id,
    icos: joined.map(({ ico }) => ico).filter((ico) => ico !== null),
    sharesDomain: sharing.some(({ primaryClientId, kind }) => primaryClientId === id && kind === 'domain'),
    sharesName: sharing.some(({ primaryClientId, kind }) => primaryClientId === id && kind === 'name'),
  }));
}

async function listSharing(db: Db, { domain, nameKey }: ClientMatchKeys) {
  if (domain === undefined && nameKey === undefined) return [];
  return db
    .selectFrom('clientMatchKey')
    .innerJoin('client', 'client.id', 'clientMatchKey.clientId')
    .select(['primaryClientId', 'kind'])
    .distinct()
    .where(({ or, and }) =>
      or([and({ kind: 'domain', value: domain ?? '' }), and({ kind: 'name', value: nameKey ?? '' })]),
    )
    .execute();
}

async function findByIco(db: Db, { ico }: ClientMatchKeys): Promise<string[]> {
  if (ico === undefined) return [];
  const client = await db.selectFrom('client').select('primaryClientId').where('ico', '=', ico).executeTakeFirst();
  return client ? [client.primaryClientId] : [];
}
