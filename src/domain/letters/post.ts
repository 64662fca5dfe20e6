import { searchable } from '#domain/search.ts';
import type { HoldReason } from './held-letter.ts';
import { LETTER_TITLES, type LetterKind, type LetterStatus, type ReadableLetterAbout } from './letter.ts';
import type { LetterTrouble } from './letter-trouble.ts';

/** What there is to do with a letter, as the desk's list of all letters sorts them. */
export type PostState = 'undelivered' | 'held' | 'waiting' | 'sent' | 'ended';

export const STATUSES_OF = {
  undelivered: ['failed', 'bounced'],
  held: ['held'],
  waiting: ['waiting'],
  sent: ['sent'],
  ended: ['dropped', 'replaced'],
} as const satisfies Record<PostState, readonly LetterStatus[]>;

export const POST_STATE_LABELS = {
  undelivered: 'Nedoručené',
  held: 'Zadržané',
  waiting: 'Čakajú',
  sent: 'Odoslané',
  ended: 'Neposlané',
} as const satisfies Record<PostState, string>;

/** The states in which staff decide what becomes of a letter; one to a colleague is shown with the colleague instead. */
export function isToDecide(state: PostState | undefined): boolean {
  return state === 'undelivered' || state === 'held';
}

/** What letters are about, to narrow the list by. */
export const POST_ABOUT_LABELS = {
  signUp: 'Prihlášky',
  contactRequest: 'Dopyty',
  waitlistEntry: 'Čakajúci',
  staffMember: 'Prístup do správy',
} as const;

export type PostAbout = keyof typeof POST_ABOUT_LABELS;

export const POST_ORDERS = { newest: 'Od najnovších', oldest: 'Od najstarších' } as const;

export type PostOrder = keyof typeof POST_ORDERS;

/** Letters to one member of the staff, which nobody else reads. */
const OF_STAFF: readonly string[] = [
  'staffInvitation',
  'passwordResetCode',
  'passwordChanged',
  'backupTrouble',
  'damagedFiles',
] satisfies LetterKind[];

/** The kinds of letters staff may read, by their titles. */
export const READABLE_KINDS: Partial<Record<LetterKind, string>> = Object.fromEntries(
  Object.entries(LETTER_TITLES).filter(([kind]) => !OF_STAFF.includes(kind)),
);

/** A letter as the desk's list of all of them shows it. Instants are ISO in UTC. */
export interface PostedLetter {
  recipient: string;
  status: LetterStatus;
  heldBecause: HoldReason | null;
  cause: LetterTrouble | null;
  attempts: number;
  createdAt: string;
  /** What may be read and done with it; null for a letter that opens a member of staff the door. */
  readable: ReadableLetter | null;
}

interface ReadableLetter {
  id: string;
  kind: LetterKind;
  subject: string;
  about: ReadableLetterAbout;
  /** Whose that is: a person's name or a company's. */
  aboutName: string;
}

/** What staff can do with a letter from the list. */
export type PostAct = 'send' | 'drop' | 'mend';

const ACTS: Record<LetterStatus, readonly PostAct[]> = {
  failed: ['send', 'drop', 'mend'],
  bounced: ['send', 'drop', 'mend'],
  held: ['send', 'drop', 'mend'],
  waiting: ['drop'],
  dropped: [],
  sent: [],
  replaced: [],
};

export function mayNow(act: PostAct, status: LetterStatus): boolean {
  return ACTS[status].includes(act);
}

/** The letters something can be done with, by their status. */
export function statusesFor(act: PostAct): LetterStatus[] {
  return (Object.keys(ACTS) as LetterStatus[]).filter((status) => mayNow(act, status));
}

/** So many letters are decided on at once: they leave one after the other, and a mistake should have an end. */
export const LETTERS_PER_ACT_MAX = 500;

/** Entries of an index have an end: on Postgres at 2 700 bytes, three for a character. */
const SEARCH_TEXT_LENGTH_MAX = 600;

/** What the list's search looks in; the subject is for nobody to find where nobody may read it. */
export function letterSearchText(
  about: PostAbout,
  { recipient, aboutName, subject }: { recipient: string; aboutName: string; subject: string },
): string {
  const facts = about === 'staffMember' ? [recipient, aboutName] : [recipient, aboutName, subject];
  return searchable(facts).slice(0, SEARCH_TEXT_LENGTH_MAX).toWellFormed();
}

/** How many of the chosen letters something was done to; the others have left, or somebody was quicker. */
export interface DecisionOutcome {
  done: number;
  passedOver: number;
}
