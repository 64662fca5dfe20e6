import {
  type ClientCandidate,
  type ClientMatch,
  type ClientMatchKeys,
  matchClient,
} from '#domain/clients/match-client.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { hasRows } from '#server/list-page.ts';

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

/**
 * Adds to a client only those match keys from unverified submissions that cannot confuse it with another one: its IČO
 * if it has none, its domain if it has none, and both keys of a sender who states its IČO.
 */
export async function updateMatchKeys(change: Change, clientId: string, keys: ClientMatchKeys): Promise<void> {
  const { db } = change;
  const { ico, domain } = keys;
  const known = await db
    .selectFrom('client')
    .leftJoin('clientMatchKey', (join) =>
      join.onRef('clientMatchKey.clientId', '=', 'client.id').on('kind', '=', 'domain'),
    )
    .select(['ico', 'value as domain'])
    .where('primaryClientId', '=', clientId)
    .execute();
  const isNew = ico !== undefined && known.every((client) => client.ico === null) && !(await isIcoTaken(db, ico));
  if (isNew) {
    await db.updateTable('client').set({ ico }).where('id', '=', clientId).execute();
    change.record({
      noun: 'client',
      id: clientId,
      verb: 'completedAutomatically',
      before: { ico: null },
      after: { ico },
    });
  }
  if (ico !== undefined) await addMatchKeys(change, clientId, keys);
  else if (known.every((client) => client.domain === null)) await addMatchKeys(change, clientId, { domain });
}

/** True if some client has the IČO, which can belong to one only. */
export function isIcoTaken(db: Db, ico: string): Promise<boolean> {
  return hasRows(db.selectFrom('client').where('ico', '=', ico));
}

/** Adds match keys that identify a client from now on; existing ones are kept. */
export async function addMatchKeys(
  { db }: Change,
  clientId: string,
  { domain, nameKey }: Partial<ClientMatchKeys>,
): Promise<void> {
  const keys = [
    { kind: 'domain' as const, value: domain },
    { kind: 'name' as const, value: nameKey },
  ].flatMap(({ kind, value }) => (value === undefined ? [] : [{ kind, value, clientId }]));
  if (keys.length === 0) return;
  await db
    .insertInto('clientMatchKey')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
