import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import type { GroupResults } from '#domain/desk-search/desk-result.ts';
import type { Mention } from '#domain/desk-search/mention.ts';
import type { Reading } from '#server/clock.ts';

/** Finds the matches of one kind; a query has at least one long term. */
export type Finder = (app: Reading, query: DeskQuery) => Promise<GroupResults[]>;

/** People and companies in sign-ups, waitlist entries or contact requests, and the lists that contain them all. */
export interface PeopleAndCompanies extends Pick<GroupResults, 'lists'> {
  people: Mention[];
  companies: Mention[];
}
