import { randomUUID } from 'node:crypto';
import { CLIENT_RECORD_NOUNS } from '#domain/clients/client.ts';
import type { ClientDetails } from '#domain/clients/client-details.ts';
import type { ClientFields } from '#domain/clients/client-fields.ts';
import { companyNameKey } from '#domain/clients/company-name.ts';
import { changedFields } from '#domain/events/event.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { eraseHistory } from '#server/events/erasing.ts';
import { hasRows } from '#server/list-page.ts';
import { findClient } from './client-details.ts';
import { addMatchKeys } from './match-keys.ts';
import { refreshPrimaryClient } from './refresh-primary-client.ts';

/** The client that already has an IČO, and its primary client. */
export interface IcoHolder {
  id: string;
  name: string;
  primaryClientId: string;
}

export type SaveClientOutcome =
  | { outcome: 'saved'; id: string }
  | { outcome: 'not-found' }
  | { outcome: 'ico-taken'; holder: IcoHolder }
  /** Another member of staff has saved it since; that version is returned, nothing is overwritten. */
  | { outcome: 'changed-meanwhile'; client: ClientDetails };

export async function createClient(change: StaffChange<'office'>, fields: ClientFields): Promise<SaveClientOutcome> {
  // a visitor's form may create it at this moment
  await change.lock('clientCreation', '1');
  const holder = await findIcoHolder(change.db, fields.ico);
  if (holder) return { outcome: 'ico-taken', holder };
  const id = randomUUID();
  await storeClient(change, id, fields);
  change.record({ noun: 'client', id, verb: 'created', after: recordedFields(fields) });
  return { outcome: 'saved', id };
}

/** Stores a new client, which is not joined into another one. */
export async function storeClient(change: Change, id: string, fields: ClientFields): Promise<void> {
  const { domains, contacts, branches, ...row } = fields;
  await change.db
    .insertInto('client')
    .values({
      ...row,
      id,
      primaryClientId: id,
      joinedIntoId: null,
      lastRecordAt: null,
      createdAt: instant(change),
      nameSortKey: slovakSortKey(row.name),
      searchText: '',
    })
    .execute();
  await writeDetails(change, id, fields);
  await refreshPrimaryClient(change, id);
}

/** Saves only over the version that was displayed. */
export async function updateClient(
  change: StaffChange<'office'>,
  id: string,
  fields: ClientFields,
  seenVersion: number,
): Promise<SaveClientOutcome> {
  const { db } = change;
  await change.lock('client', id);
  const client = await findClient(db, id);
  if (!client) return { outcome: 'not-found' };
  if (client.version !== seenVersion) return { outcome: 'changed-meanwhile', client };
  const holder = await findIcoHolder(db, fields.ico);
  if (holder && holder.id !== id) return { outcome: 'ico-taken', holder };
  const { domains, contacts, branches, ...row } = fields;
  await db
    .updateTable('client')
    .set({ ...row, nameSortKey: slovakSortKey(row.name), version: client.version + 1 })
    .where('id', '=', id)
    .execute();
  await writeDetails(change, id, fields);
  await refreshPrimaryClient(change, client.primaryClientId);
  change.record({
    noun: 'client',
    id,
    verb: 'changed',
    ...changedFields(client, fields, Object.keys(recordedFields(fields))),
  });
  return { outcome: 'saved', id };
}

/** Deletes a client with all that staff wrote about it; its records stay and have no client. */
export async function deleteClient(
  change: StaffChange<'office'>,
  id: string,
): Promise<'done' | 'not-found' | 'is-joined'> {
  const { db } = change;
  await change.lock('client', id);
  const client = await findClient(db, id);
  if (!client) return 'not-found';
  const joined = db.selectFrom('client').where('joinedIntoId', '=', id);
  if (client.joinedIntoId !== null || (await hasRows(joined))) return 'is-joined';
  for (const noun of CLIENT_RECORD_NOUNS) {
    await db.updateTable(noun).set({ clientId: null, clientMatch: 'none' }).where('clientId', '=', id).execute();
  }
  await eraseHistory(change, 'client', [id]);
  await db.deleteFrom('client').where('id', '=', id).execute();
  change.record({ noun: 'client', id, verb: 'deleted' });
  return 'done';
}

async function findIcoHolder(db: Db, ico: string | null): Promise<IcoHolder | undefined> {
  if (ico === null) return undefined;
  return db.selectFrom('client').select(['id', 'name', 'primaryClientId']).where('ico', '=', ico).executeTakeFirst();
}

/** Events contain no contacts, so that a contact removed from the client is stored nowhere any more. */
function recordedFields({ contacts, branches, ...fields }: ClientFields) {
  return fields;
}

/** Stores domains, contacts and branches as in the form; names that identify the client are kept. */
async function writeDetails(change: Change, clientId: string, fields: ClientFields): Promise<void> {
  const { db } = change;
  const { domains, contacts, branches } = fields;
  await db.deleteFrom('clientMatchKey').where('clientId', '=', clientId).where('kind', '=', 'domain').execute();
  for (const domain of domains) await addMatchKeys(change, clientId, { domain });
  await addMatchKeys(change, clientId, { nameKey: companyNameKey(fields.name) });
  await db.deleteFrom('clientContact').where('clientId', '=', clientId).execute();
  const placed = <Row>(row: Row, position: number) => ({ ...row, clientId, position });
  if (contacts.length > 0) await db.insertInto('clientContact').values(contacts.map(placed)).execute();
  await db.deleteFrom('clientBranch').where('clientId', '=', clientId).execute();
  if (branches.length > 0) await db.insertInto('clientBranch').values(branches.map(placed)).execute();
}
