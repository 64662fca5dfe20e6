import type { City } from '#domain/courses/course.ts';
import { searchable } from '#domain/search.ts';
import { type ApplicantFields, type ApplicantName, applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';

/**
 * Somebody who waits for a date of a course type in a city in which none is on offer. What was sent is never edited, but
 * a group that is split has an entry for each of its parts. Instants are ISO in UTC.
 */
export interface WaitlistEntry
  extends ApplicantFields,
    Pick<SignUp, 'id' | 'seats' | 'consent' | 'consentVersion' | 'channel' | 'receivedAt'> {
  courseTypeId: string;
  city: City;
  /** When staff took it off the list; null while it is on it. */
  endedAt: string | null;
}

/**
 * `waiting` for a date; `offered` has a sign-up that waits for seats of one; `served` holds seats; `ended` was taken off
 * the list. Only the last is stored: the others follow from the sign-ups created from the entry.
 */
export type WaitlistState = 'waiting' | 'offered' | 'served' | 'ended';

export const WAITLIST_STATE_LABELS = {
  waiting: 'Čaká na termín',
  offered: 'Má ponuku',
  served: 'Má miesto',
  ended: 'Vyradený',
} as const satisfies Record<WaitlistState, string>;

/** Orders of the list by their name in an address; the first is the default. */
export const WAITLIST_ORDERS = { newest: 'Od najnovších', oldest: 'Najdlhšie čakajú' } as const;

export type WaitlistOrder = keyof typeof WAITLIST_ORDERS;

/** Why a selected entry is not taken off the list: it no longer waits, or was erased. */
export type WhyEntrySkipped = 'not-waiting' | 'gone';

export type ListedEntry = ApplicantName &
  Pick<WaitlistEntry, 'id' | 'city' | 'seats' | 'email' | 'phone' | 'receivedAt'> & {
    typeName: string;
    image: string;
    state: WaitlistState;
    hasFailedEmail: boolean;
  };

/** How many people wait for a date of one type in one city. */
export interface RequestedDate {
  courseTypeId: string;
  typeName: string;
  image: string;
  city: City;
  entries: number;
  seats: number;
  /** Since when the first of them waits. */
  since: string;
  /** Seats of a course of the type, as a rule. */
  typicalCapacity: number;
}

/** Whether so many wait that a date is worth adding: half of a course. */
export function areEnough({ seats, typicalCapacity }: Pick<RequestedDate, 'seats' | 'typicalCapacity'>): boolean {
  return seats >= Math.ceil(typicalCapacity / 2);
}

/** What the list is searched in. */
export function waitlistSearchText(
  entry: ApplicantName & Pick<WaitlistEntry, 'email' | 'phone' | 'message' | 'city'>,
): string {
  const { email, phone, message, city } = entry;
  return searchable([applicantName(entry), email, message, city], phone);
}
