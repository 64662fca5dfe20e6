import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#domain/search.ts';
import { type Db, isPostgres } from '#server/db/database.ts';
import { isAmongFew } from '#server/db/trigrams.ts';

/** True for a row that holds what somebody typed. */
export type TextCondition = RawBuilder<boolean>;

/** Where nothing was typed. */
export const EVERY_ROW: TextCondition = sql<boolean>`1 = 1`;

/** Tables with a `searchText` and an index of its trigrams (`0033-trigrams.ts`, `0039-desk-search.ts`). */
export type SearchedTable = 'article' | 'contactRequest' | 'course' | 'email' | 'signUp' | 'waitlistEntry';

/**
 * True for rows of this table whose `searchText` holds everything somebody typed, letter by letter but without case and
 * diacritics. On SQLite the index is asked first whether that will be few rows.
 */
export function holdsText(db: Db, table: SearchedTable, search: string | undefined): Promise<TextCondition> {
  return holdsTerms(db, table, searchTerms(search ?? ''));
}

/** The same in a table of so few rows that it has no such index. */
export function holdsTextAmongFew(search: string | undefined): TextCondition {
  return holdsEach(searchTerms(search ?? ''));
}

/** The same of what was typed, taken apart: rows that hold each term in one of its ways. */
export async function holdsTerms(db: Db, table: SearchedTable, terms: readonly string[][]): Promise<TextCondition> {
  if (terms.length === 0) return EVERY_ROW;
  const holds = holdsEach(terms);
  const amongFew = isPostgres(db) ? undefined : await isAmongFew(db, table, terms);
  return amongFew ? sql<boolean>`(${amongFew} and ${holds})` : holds;
}

function holdsEach(terms: readonly string[][]): TextCondition {
  return terms.length === 0 ? EVERY_ROW : sql<boolean>`(${sql.join(terms.map(isHeld), sql` and `)})`;
}

function isHeld(ways: string[]): RawBuilder<boolean> {
  return sql`(${sql.join(ways.map(isHeldSo), sql` or `)})`;
}

function isHeldSo(words: string): RawBuilder<boolean> {
  const wanted = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // an expression is not looked up in an index: for words without a trigram Postgres would read all of it, and every row
  const text = HAS_TRIGRAM.test(words) ? sql`"searchText"` : sql`("searchText" || '')`;
  return sql<boolean>`${text} like ${wanted} escape '\\'`;
}

/** What `pg_trgm` finds rows by: three letters or digits in a row. */
const HAS_TRIGRAM = /[a-z\d]{3}/;
