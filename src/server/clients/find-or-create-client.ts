import { randomUUID } from 'node:crypto';
import { clientSearchText } from '#domain/clients/client.ts';
import {
  type ClientMatch,
  type ClientMatchKeys,
  type CompanyFacts,
  matchKeysOf,
} from '#domain/clients/match-client.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';
import type { ClientRecord } from './client-record.ts';
import { addMatchKeys, findMatch, updateMatchKeys } from './match-keys.ts';

/**
 * Finds the client of a record that is about to be stored, or creates it if none matches; returns the client columns of
 * the record's row. If several match, it has no client until staff choose one (decision 0046).
 */
export async function findOrCreateClient(
  change: Change,
  { company, receivedAt }: Pick<ClientRecord, 'company' | 'receivedAt'>,
): Promise<ClientColumns> {
  const match = company ? await matchOrCreate(change, company) : ({ outcome: 'none' } as const);
  if (match.outcome !== 'one') return { clientId: null, clientMatch: match.outcome };
  const { clientId } = match;
  await change.db
    .updateTable('client')
    .set({ lastRecordAt: receivedAt })
    .where('id', '=', clientId)
    .where(({ or, eb }) => or([eb('lastRecordAt', 'is', null), eb('lastRecordAt', '<', receivedAt)]))
    .execute();
  return { clientId, clientMatch: 'found' };
}

async function matchOrCreate(change: Change, company: CompanyFacts): Promise<ClientMatch> {
  const keys = matchKeysOf(company);
  let match = await findMatch(change.db, keys);
  if (match.outcome === 'none' && keys.nameKey !== undefined) {
    // another request may create the same client at this moment
    await change.lock('clientCreation', '1');
    match = await findMatch(change.db, keys);
    if (match.outcome === 'none')
      return { outcome: 'one', clientId: await createClientFromFacts(change, company, keys) };
  }
  if (match.outcome === 'one') await updateMatchKeys(change, match.clientId, keys);
  return match;
}

/** Creates a client from what a company stated about itself; returns its id. */
export async function createClientFromFacts(
  change: Change,
  { companyName: name }: CompanyFacts,
  keys: ClientMatchKeys,
): Promise<string> {
  const id = randomUUID();
  const { ico = null, domain } = keys;
  const nowhere = { street: '', city: '', contractNumber: '' };
  await change.db
    .insertInto('client')
    .values({
      id,
      name,
      ico,
      contractSince: null,
      contractUntil: null,
      joinedIntoId: null,
      primaryClientId: id,
      lastRecordAt: null,
      createdAt: instant(change),
      nameSortKey: slovakSortKey(name),
      searchText: clientSearchText([{ name, ico, ...nowhere }], [], domain ? [domain] : []),
    })
    .execute();
  await addMatchKeys(change, id, keys);
  change.record({ noun: 'client', id, verb: 'createdAutomatically', after: { name, ico } });
  return id;
}
