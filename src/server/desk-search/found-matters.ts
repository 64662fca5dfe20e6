import type { FoundGroup } from '#domain/desk-search/desk-result.ts';
import { gatherMentions, type Mention } from '#domain/desk-search/mention.ts';
import type { Finder } from './desk-search.ts';
import { findContactRequests } from './found-contact-requests.ts';
import { findSignUps } from './found-sign-ups.ts';
import { findWaitlistEntries } from './found-waitlist-entries.ts';

/** Whom sign-ups, entries of the waitlist or contact requests name, and the lists that have them all. */
export interface FoundMatters extends Pick<FoundGroup, 'lists'> {
  people: Mention[];
  companies: Mention[];
}

/** People and companies, whatever they came with, and the contact requests. */
export const findMatters: Finder = async ({ db }, question) => {
  const [signUps, entries, requests] = await Promise.all([
    findSignUps(db, question),
    findWaitlistEntries(db, question),
    findContactRequests(db, question),
  ]);
  const found = [signUps, entries, requests];
  const people = gatherMentions(
    found.flatMap(({ people }) => people),
    question.terms,
  );
  const companies = gatherMentions(
    found.flatMap(({ companies }) => companies),
    question.terms,
  );
  const lists = found.flatMap(({ lists }) => lists).filter(({ total }) => total > 0);
  return [
    { group: 'people', results: people, lists },
    { group: 'companies', results: companies, lists: [] },
    requests.group,
  ];
};
