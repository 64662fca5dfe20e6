import { searchable } from '#domain/search.ts';
import { EMAIL_TITLES, type EmailKind, type EmailStatus, type ReadableEmailAbout } from './email.ts';
import type { EmailTrouble } from './email-trouble.ts';
import type { HoldReason } from './held-email.ts';

/** What there is to do with an email, as the desk's list of all emails sorts them. */
export type PostState = 'undelivered' | 'held' | 'waiting' | 'sent' | 'ended';

export const STATUSES_OF = {
  undelivered: ['failed', 'bounced'],
  held: ['held'],
  waiting: ['waiting'],
  sent: ['sent'],
  ended: ['dropped', 'replaced'],
} as const satisfies Record<PostState, readonly EmailStatus[]>;

export const POST_STATE_LABELS = {
  undelivered: 'Nedoručené',
  held: 'Zadržané',
  waiting: 'Čakajú',
  sent: 'Odoslané',
  ended: 'Neposlané',
} as const satisfies Record<PostState, string>;

/** The states in which staff decide what becomes of an email; one to a colleague is shown with the colleague instead. */
export function isToDecide(state: PostState | undefined): boolean {
  return state === 'undelivered' || state === 'held';
}

/** What emails are about, to narrow the list by. */
export const POST_ABOUT_LABELS = {
  signUp: 'Prihlášky',
  contactRequest: 'Dopyty',
  waitlistEntry: 'Čakajúci',
  staffMember: 'Prístup do správy',
} as const;

export type PostAbout = keyof typeof POST_ABOUT_LABELS;

export const POST_ORDERS = { newest: 'Od najnovších', oldest: 'Od najstarších' } as const;

export type PostOrder = keyof typeof POST_ORDERS;

/** Emails to one member of the staff, which nobody else reads. */
const OF_STAFF: readonly string[] = [
  'staffInvitation',
  'passwordResetCode',
  'passwordChanged',
  'backupTrouble',
  'damagedFiles',
] satisfies EmailKind[];

/** The kinds of emails staff may read, by their titles. */
export const READABLE_KINDS: Partial<Record<EmailKind, string>> = Object.fromEntries(
  Object.entries(EMAIL_TITLES).filter(([kind]) => !OF_STAFF.includes(kind)),
);

/** An email as the desk's list of all of them shows it. Instants are ISO in UTC. */
export interface PostedEmail {
  recipient: string;
  status: EmailStatus;
  heldBecause: HoldReason | null;
  cause: EmailTrouble | null;
  attempts: number;
  createdAt: string;
  /** What may be read and done with it; null for an email that opens a member of staff the door. */
  readable: ReadableEmail | null;
}

interface ReadableEmail {
  id: string;
  kind: EmailKind;
  subject: string;
  about: ReadableEmailAbout;
  /** Whose that is: a person's name or a company's. */
  aboutName: string;
}

/** What staff can do with an email from the list. */
export type PostAct = 'send' | 'drop' | 'correct';

const ACTS: Record<EmailStatus, readonly PostAct[]> = {
  failed: ['send', 'drop', 'correct'],
  bounced: ['send', 'drop', 'correct'],
  held: ['send', 'drop', 'correct'],
  waiting: ['drop'],
  dropped: [],
  sent: [],
  replaced: [],
};

export function mayNow(act: PostAct, status: EmailStatus): boolean {
  return ACTS[status].includes(act);
}

/** The emails something can be done with, by their status. */
export function statusesFor(act: PostAct): EmailStatus[] {
  return (Object.keys(ACTS) as EmailStatus[]).filter((status) => mayNow(act, status));
}

/** So many emails are decided on at once: they leave one after the other, and a mistake should have an end. */
export const EMAILS_PER_ACT_MAX = 500;

/** Entries of an index have an end: on Postgres at 2 700 bytes, three for a character. */
const SEARCH_TEXT_LENGTH_MAX = 600;

/** What the list's search looks in; the subject is for nobody to find where nobody may read it. */
export function emailSearchText(
  about: PostAbout,
  { recipient, aboutName, subject }: { recipient: string; aboutName: string; subject: string },
): string {
  const facts = about === 'staffMember' ? [recipient, aboutName] : [recipient, aboutName, subject];
  return searchable(facts).slice(0, SEARCH_TEXT_LENGTH_MAX).toWellFormed();
}

/** How many of the chosen emails something was done to; the others have left, or somebody was quicker. */
export interface DecisionOutcome {
  done: number;
  passedOver: number;
}
