import { DEMO_CLIENTS } from '#content/demo-clients.ts';
import { clientSearchText } from '#domain/clients/client.ts';
import { companyNameKey } from '#domain/clients/company-name.ts';
import { daysLater } from '#domain/day.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import { addMatchKeys } from '#server/clients/match-keys.ts';
import { instant, today } from '#server/clock.ts';

/** Clients as staff would have entered them. */
export async function fillInDemoClients(change: Change): Promise<{ id: string }[]> {
  const clients = DEMO_CLIENTS.map((client, index) => ({ ...client, id: `demo-${index + 1}` }));
  const inDays = (days: number | null) => (days === null ? null : daysLater(today(change), days));
  for (const { contractSinceDays, contractUntilDays, contacts, branches, ...client } of clients) {
    const { id, name } = client;
    await change.db
      .insertInto('client')
      .values({
        ...client,
        contractSince: inDays(contractSinceDays),
        contractUntil: inDays(contractUntilDays),
        primaryClientId: id,
        joinedIntoId: null,
        lastRecordAt: null,
        createdAt: instant(change),
        nameSortKey: slovakSortKey(name),
        searchText: clientSearchText(
          [client],
          contacts,
          branches.flatMap(({ name, city }) => [name, city]),
        ),
      })
      .execute();
    await addMatchKeys(change, id, { nameKey: companyNameKey(name) });
    for (const [position, contact] of contacts.entries()) {
      await change.db
        .insertInto('clientContact')
        .values({ ...contact, clientId: id, position })
        .execute();
    }
    for (const [position, branch] of branches.entries()) {
      await change.db
        .insertInto('clientBranch')
        .values({ ...branch, clientId: id, position })
        .execute();
    }
  }
  return clients;
}
