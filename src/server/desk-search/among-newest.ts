import { type RawBuilder, sql } from 'kysely';
import type { DeskQuery } from '#domain/desk-search/desk-query.ts';
import { type GroupResults, RESULTS_COUNTED } from '#domain/desk-search/desk-result.ts';
import type { Mention } from '#domain/desk-search/mention.ts';
import type { Reading } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { containsTerms, type SearchedTable } from '#server/search.ts';

/** How many of the newest rows with the long terms are searched for short ones, which no index contains. */
const ROWS_SEARCHED_MAX = 3_000;

/** True for the newest rows that match the query: one more than are counted. */
export async function isAmongNewest(
  db: Db,
  table: SearchedTable,
  { terms, longTerms }: DeskQuery,
): Promise<RawBuilder<boolean>> {
  const short = terms.filter((term) => !longTerms.includes(term));
  const limit = short.length > 0 ? ROWS_SEARCHED_MAX : RESULTS_COUNTED + 1;
  const newestRows = sql`
    select "id", "searchText", ${NEWEST[table]} as "newest" from ${sql.table(table)}
    where ${await containsTerms(db, table, longTerms)} order by "newest" desc, "id" desc limit ${limit}`;
  return sql<boolean>`${sql.id(table, 'id')} in (
    select "id" from (${newestRows}) as "newestRow" where ${await containsTerms(db, table, short)}
    order by "newest" desc, "id" desc limit ${RESULTS_COUNTED + 1})`;
}

/** The column by which the newest rows are chosen. */
const NEWEST: Record<SearchedTable, RawBuilder<unknown>> = {
  article: sql`coalesce("publishAt", "updatedAt")`,
  contactRequest: sql`"receivedAt"`,
  course: sql`"date"`,
  email: sql`"createdAt"`,
  signUp: sql`"receivedAt"`,
  waitlistEntry: sql`"receivedAt"`,
};

/** Finds the matches of one kind; a query has at least one long term. */
export type Finder = (app: Reading, query: DeskQuery) => Promise<GroupResults[]>;

/** People and companies in sign-ups, waitlist entries or contact requests, and the lists that contain them all. */
export interface PeopleAndCompanies extends Pick<GroupResults, 'lists'> {
  people: Mention[];
  companies: Mention[];
}
