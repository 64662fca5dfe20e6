import type { City } from '#domain/courses/course.ts';
import {
  WAITLIST_ORDERS,
  WAITLIST_STATE_LABELS,
  type WaitlistOrder,
  type WaitlistState,
} from '#domain/waitlist/waitlist-entry.ts';
import { WAITLIST } from '#web/desk/kit/desk-sections.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import {
  type ListFilter,
  listPath,
  readChoice,
  readCity,
  readListFilter,
  readText,
} from '#web/desk/kit/list-filter.ts';

/** The filter of the waitlist. */
export interface WaitlistListFilter extends ListFilter<WaitlistState> {
  courseTypeId?: string;
  city?: City;
  order?: WaitlistOrder;
  clientId?: string;
}

/** Reads `?stav=&hladat=&typ=&mesto=&zoradenie=&klient=&strana=`. */
export function readWaitlistFilter(query: URLSearchParams): WaitlistListFilter {
  return {
    ...readListFilter(query, WAITLIST_STATE_LABELS),
    courseTypeId: readText(query, 'typ'),
    city: readCity(query),
    clientId: readText(query, 'klient'),
    order: readChoice(query, 'zoradenie', WAITLIST_ORDERS),
  };
}

/** The address of the list with this filter. */
export function waitlistPath(filter: WaitlistListFilter, done: JustDone = {}): string {
  return pathFrom(WAITLIST, filter, justDoneQuery(done));
}

/** The address of an action on the selected rows of the list with this filter. */
export function waitlistActionPath(action: 'vyradenie' | 'spat', filter: WaitlistListFilter): string {
  return pathFrom(`${WAITLIST}/${action}`, filter);
}

/** The address of an entry or of restoring it, keeping the list's filter. */
export function waitlistEntryPath(id: string, filter: WaitlistListFilter, step?: 'vratenie'): string {
  return pathFrom([WAITLIST, encodeURIComponent(id), step].filter(Boolean).join('/'), filter);
}

function pathFrom(
  path: string,
  { courseTypeId, city, order, clientId, ...filter }: WaitlistListFilter,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { typ: courseTypeId, mesto: city, zoradenie: order, klient: clientId, ...more });
}
