import { compared } from '#domain/slovak-order.ts';
import type { EmailTrouble } from './email-trouble.ts';
import type { HoldReason } from './held-email.ts';

/**
 * `held` waits for a staff decision, and `dropped` is the result of one; `failed` was given up, `bounced` was sent and
 * returned, `replaced` was repeated to a corrected address.
 */
export type EmailStatus = 'waiting' | 'held' | 'sent' | 'failed' | 'bounced' | 'replaced' | 'dropped';

export const EMAIL_STATUS_LABELS = {
  waiting: 'Čaká',
  held: 'Zadržaný',
  sent: 'Odoslaný',
  failed: 'Nedoručený',
  bounced: 'Nedoručený',
  replaced: 'Nahradený',
  dropped: 'Neposlaný',
} as const satisfies Record<EmailStatus, string>;

/** True for an email that staff must deal with. */
export function didNotArrive(status: EmailStatus): status is 'failed' | 'bounced' {
  return status === 'failed' || status === 'bounced';
}

/** In the order in which emails of the same moment are listed: the one to staff first. */
export const EMAIL_TITLES = {
  staffNewSignUp: 'Nová prihláška',
  staffNewContact: 'Nový dopyt',
  staffNewWaitlistEntry: 'Čaká na termín',
  contactReceived: 'Vašu správu sme dostali',
  contactReply: 'Odpoveď na dopyt',
  signUpConfirmed: 'Miesto potvrdené',
  signUpWaiting: 'Ste náhradník',
  signUpCancelled: 'Prihláška zrušená',
  participantsChanged: 'Zmena účastníkov',
  namesRequested: 'Doplňte mená účastníkov',
  payerRequested: 'Doplňte fakturačné údaje',
  birthDatesRequested: 'Doplňte dátum narodenia',
  seatOffered: 'Uvoľnené miesto',
  courseReminder: 'Pripomienka kurzu',
  feedbackRequested: 'Ako ste boli spokojní',
  courseChanged: 'Zmena kurzu',
  signUpMoved: 'Presunutá prihláška',
  courseCancelled: 'Kurz zrušený',
  courseMessage: 'E-mail od nás',
  documentsIssued: 'Doklad o kurze',
  renewalReminder: 'Blíži sa lehota',
  waitlistJoined: 'Čakáte na termín',
  lecturerInvitation: 'Pozvánka lektorovi',
  staffInvitation: 'Pozvánka do správy kurzov',
  passwordResetCode: 'Kód na nové heslo',
  passwordChanged: 'Heslo bolo zmenené',
  backupTrouble: 'Zálohy nie sú v poriadku',
  damagedFiles: 'Poškodené súbory',
  systemTrouble: 'Web potrebuje pozornosť',
} as const;

export type EmailKind = keyof typeof EMAIL_TITLES;

/** The kinds of email that notify the office of a submitted form: their address is the company's own. */
export const OFFICE_EMAIL_KINDS: readonly EmailKind[] = [
  'staffNewSignUp',
  'staffNewContact',
  'staffNewWaitlistEntry',
];

export interface EmailAbout {
  noun: 'signUp' | 'contactRequest' | 'waitlistEntry' | 'staffMember';
  id: string;
}

/** What the emails are about that staff may read; an invitation is excluded because its link gives access. */
export interface ReadableEmailAbout extends EmailAbout {
  noun: Exclude<EmailAbout['noun'], 'staffMember'>;
}

/** An address with its owner's name, as mail programs show it. */
export interface Mailbox {
  name: string;
  address: string;
}

/** An email as the desk lists it. Instants are ISO in UTC. */
export interface ListedEmail {
  id: string;
  kind: EmailKind;
  recipient: string;
  subject: string;
  status: EmailStatus;
  attempts: number;
  /** True while an attempt is under way: another one now would send it twice. */
  isBeingSent: boolean;
  /** When a waiting email is tried (again); null for any other. */
  dueAt: string | null;
  /** Why the last attempt failed; null where none has. */
  cause: EmailTrouble | null;
  /** Why it is held, or was until staff dropped it; null for any other. */
  heldBecause: HoldReason | null;
  /** What the mail server said, in its own words. */
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** The email this one repeats to another address. */
  originalId: string | null;
}

/** Sorts emails by creation time; those of the same moment in a fixed order, a repeated one after the first. */
export function byTimeWritten(one: ListedEmail, other: ListedEmail): number {
  const rank = ({ kind, originalId }: ListedEmail) => KINDS.indexOf(kind) + (originalId ? KINDS.length : 0);
  return compared(one.createdAt, other.createdAt) || rank(one) - rank(other) || compared(one.id, other.id);
}

/** The email itself, or the last of those that repeat it to other addresses; undefined once it is erased. */
export function lastRepeatOf(id: string, emails: readonly ListedEmail[]): ListedEmail | undefined {
  const repeat = emails.findLast(({ originalId }) => originalId === id);
  return repeat ? lastRepeatOf(repeat.id, emails) : emails.find((email) => email.id === id);
}

const KINDS = Object.keys(EMAIL_TITLES);

/** Minutes to wait after the first, second … refusal: three days in all, then staff must decide. */
const RETRY_MINUTES = [1, 2, 5, 15, 30, 60, 120, 240, 480, 720, 1_440, 1_440] as const;

/** Minutes until the next attempt after this many refusals by the recipient's server; undefined after the last one. */
export function minutesToNextAttempt(refusals: number): number | undefined {
  return RETRY_MINUTES[refusals - 1];
}

const OUTAGE_MINUTES = [1, 2, 5, 15] as const;

/**
 * Minutes until an email that could not be sent because of the mail server or our settings is tried again: soon at
 * first, then every quarter of an hour for as long as the outage lasts. No email is given up for an outage.
 */
export function minutesInOutage(attempts: number): number {
  return OUTAGE_MINUTES[attempts - 1] ?? 15;
}
