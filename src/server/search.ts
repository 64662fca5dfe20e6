import { type RawBuilder, sql } from 'kysely';
import { searchTerms } from '#domain/search.ts';

/** True for rows whose `searchText` holds everything somebody typed, letter by letter but without case and diacritics. */
export function holdsText(search: string): RawBuilder<boolean> {
  const terms = searchTerms(search).map((ways) => sql`(${sql.join(ways.map(isHeld), sql` or `)})`);
  return terms.length > 0 ? sql<boolean>`(${sql.join(terms, sql` and `)})` : sql<boolean>`1 = 1`;
}

function isHeld(words: string): RawBuilder<boolean> {
  const wanted = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`"searchText" like ${wanted} escape '\\'`;
}
