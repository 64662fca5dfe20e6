import type { Day } from '#domain/day.ts';
import type { Noun } from '#domain/events/event.ts';
import type { HoldReason } from '#domain/letters/held-letter.ts';
import type { ReadableLetterAbout } from '#domain/letters/letter.ts';
import type { LetterTrouble } from '#domain/letters/letter-trouble.ts';
import type { SignUpInList } from '#domain/sign-ups/sign-up.ts';
import type { AwaitedDate } from '#domain/waitlist/waitlist-entry.ts';
import type { Postponement } from './postponement.ts';

/** What waits for a person of the office: what each kind is about, and what it is called where it is counted. */
export const TODAY_KINDS = {
  newSignUps: { noun: 'signUp', title: 'Nové prihlášky' },
  endedOffers: { noun: 'signUp', title: 'Náhradníci bez odpovede' },
  lateRequests: { noun: 'contactRequest', title: 'Dopyty po lehote' },
  dueSteps: { noun: 'contactRequest', title: 'Ďalší krok dopytu' },
  letters: { noun: 'letter', title: 'Nedoručené a\u00A0zadržané e-maily' },
  noLecturer: { noun: 'course', title: 'Kurzy bez lektora' },
  noNames: { noun: 'course', title: 'Chýbajúce mená' },
  belowMinimum: { noun: 'course', title: 'Kurzy pod minimom' },
  attendance: { noun: 'course', title: 'Najbližšie kurzy' },
  awaitedDates: { noun: 'courseType', title: 'Chýbajúce termíny' },
  clientDoubts: { noun: 'client', title: 'Klienti na\u00A0posúdenie' },
} as const satisfies Record<string, { noun: Noun; title: string }>;

export type TodayKind = keyof typeof TODAY_KINDS;

export const TODAY_KIND_NAMES = Object.keys(TODAY_KINDS) as TodayKind[];

interface Waits {
  /** What it is about; several things that are closed together. */
  ids: string[];
  /** Since when it waits: a day, or an instant. Both compare as text. */
  since: Day | string;
}

/** A course as an item names it. */
export interface ItemCourse {
  id: string;
  name: string;
  date: Day;
  city: string;
}

type Applicant = Pick<SignUpInList, 'id' | 'applicant' | 'firstName' | 'lastName' | 'companyName' | 'seats'>;

/** New sign-ups of one course, which nobody has looked at. */
export interface NewSignUps extends Waits {
  kind: 'newSignUps';
  course: ItemCourse;
  signUps: Applicant[];
}

/** A sign-up that waits for seats and is asked by staff only: its offer ran out, or no e-mail can ask it. */
export interface EndedOffer extends Waits {
  kind: 'endedOffers';
  course: ItemCourse;
  signUp: Applicant;
  phone: string;
  /** „ponuka prepadla 21.11.2026“ */
  why: string;
  /** Seats are free for it: staff offer them once more by e-mail, or give them to who has said yes. */
  next: 'offer' | 'confirm' | 'nothing';
}

/** A contact request nobody has answered in time. */
export interface LateRequest extends Waits {
  kind: 'lateRequests';
  company: string;
  phone: string;
}

/** A contact request whose next step is due. */
export interface DueStep extends Waits {
  kind: 'dueSteps';
  company: string;
  phone: string;
  /** What is to be done, as staff wrote it. */
  step: string;
  /** Who has it; empty where nobody does. */
  assignee: string;
}

/** Letters that did not arrive, or are held, for one reason. */
export interface TroubledLetters extends Waits {
  kind: 'letters';
  /** How many there are of them: the ids are the oldest. */
  count: number;
  isHeld: boolean;
  why: HoldReason | LetterTrouble | null;
  letters: { id: string; recipient: string; subject: string; about: ReadableLetterAbout }[];
}

/** A course of the next days that nobody teaches. */
export interface NoLecturer extends Waits {
  kind: 'noLecturer';
  course: ItemCourse;
}

/** A course of the next days some of whose people are not named. */
export interface NoNames extends Waits {
  kind: 'noNames';
  course: ItemCourse;
  signUps: (Applicant & { email: string; phone: string; unnamed: number })[];
}

/** A course of the next days that has too few people. */
export interface BelowMinimum extends Waits {
  kind: 'belowMinimum';
  course: ItemCourse;
  minimum: number;
  taken: number;
}

/** A course before the next working day is over, whose attendance list is to be printed. */
export interface Attendance extends Waits {
  kind: 'attendance';
  course: ItemCourse;
  taken: number;
}

/** Enough people wait for a date of one type in one city. */
export interface AwaitedDateItem extends Waits {
  kind: 'awaitedDates';
  awaited: Pick<AwaitedDate, 'courseTypeId' | 'typeName' | 'city' | 'seats'>;
}

/** Companies that may be one of several clients; all of them together, as each is decided on a page of its own. */
export interface ClientDoubts extends Waits {
  kind: 'clientDoubts';
  count: number;
}

export type WaitingItem =
  | NewSignUps
  | EndedOffer
  | LateRequest
  | DueStep
  | TroubledLetters
  | NoLecturer
  | NoNames
  | BelowMinimum
  | Attendance
  | AwaitedDateItem
  | ClientDoubts;

/** Something that waits for a person, and who has put it off last, if anybody has. */
export type TodayItem = WaitingItem & { putOff: Postponement | undefined };

/** As many are shown; of the others each kind says how many there are. */
export const ITEMS_MAX = 50;

/** Those who wait longest first, and no more than are shown. */
export function oldestFirst<Item extends Waits>(items: readonly Item[]): Item[] {
  return items
    .toSorted((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0))
    .slice(0, ITEMS_MAX);
}

/** How many things of each kind wait that no item stands for. */
export function countBeyond(
  counts: Record<TodayKind, number>,
  items: readonly WaitingItem[],
): { kind: TodayKind; count: number }[] {
  return TODAY_KIND_NAMES.map((kind) => {
    const shown = items.filter((item) => item.kind === kind).reduce((sum, item) => sum + thingsIn(item), 0);
    return { kind, count: counts[kind] - shown };
  }).filter(({ count }) => count > 0);
}

function thingsIn(item: WaitingItem): number {
  return item.kind === 'letters' ? item.count : item.ids.length;
}

/** The name of an item on the page: the same as long as it waits. */
export function itemKey({ kind, ids }: Pick<WaitingItem, 'kind' | 'ids'>): string {
  return `${kind}-${ids[0]}`;
}
