import { type RawBuilder, sql } from 'kysely';
import { folded } from '#domain/slovak.ts';

/** True for rows whose `searchText` holds what somebody typed, letter by letter but without case and diacritics. */
export function holdsText(search: string): RawBuilder<boolean> {
  const wanted = `%${folded(search).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`"searchText" like ${wanted} escape '\\'`;
}
