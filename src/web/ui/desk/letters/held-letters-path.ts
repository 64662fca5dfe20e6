import type { HoldReason } from '#domain/letters/held-letter.ts';
import { type ListFilter, listPath, readListFilter } from '#web/ui/desk/list-filter.ts';

/** Where letters stand that wait for the word of staff. */
export const HELD_LETTERS = '/dashboard/listy';

type HeldFilter = ListFilter<never>;

type Verdict = 'odoslanie' | 'vyradenie';

/** The list has pages only. */
export function readHeldFilter(query: URLSearchParams): HeldFilter {
  return { page: readListFilter(query, {}).page };
}

/** A page of that list. */
export function heldLettersPath(filter: HeldFilter): string {
  return listPath(HELD_LETTERS, filter);
}

/** Where the word on one letter is said, to lead back to this page of the list. */
export function heldLetterPath(id: string, verdict: Verdict, filter: HeldFilter): string {
  return listPath(`${HELD_LETTERS}/${encodeURIComponent(id)}/${verdict}`, filter);
}

/** Where the word on all letters held for one reason is said. */
export function heldForReasonPath(reason: HoldReason, verdict: Verdict): string {
  return `${HELD_LETTERS}/dovody/${reason}/${verdict}`;
}
