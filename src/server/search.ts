import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#domain/search.ts';
import { type Db, isPostgres } from '#server/db/database.ts';
import { isAmongFew } from '#server/db/trigrams.ts';

/** True for a row that contains the typed text. */
export type TextCondition = RawBuilder<boolean>;

/** Where nothing was typed. */
export const EVERY_ROW: TextCondition = sql<boolean>`1 = 1`;

/** Tables with a `searchText` and an index of its trigrams (`0014-search.ts`). */
export type SearchedTable = 'article' | 'contactRequest' | 'course' | 'email' | 'signUp' | 'waitlistEntry';

/**
 * True for rows of this table whose `searchText` contains all typed words, ignoring case and diacritics. On SQLite the
 * index is queried first to check whether few rows match.
 */
export function holdsText(db: Db, table: SearchedTable, search: string | undefined): Promise<TextCondition> {
  return holdsTerms(db, table, searchTerms(search ?? ''));
}

/** The same in a small table without such an index. */
export function holdsTextAmongFew(search: string | undefined): TextCondition {
  return holdsEach(searchTerms(search ?? ''));
}

/** The same for typed text that is already split into terms: rows that contain each term in one of its forms. */
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
  // an expression does not use the index: without a trigram to look up, Postgres would read all of it, then every row
  const text = HAS_TRIGRAM.test(words) ? sql`"searchText"` : sql`("searchText" || '')`;
  return sql<boolean>`${text} like ${wanted} escape '\\'`;
}

/** What `pg_trgm` finds rows by: three letters or digits in a row. */
const HAS_TRIGRAM = /[a-z\d]{3}/;
