import { sql } from 'kysely';
import { companyNameKey } from '#domain/clients/company-name.ts';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { firstOf, type GroupResults, RESULTS_COUNTED, RESULTS_SHOWN } from '#domain/desk-search/desk-result.ts';
import { groupMentions } from '#domain/desk-search/mention.ts';
import { matchingClients } from '#server/clients/client-list.ts';
import { today } from '#server/clock.ts';
import { findContactRequests } from './find-contact-requests.ts';
import { findSignUps } from './find-sign-ups.ts';
import { findWaitlistEntries } from './find-waitlist-entries.ts';
import type { Finder } from './finder.ts';

/** People and companies of all these records, and the contact requests; a known client is listed as a client. */
export const findPeopleAndCompanies: Finder = async (app, query) => {
  const { db } = app;
  const [clients, signUps, entries, requests] = await Promise.all([
    findClients(app, query),
    findSignUps(db, query),
    findWaitlistEntries(db, query),
    findContactRequests(db, query),
  ]);
  const sources = [signUps, entries, requests];
  const people = groupMentions(
    sources.flatMap(({ people }) => people),
    query.terms,
  );
  const namesOfClients = new Set(clients.results.map(({ name }) => companyNameKey(name)));
  const companies = groupMentions(
    sources.flatMap(({ companies }) => companies).filter(({ name }) => !namesOfClients.has(companyNameKey(name))),
    query.terms,
  );
  const lists = sources.flatMap(({ lists }) => lists).filter(({ total }) => total > 0);
  return [
    { group: 'people', results: people, lists },
    { ...clients, results: [...clients.results, ...companies].slice(0, RESULTS_SHOWN) },
    requests.group,
  ];
};

/** Primary clients that contain it in a name, an IČO, a contact or a domain, those with the newest records first. */
async function findClients(app: Parameters<Finder>[0], { text }: DeskQuery): Promise<GroupResults> {
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
