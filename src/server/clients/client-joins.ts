import type { ClientChoice } from '#domain/clients/client-details.ts';
import { idsOf } from '#domain/record-id.ts';
import type { StaffChange } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { joinedClientIds } from './client-details.ts';
import { refreshPrimaryClient } from './refresh-primary-client.ts';

type JoinOutcome =
  | { outcome: 'done'; primaryClientId: string }
  | { outcome: 'not-found' }
  /** One of them was joined meanwhile, or both are the same client. */
  | { outcome: 'not-possible' };

/**
 * Joins a client into another one, which becomes its primary client. Its records are not rewritten: only
 * `primaryClientId` changes, so that `splitClient` can undo it at any time. Neither client may be joined already, so
 * that joins form no cycle.
 */
export async function joinClient(change: StaffChange<'office'>, id: string, intoId: string): Promise<JoinOutcome> {
  const { db } = change;
  await change.lock('client', id, intoId);
  const [client, into] = await Promise.all([findJoin(db, id), findJoin(db, intoId)]);
  if (!client || !into) return { outcome: 'not-found' };
  if (id === intoId || client.joinedIntoId !== null || into.joinedIntoId !== null) return { outcome: 'not-possible' };
  await db.updateTable('client').set({ joinedIntoId: intoId }).where('id', '=', id).execute();
  await db.updateTable('client').set({ primaryClientId: intoId }).where('primaryClientId', '=', id).execute();
  await refreshPrimaryClient(change, intoId);
  change.record({ noun: 'client', id, verb: 'joined', after: { joinedInto: into.name } });
  return { outcome: 'done', primaryClientId: intoId };
}

/** Makes a client its own primary client again, together with all clients that were joined into it. */
export async function splitClient(change: StaffChange<'office'>, id: string): Promise<'done' | 'not-found'> {
  const { db } = change;
  const seen = await findJoin(db, id);
  if (!seen) return 'not-found';
  await change.lock('client', id, seen.primaryClientId);
  const client = await findJoin(db, id);
  if (!client) return 'not-found';
  if (client.joinedIntoId === null) return 'done';
  const into = await findJoin(db, client.joinedIntoId);
  await db.updateTable('client').set({ joinedIntoId: null }).where('id', '=', id).execute();
  await db
    .updateTable('client')
    .set({ primaryClientId: id })
    .where('id', 'in', await listJoinedIds(db, id))
    .execute();
  await refreshPrimaryClient(change, id);
  await refreshPrimaryClient(change, client.primaryClientId);
  change.record({ noun: 'client', id, verb: 'split', before: { joinedInto: into?.name } });
  return 'done';
}

function findJoin(db: Db, id: string) {
  return db
    .selectFrom('client')
    .select(['name', 'joinedIntoId', 'primaryClientId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The client and all clients joined into it, directly or through others. */
async function listJoinedIds(db: Db, id: string): Promise<string[]> {
  const ids = [id];
  for (let level = ids; level.length > 0; ) {
    const next = await db.selectFrom('client').select('id').where('joinedIntoId', 'in', level).execute();
    level = idsOf(next);
    ids.push(...level);
  }
  return ids;
}

const SIMILAR_CLIENTS_MAX = 10;

/** Other primary clients that share a domain or a name with this one: the same company, perhaps. */
export function listSimilarClients(db: Db, primaryClientId: string): Promise<ClientChoice[]> {
  return db
    .selectFrom('client')
    .select(['id', 'name', 'ico', 'city'])
    .where('joinedIntoId', 'is', null)
    .where('id', '!=', primaryClientId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('clientMatchKey as own')
        .innerJoin('clientMatchKey as other', (join) =>
          join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
        )
        .innerJoin('client as sharing', 'sharing.id', 'other.clientId')
        .select('sharing.primaryClientId')
        .where('own.clientId', 'in', joinedClientIds(db, primaryClientId)),
    )
    .orderBy('nameSortKey')
    .limit(SIMILAR_CLIENTS_MAX)
    .execute();
}
