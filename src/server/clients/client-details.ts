import type { ClientDetails } from '#domain/clients/client-details.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';

export async function findClient(db: Db, id: string): Promise<ClientDetails | undefined> {
  const [client] = await listClientDetails(db, 'id', id);
  return client;
}

/** The client by which a list is filtered; undefined if there is no such client. */
export async function findClientName(
  db: Db,
  id: string | undefined,
): Promise<{ id: string; name: string } | undefined> {
  if (id === undefined) return undefined;
  return db.selectFrom('client').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/** A primary client, then the clients that were joined into it. */
export async function listClientWithJoined(db: Db, primaryClientId: string): Promise<ClientDetails[]> {
  const clients = await listClientDetails(db, 'primaryClientId', primaryClientId);
  return clients.toSorted((one, other) => Number(other.id === primaryClientId) - Number(one.id === primaryClientId));
}

async function listClientDetails(db: Db, column: 'id' | 'primaryClientId', value: string): Promise<ClientDetails[]> {
  const rows = await db.selectFrom('client').selectAll().where(column, '=', value).orderBy('nameSortKey').execute();
  if (rows.length === 0) return [];
  const ids = idsOf(rows);
  const [contacts, branches, keys] = await Promise.all([
    db.selectFrom('clientContact').selectAll().where('clientId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('clientBranch').selectAll().where('clientId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('clientMatchKey').selectAll().where('clientId', 'in', ids).orderBy('value').execute(),
  ]);
  return rows.map(({ nameSortKey, searchText, lastRecordAt, ...client }) => ({
    ...client,
    domains: keys.filter((key) => key.clientId === client.id && key.kind === 'domain').map(({ value }) => value),
    contacts: contacts.filter(({ clientId }) => clientId === client.id).map(withoutPosition),
    branches: branches.filter(({ clientId }) => clientId === client.id).map(withoutPosition),
  }));
}

function withoutPosition<Row extends { clientId: string; position: number }>({ clientId, position, ...row }: Row) {
  return row;
}

/** The ids of a primary client and of all clients joined into it, as a subquery. */
export function joinedClientIds(db: Db, primaryClientId: string) {
  return db.selectFrom('client').select('client.id').where('client.primaryClientId', '=', primaryClientId);
}
