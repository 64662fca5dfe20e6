import { sql } from 'kysely';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { firstOf, type GroupResults, RESULTS_COUNTED } from '#domain/desk-search/desk-result.ts';
import { matchingClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import type { Finder } from './desk-search.ts';

/** Primary clients that contain it in a name, an IČO, a contact or a domain, those with the newest records first. */
export async function findClients(app: Parameters<Finder>[0], { text }: DeskQuery): Promise<GroupResults> {
  const clients = await matchingClients(app.db, { search: text, today: today(app) })
    .select(['id', 'name', 'ico', 'city'])
    .orderBy(sql`coalesce("lastRecordAt", '')`, 'desc')
    .orderBy('id')
    .limit(RESULTS_COUNTED + 1)
    .execute();
  const results = clients.map(({ id, name, ico, city }) => ({
    name,
    facts: [ico ? `IČO ${ico}` : '', city].filter(Boolean),
    target: { noun: 'client', id } as const,
  }));
  return firstOf('companies', 'client', results);
}
