import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#domain/search.ts';
import type { Db } from './db/database.ts';
import { isAmongFew } from './db/trigrams.ts';

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
export function containsText(db: Db, table: SearchedTable, search: string | undefined): Promise<TextCondition> {
  return containsTerms(db, table, searchTerms(search ?? ''));
}

/** The same in a small table without such an index. */
export function containsTextInSmallTable(search: string | undefined): TextCondition {
  return containsEachTerm(searchTerms(search ?? ''));
}

/** The same for typed text that is already split into terms: rows that contain each term in one of its forms. */
export async function containsTerms(
  db: Db,
  table: SearchedTable,
  terms: readonly string[][],
): Promise<TextCondition> {
  if (terms.length === 0) return EVERY_ROW;
  const condition = containsEachTerm(terms);
  const amongFew = await isAmongFew(db, table, terms);
  return amongFew ? sql<boolean>`(${amongFew} and ${condition})` : condition;
}

function containsEachTerm(terms: readonly string[][]): TextCondition {
  return terms.length === 0 ? EVERY_ROW : sql<boolean>`(${sql.join(terms.map(matchesTerm), sql` and `)})`;
}

function matchesTerm(forms: string[]): RawBuilder<boolean> {
  return sql`(${sql.join(forms.map(matchesForm), sql` or `)})`;
}

function matchesForm(form: string): RawBuilder<boolean> {
  const pattern = `%${form.replace(/[\\%_]/g, '\\$&')}%`;
  // an expression does not use the index: without a trigram to look up, Postgres would read all of it, then every row
  const text = HAS_TRIGRAM.test(form) ? sql`"searchText"` : sql`("searchText" || '')`;
  return sql<boolean>`${text} like ${pattern} escape '\\'`;
}

/** What `pg_trgm` finds rows by: three letters or digits in a row. */
const HAS_TRIGRAM = /[a-z\d]{3}/;
