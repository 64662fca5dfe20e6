import { randomUUID } from 'node:crypto';
import { clientSearchText } from '#domain/clients/client.ts';
import type { ClientMarks, CompanyFacts } from '#domain/clients/match-client.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { addMarks } from './learn-marks.ts';

/** Creates a client from what a company stated about itself; returns its id. */
export async function foundClient(
  change: Change,
  { companyName: name }: CompanyFacts,
  marks: ClientMarks,
): Promise<string> {
  const id = randomUUID();
  const { ico = null, domain } = marks;
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
      cardId: id,
      lastMatterAt: null,
      createdAt: instant(change),
      nameSortKey: slovakSortKey(name),
      searchText: clientSearchText([{ name, ico, ...nowhere }], [], domain ? [domain] : []),
    })
    .execute();
  await addMarks(change, id, marks);
  change.record({ noun: 'client', id, verb: 'founded', after: { name, ico } });
  return id;
}
