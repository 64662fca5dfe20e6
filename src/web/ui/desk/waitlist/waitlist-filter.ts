import type { City } from '#domain/courses/course.ts';
import { WAITLIST_STATE_LABELS, type WaitlistState } from '#domain/waitlist/waitlist-entry.ts';
import { WAITLIST } from '#web/ui/desk/desk-sections.ts';
import { type ListFilter, listPath, readCity, readListFilter, readWords } from '#web/ui/desk/list-filter.ts';

/** What narrows the list of those who wait for a date. */
export interface WaitlistListFilter extends ListFilter<WaitlistState> {
  courseTypeId?: string;
  city?: City;
}

/** Reads `?stav=&hladat=&typ=&mesto=&strana=`. */
export function readWaitlistFilter(query: URLSearchParams): WaitlistListFilter {
  return {
    ...readListFilter(query, WAITLIST_STATE_LABELS),
    courseTypeId: readWords(query, 'typ'),
    city: readCity(query),
  };
}

/** Where the list so narrowed is. */
export function waitlistPath(filter: WaitlistListFilter): string {
  return pathFrom(WAITLIST, filter);
}

/** Where an entry is, or its return, for who comes from the list so narrowed and goes back there. */
export function waitlistEntryPath(id: string, filter: WaitlistListFilter, step?: 'vratenie'): string {
  return pathFrom([WAITLIST, encodeURIComponent(id), step].filter(Boolean).join('/'), filter);
}

function pathFrom(path: string, { courseTypeId, city, ...filter }: WaitlistListFilter): string {
  return listPath(path, filter, { typ: courseTypeId, mesto: city });
}
