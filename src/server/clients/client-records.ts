import type { ClientRecord } from '#domain/clients/client-card.ts';
import type { Db } from '#server/db/database.ts';

export async function findClient(db: Db, id: string): Promise<ClientRecord | undefined> {
  const [client] = await listClientsWhole(db, 'id', id);
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

/** All clients on one card: first the card's own, then those that were joined into it. */
export async function listOnCard(db: Db, cardId: string): Promise<ClientRecord[]> {
  const clients = await listClientsWhole(db, 'cardId', cardId);
  return clients.toSorted((one, other) => Number(other.id === cardId) - Number(one.id === cardId));
}

async function listClientsWhole(db: Db, column: 'id' | 'cardId', value: string): Promise<ClientRecord[]> {
  const rows = await db.selectFrom('client').selectAll().where(column, '=', value).orderBy('nameSortKey').execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [contacts, branches, marks] = await Promise.all([
    db.selectFrom('clientContact').selectAll().where('clientId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('clientBranch').selectAll().where('clientId', 'in', ids).orderBy('position').execute(),
    db.selectFrom('clientMark').selectAll().where('clientId', 'in', ids).orderBy('value').execute(),
  ]);
  return rows.map(({ nameSortKey, searchText, lastMatterAt, ...client }) => ({
    ...client,
    domains: marks.filter((mark) => mark.clientId === client.id && mark.kind === 'domain').map(({ value }) => value),
    contacts: contacts.filter(({ clientId }) => clientId === client.id).map(withoutPlace),
    branches: branches.filter(({ clientId }) => clientId === client.id).map(withoutPlace),
  }));
}

function withoutPlace<Row extends { clientId: string; position: number }>({ clientId, position, ...row }: Row) {
  return row;
}
