import type { Day } from '#domain/day.ts';
import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import type { EmailTrouble } from '#domain/emails/email-trouble.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import type { Noun } from '#domain/events/event.ts';
import type { ApplicantName, SignUp } from '#domain/sign-ups/sign-up.ts';
import type { RequestedDate } from '#domain/waitlist/waitlist-entry.ts';
import type { Postponement } from './postponement.ts';

/** What waits for the office, in the order it is shown: what each kind is about, and its heading. */
export const TODAY_KINDS = {
  newRequests: { noun: 'contactRequest', title: 'Nové dopyty' },
  dueSteps: { noun: 'contactRequest', title: 'Ďalší krok dopytu' },
  newSignUps: { noun: 'signUp', title: 'Prihlášky na\u00A0prečítanie' },
  emails: { noun: 'email', title: 'Nedoručené e-maily' },
  endedOffers: { noun: 'signUp', title: 'Náhradníci bez odpovede' },
  heldEmails: { noun: 'email', title: 'Zadržané e-maily' },
  noLecturer: { noun: 'course', title: 'Kurzy bez lektora' },
  noNames: { noun: 'course', title: 'Chýbajúce mená' },
  belowMinimum: { noun: 'course', title: 'Kurzy pod minimom' },
  upcomingCourse: { noun: 'course', title: 'Najbližšie kurzy' },
  lowScores: { noun: 'signUp', title: 'Nespokojní po\u00A0kurze' },
  closings: { noun: 'course', title: 'Kurzy na\u00A0uzavretie' },
  handOvers: { noun: 'course', title: 'Podklady na fakturáciu' },
  requestedDates: { noun: 'courseType', title: 'Chýbajúce termíny' },
  ambiguousClients: { noun: 'client', title: 'Klienti na\u00A0posúdenie' },
} as const satisfies Record<string, { noun: Noun; title: string }>;

export type TodayKind = keyof typeof TODAY_KINDS;

export const TODAY_KIND_NAMES = Object.keys(TODAY_KINDS) as TodayKind[];

interface ItemBase {
  /** The ids of what it is about; several things that are closed together. */
  ids: string[];
  /** Since when it waits: a day, or an instant. Both compare as text. */
  since: Day | string;
  /** It is overdue, or something has failed. */
  isUrgent?: boolean;
}

/** How many things wait: those in time, and separately those that are late or have failed. */
export interface WaitingCount {
  inTime: number;
  urgent: number;
}

/** What waits in the sections of the desk whose lists show it. */
export type SectionCounts = Record<'today' | 'signUps' | 'contactRequests' | 'emails', WaitingCount>;

/** A course as an item names it. */
export interface ItemCourse {
  id: string;
  name: string;
  date: Day;
  city: string;
}

type Applicant = ApplicantName & Pick<SignUp, 'id' | 'seats'>;

/** The new sign-ups of one course. */
export interface NewSignUps extends ItemBase {
  kind: 'newSignUps';
  course: ItemCourse;
  /** The message is empty where there is none. */
  signUps: (Applicant & { message: string })[];
}

/** A waiting sign-up that only staff can offer seats: its offer expired, or cannot be sent by e-mail. */
export interface EndedOffer extends ItemBase {
  kind: 'endedOffers';
  course: ItemCourse;
  signUp: Applicant;
  phone: string;
  /** „ponuka prepadla 21.11.2026“ */
  why: string;
  /** With free seats staff can offer them again by e-mail, or else confirm the sign-up. */
  next: 'offer' | 'confirm' | 'nothing';
}

/** A contact request that is neither answered nor taken. */
export interface NewRequest extends ItemBase {
  kind: 'newRequests';
  company: string;
  phone: string;
  /** The beginning of the message. */
  message: string;
  /** Who had taken it and has left; empty where it is new. */
  assignee: string;
}

/** A contact request whose next step is due. */
export interface DueStep extends ItemBase {
  kind: 'dueSteps';
  company: string;
  phone: string;
  /** What is to be done, as staff wrote it. */
  step: string;
  /** The assignee; empty where there is none. */
  assignee: string;
}

