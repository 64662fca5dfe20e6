import { companyNameKey } from '#domain/clients/company-name.ts';
import { type GroupResults, RESULTS_SHOWN } from '#domain/desk-search/desk-result.ts';
import { groupMentions, type Mention } from '#domain/desk-search/mention.ts';
import type { Finder } from './desk-search.ts';
import { findClients } from './find-clients.ts';
import { findContactRequests } from './find-contact-requests.ts';
import { findSignUps } from './find-sign-ups.ts';
import { findWaitlistEntries } from './find-waitlist-entries.ts';

/** People and companies in sign-ups, waitlist entries or contact requests, and the lists that contain them all. */
export interface PeopleAndCompanies extends Pick<GroupResults, 'lists'> {
  people: Mention[];
  companies: Mention[];
}

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
