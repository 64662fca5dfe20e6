import type { HoldReason } from '#domain/letters/held-letter.ts';
import { listPath } from '#web/ui/desk/list-filter.ts';

/** Where letters stand that wait for the word of staff. */
export const HELD_LETTERS = '/dashboard/listy';

type Verdict = 'odoslanie' | 'vyradenie';

/** A page of that list. */
export function heldLettersPath(page: number): string {
  return listPath(HELD_LETTERS, { page });
}

/** Where the word on one letter is said, to lead back to this page of the list. */
export function heldLetterPath(id: string, verdict: Verdict, page: number): string {
  return listPath(`${HELD_LETTERS}/${encodeURIComponent(id)}/${verdict}`, { page });
}

/** Where the word on all letters held for one reason is said. */
export function heldForReasonPath(reason: HoldReason, verdict: Verdict): string {
  return `${HELD_LETTERS}/dovody/${reason}/${verdict}`;
}
