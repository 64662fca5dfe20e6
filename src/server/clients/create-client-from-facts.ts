import { randomUUID } from 'node:crypto';
import { clientSearchText } from '#domain/clients/client.ts';
import type { ClientMatchKeys, CompanyFacts } from '#domain/clients/match-client.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { addMatchKeys } from './match-keys.ts';

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
