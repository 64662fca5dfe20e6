import { DEMO_CLIENTS } from '#content/demo-clients.ts';
import { daysLater } from '#domain/day.ts';
import type { Change } from '#server/change.ts';
import { storeClient } from '#server/clients/clients.ts';
import { today } from '#server/clock.ts';

/** Clients as staff would have entered them. */
export async function fillInDemoClients(change: Change): Promise<{ id: string }[]> {
  const clients = DEMO_CLIENTS.map((client, index) => ({ ...client, id: `demo-${index + 1}` }));
  const inDays = (days: number | null) => (days === null ? null : daysLater(today(change), days));
  for (const { id, contractSinceDays, contractUntilDays, ...client } of clients) {
    const contract = { contractSince: inDays(contractSinceDays), contractUntil: inDays(contractUntilDays) };
    await storeClient(change, id, { ...client, ...contract, domains: [] });
  }
  return clients;
}
