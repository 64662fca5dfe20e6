/** A letter in the outbox waits, has left, or was given up after the last attempt. */
export type LetterStatus = 'waiting' | 'sent' | 'failed';

export const LETTER_STATUS_LABELS = {
  waiting: 'Čaká',
  sent: 'Odoslaný',
  failed: 'Zlyhal',
} as const satisfies Record<LetterStatus, string>;

export const LETTER_TITLES = {
  signUpConfirmed: 'Miesto potvrdené',
  signUpWaiting: 'Ste náhradník',
  signUpCancelled: 'Prihláška zrušená',
  staffNewSignUp: 'Nová prihláška',
  contactReceived: 'Vašu správu sme dostali',
  staffNewContact: 'Nový dopyt',
} as const;

export type LetterKind = keyof typeof LETTER_TITLES;

/** Minutes to wait after the first, second … failed attempt: three days in all, then a person must look. */
const RETRY_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1_440, 1_440] as const;

/** Minutes until the next attempt; undefined when the letter has been tried often enough. */
export function minutesToNextAttempt(attempts: number): number | undefined {
  return RETRY_MINUTES[attempts - 1];
}
