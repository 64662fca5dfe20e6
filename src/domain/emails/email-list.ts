import { searchable } from '#domain/search.ts';
import {
  EMAIL_TITLES,
  type EmailKind,
  type EmailStatus,
  type ListedEmail,
  type ReadableEmailAbout,
} from './email.ts';

/** The groups of the desk's list of all emails, by what staff can do with an email. */
export type EmailListState = 'undelivered' | 'held' | 'waiting' | 'sent' | 'ended';

export const STATUSES_OF = {
  undelivered: ['failed', 'bounced'],
  held: ['held'],
  waiting: ['waiting'],
  sent: ['sent'],
  ended: ['dropped', 'replaced'],
} as const satisfies Record<EmailListState, readonly EmailStatus[]>;

export const EMAIL_LIST_STATE_LABELS = {
  undelivered: 'Nedoručené',
  held: 'Zadržané',
  waiting: 'Čakajú',
  sent: 'Odoslané',
  ended: 'Neposlané',
} as const satisfies Record<EmailListState, string>;

/** The states in which staff decide about an email; they exclude emails to colleagues, shown with the colleague. */
export function isToDecide(state: EmailListState | undefined): boolean {
  return state === 'undelivered' || state === 'held';
}

/** What emails are about, for the filter of the list. */
export const EMAIL_ABOUT_LABELS = {
  signUp: 'Prihlášky',
  contactRequest: 'Dopyty',
  waitlistEntry: 'Čakajúci',
  staffMember: 'Prístup do správy',
} as const;

export type EmailAboutNoun = keyof typeof EMAIL_ABOUT_LABELS;

export const EMAIL_LIST_ORDERS = { newest: 'Od najnovších', oldest: 'Od najstarších' } as const;

export type EmailListOrder = keyof typeof EMAIL_LIST_ORDERS;

/** Emails to one member of the staff, which no other user may read. */
const OF_STAFF = [
  'lecturerInvitation',
  'staffInvitation',
  'passwordResetCode',
  'passwordChanged',
  'backupTrouble',
  'damagedFiles',
  'systemTrouble',
] as const satisfies EmailKind[];

/** The kinds of emails staff may read, by their titles. */
export const READABLE_KINDS = Object.fromEntries(
  Object.entries(EMAIL_TITLES).filter(([kind]) => !(OF_STAFF as readonly string[]).includes(kind)),
) as Record<Exclude<EmailKind, (typeof OF_STAFF)[number]>, string>;

/** An email as the desk's list of all of them shows it. Instants are ISO in UTC. */
export interface EmailListRow
  extends Pick<ListedEmail, 'recipient' | 'status' | 'heldBecause' | 'cause' | 'attempts' | 'createdAt'> {
  /** What may be read and done with it; null for an email that gives a member of staff access. */
  readable: ReadableEmail | null;
}

interface ReadableEmail extends Pick<ListedEmail, 'id' | 'kind' | 'subject'> {
  about: ReadableEmailAbout;
  /** The name of that person or company. */
  aboutName: string;
}

/** What staff can do with an email from the list. */
export type EmailAction = 'send' | 'drop' | 'correct';

const ALLOWED_ACTIONS: Record<EmailStatus, readonly EmailAction[]> = {
  failed: ['send', 'drop', 'correct'],
  bounced: ['send', 'drop', 'correct'],
  held: ['send', 'drop', 'correct'],
  waiting: ['drop'],
  dropped: [],
  sent: [],
  replaced: [],
};

export function isActionAllowed(action: EmailAction, status: EmailStatus): boolean {
  return ALLOWED_ACTIONS[status].includes(action);
}

/** The statuses in which this can be done. */
export function statusesAllowing(action: EmailAction): EmailStatus[] {
  return (Object.keys(ALLOWED_ACTIONS) as EmailStatus[]).filter((status) => isActionAllowed(action, status));
}

/** Maximum emails of one action: they are sent one after another, and the effect of a mistake must be limited. */
export const EMAILS_PER_ACTION_MAX = 500;

/** Index entries have a maximum size: on Postgres 2 700 bytes, with three bytes per character. */
const SEARCH_TEXT_LENGTH_MAX = 600;

/** What the list's search looks in; without the subject of emails staff may not read. */
export function emailSearchText(
  about: EmailAboutNoun,
  { recipient, aboutName, subject }: { recipient: string; aboutName: string; subject: string },
): string {
  const facts = about === 'staffMember' ? [recipient, aboutName] : [recipient, aboutName, subject];
  return searchable(facts).slice(0, SEARCH_TEXT_LENGTH_MAX).toWellFormed();
}

/** How many selected emails were changed; the others were sent already, or changed by a colleague. */
export interface DecisionOutcome {
  done: number;
  skipped: number;
}
