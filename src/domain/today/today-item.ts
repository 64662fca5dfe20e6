import type { Day } from '#domain/day.ts';
import type { ReadableEmailAbout } from '#domain/emails/email.ts';
import type { EmailTrouble } from '#domain/emails/email-trouble.ts';
import type { HoldReason } from '#domain/emails/held-email.ts';
import type { Noun } from '#domain/events/event.ts';
import type { Renewal } from '#domain/issued-documents/issued-document.ts';
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
  renewals: { noun: 'signUp', title: 'Blížiace sa lehoty' },
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

/** What an item of each kind states. */
interface ItemFacts {
  /** A contact request that is neither answered nor taken. */
  newRequests: {
    company: string;
    phone: string;
    /** The beginning of the message. */
    message: string;
    /** Who had taken it and has left; empty where it is new. */
    assignee: string;
  };
  /** A contact request whose next step is due. */
  dueSteps: {
    company: string;
    phone: string;
    /** What is to be done, as staff wrote it. */
    step: string;
    /** The assignee; empty where there is none. */
    assignee: string;
  };
  /** The new sign-ups of one course; the message is empty where there is none. */
  newSignUps: { course: ItemCourse; signUps: (Applicant & { message: string })[] };
  /** An email that was not delivered, or several for one reason. */
  emails: SeveralEmails;
  /** A waiting sign-up that only staff can offer seats: its offer expired, or cannot be sent by e-mail. */
  endedOffers: {
    course: ItemCourse;
    signUp: Applicant;
    phone: string;
    /** „ponuka prepadla 21.11.2026“ */
    why: string;
    /** With free seats staff can offer them again by e-mail, or else confirm the sign-up. */
    next: 'offer' | 'confirm' | 'nothing';
  };
  /** Emails that are held for one reason. */
  heldEmails: SeveralEmails;
  /** A course of the next days without a lecturer. */
  noLecturer: { course: ItemCourse };
  /** A course of the next days with unnamed participants. */
  noNames: { course: ItemCourse; signUps: (Applicant & { email: string; phone: string; unnamed: number })[] };
  /** A course of the next days that has too few people. */
  belowMinimum: { course: ItemCourse; minimum: number; taken: number };
  /** A course until the end of the next working day, whose attendance list is to be printed. */
  upcomingCourse: { course: ItemCourse; taken: number };
  /** An applicant who would not recommend us; the message is the beginning of the reason. */
  lowScores: { course: ItemCourse; signUp: Applicant; phone: string; score: number; message: string };
  /** A course that is over, and whose results were not closed. */
  closings: { course: ItemCourse; taken: number };
  /** A course that is over, and that was not handed over to accounting. */
  handOvers: { course: ItemCourse; taken: number };
  /** Documents of one sign-up whose term ends soon. */
  renewals: {
    /** As the documents say. */
    course: ItemCourse & { dateTo: Day | null };
    /** Of the applicant, or of a holder once the sign-up is erased: then phone and e-mail are empty. */
    name: string;
    isErased: boolean;
    phone: string;
    email: string;
    holders: string[];
    renewal: Renewal;
  };
  /** Enough people wait for a date of one type in one city. */
  requestedDates: { requestedDate: Pick<RequestedDate, 'courseTypeId' | 'typeName' | 'city' | 'seats'> };
  /** Companies with an ambiguous match; one item for all, because each is decided on a page of its own. */
  ambiguousClients: { count: number };
}

interface SeveralEmails {
  /** The number of all; the ids are only the oldest. */
  count: number;
  why: HoldReason | EmailTrouble | null;
  /** `name` and `phone` are of whom it is about; empty where they are not known. */
  emails: {
    id: string;
    recipient: string;
    subject: string;
    about: ReadableEmailAbout;
    name: string;
    phone: string;
  }[];
}

/** Something of this kind that waits for staff; of any kind where none is named. */
export type WaitingItem<Kind extends TodayKind = TodayKind> = {
  [Each in Kind]: ItemBase & ItemFacts[Each] & { kind: Each };
}[Kind];

export type TroubledEmails = WaitingItem<'emails' | 'heldEmails'>;

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
