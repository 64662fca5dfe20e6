import { companyNameKey } from '#domain/clients/company-name.ts';
import { type FoundGroup, RESULTS_SHOWN } from '#domain/desk-search/desk-result.ts';
import { gatherMentions, type Mention } from '#domain/desk-search/mention.ts';
import type { Finder } from './desk-search.ts';
import { findClients } from './found-clients.ts';
import { findContactRequests } from './found-contact-requests.ts';
import { findSignUps } from './found-sign-ups.ts';
import { findWaitlistEntries } from './found-waitlist-entries.ts';

/** People and companies in sign-ups, waitlist entries or contact requests, and the lists that contain them all. */
export interface FoundMatters extends Pick<FoundGroup, 'lists'> {
  people: Mention[];
  companies: Mention[];
}

/** People and companies of all these records, and the contact requests; a company that has a card is shown by it. */
export const findMatters: Finder = async (app, question) => {
  const { db } = app;
  const [clients, signUps, entries, requests] = await Promise.all([
    findClients(app, question),
    findSignUps(db, question),
    findWaitlistEntries(db, question),
    findContactRequests(db, question),
  ]);
  const found = [signUps, entries, requests];
  const people = gatherMentions(
    found.flatMap(({ people }) => people),
    question.terms,
  );
  const withCard = new Set(clients.results.map(({ name }) => companyNameKey(name)));
  const companies = gatherMentions(
    found.flatMap(({ companies }) => companies).filter(({ name }) => !withCard.has(companyNameKey(name))),
    question.terms,
  );
  const lists = found.flatMap(({ lists }) => lists).filter(({ total }) => total > 0);
  return [
    { group: 'people', results: people, lists },
    { ...clients, results: [...clients.results, ...companies].slice(0, RESULTS_SHOWN) },
    requests.group,
  ];
};
