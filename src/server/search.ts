import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#domain/search.ts';

/** True for rows whose `searchText` holds everything somebody typed, letter by letter but without case and diacritics. */
export function holdsText(search: string): RawBuilder<boolean> {
  const terms = searchTerms(search).map((ways) => sql`(${sql.join(ways.map(isHeld), sql` or `)})`);
  return terms.length > 0 ? sql<boolean>`(${sql.join(terms, sql` and `)})` : sql<boolean>`1 = 1`;
}

function isHeld(words: string): RawBuilder<boolean> {
  const wanted = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // an expression is not looked up in an index: for words without a trigram Postgres would read all of it, and every row
  const text = HAS_TRIGRAM.test(words) ? sql`"searchText"` : sql`("searchText" || '')`;
  return sql<boolean>`${text} like ${wanted} escape '\\'`;
}

/** What `pg_trgm` finds rows by: three letters or digits in a row. */
const HAS_TRIGRAM = /[a-z\d]{3}/;