/** An email that was not delivered, or emails that are held for one reason. */
export interface TroubledEmails extends ItemBase {
  kind: 'emails' | 'heldEmails';
  /** The number of all; the ids are only the oldest. */
  count: number;
  why: HoldReason | EmailTrouble | null;
  emails: { id: string; recipient: string; subject: string; about: ReadableEmailAbout }[];
}

/** A course of the next days without a lecturer. */
export interface NoLecturer extends ItemBase {
  kind: 'noLecturer';
  course: ItemCourse;
}

/** A course of the next days with unnamed participants. */
export interface NoNames extends ItemBase {
  kind: 'noNames';
  course: ItemCourse;
  signUps: (Applicant & { email: string; phone: string; unnamed: number })[];
}

/** A course of the next days that has too few people. */
export interface BelowMinimum extends ItemBase {
  kind: 'belowMinimum';
  course: ItemCourse;
  minimum: number;
  taken: number;
}

/** A course until the end of the next working day, whose attendance list is to be printed. */
export interface UpcomingCourse extends ItemBase {
  kind: 'upcomingCourse';
  course: ItemCourse;
  taken: number;
}

/** An applicant who would not recommend us. */
export interface LowScore extends ItemBase {
  kind: 'lowScores';
  course: ItemCourse;
  signUp: Applicant;
  phone: string;
  score: number;
  /** The beginning of the reason. */
  message: string;
}

/** A course that is over, and whose results were not closed or that was not handed over to accounting. */
export interface EndedCourse extends ItemBase {
  kind: 'closings' | 'handOvers';
  course: ItemCourse;
  taken: number;
}

/** Enough people wait for a date of one type in one city. */
export interface RequestedDateItem extends ItemBase {
  kind: 'requestedDates';
  requestedDate: Pick<RequestedDate, 'courseTypeId' | 'typeName' | 'city' | 'seats'>;
}

/** Companies with an ambiguous match; one item for all, because each is decided on a page of its own. */
export interface AmbiguousClients extends ItemBase {
  kind: 'ambiguousClients';
  count: number;
}

export type WaitingItem =
  | NewSignUps
  | EndedOffer
  | NewRequest
  | DueStep
  | TroubledEmails
  | NoLecturer
  | NoNames
  | BelowMinimum
  | UpcomingCourse
  | LowScore
  | EndedCourse
  | RequestedDateItem
  | AmbiguousClients;

/** Something that waits for staff, and its last postponement, if any. */
export type TodayItem = WaitingItem & { postponement: Postponement | undefined };

/** Maximum items of each kind that are shown; of the others only the number is shown. */
export const ITEMS_MAX = 20;

/** Characters of a message that are shown: its first lines. */
export const MESSAGE_SHOWN_MAX = 300;

/** How many waiting things of a kind are not in these items. */
export function countNotShown({ inTime, urgent }: WaitingCount, items: readonly WaitingItem[]): number {
  return inTime + urgent - items.reduce((sum, item) => sum + countThings(item), 0);
}

function countThings(item: WaitingItem): number {
  return 'count' in item && item.kind !== 'ambiguousClients' ? item.count : item.ids.length;
}

/** The number of these items. */
export function countItems(items: readonly WaitingItem[]): WaitingCount {
  const urgent = items.filter(({ isUrgent }) => isUrgent).length;
  return { inTime: items.length - urgent, urgent };
}

/** How many things there are in all. */
export function sumOf(counts: Record<TodayKind, WaitingCount>): WaitingCount {
  return Object.values(counts).reduce((sum, { inTime, urgent }) => ({
    inTime: sum.inTime + inTime,
    urgent: sum.urgent + urgent,
  }));
}

/** The key of an item on the page: the same as long as it waits. */
export function itemKey({ kind, ids }: Pick<WaitingItem, 'kind' | 'ids'>): string {
  return `${kind}-${ids[0]}`;
}
