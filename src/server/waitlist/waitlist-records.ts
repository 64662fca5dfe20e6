import type { Selectable } from 'kysely';
import type { City } from '#domain/courses/course.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { WaitlistEntryTable } from '#server/db/tables/waitlist.ts';

/** Builds an entry from its row. */
export function toEntry({
  searchText,
  clientId,
  clientMatch,
  ...row
}: Selectable<WaitlistEntryTable>): WaitlistEntry {
  return { ...row, city: row.city as City, mayBeSplit: row.mayBeSplit === 1 };
}
