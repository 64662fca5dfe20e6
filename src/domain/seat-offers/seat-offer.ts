import type { ApplicantName, SignUp } from '#domain/sign-ups/sign-up.ts';
import { countedSeats, verbFor } from '#domain/slovak.ts';

/**
 * `open` holds its seats. An offer ends when the applicant answers it (`accepted`, `declined`), when its time runs out
 * (`expired`), when staff take it back (`withdrawn`), or when its course or sign-up changes (`voided`).
 */
export type SeatOfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn' | 'voided';

/** Seats of a course that are held for one waiting sign-up until it answers. Instants are ISO in UTC. */
export interface SeatOffer {
  id: string;
  signUpId: string;
  /** Null once the course is deleted. */
  courseId: string | null;
  seats: number;
  state: SeatOfferState;
  madeAt: string;
  validUntil: string;
  /** When it ended, for any reason; null while it is open. */
  endedAt: string | null;
}

/** The last offer to a waiting sign-up; a voided one had no answer and does not count. */
export type LastOffer = Pick<SeatOffer, 'id' | 'seats' | 'madeAt' | 'validUntil' | 'endedAt'> & {
  state: Exclude<SeatOfferState, 'voided'>;
};

/**
 * Offers of these states prevent another automatic offer: one is open, was declined or not answered, or was withdrawn
 * by a staff decision. Staff may offer again by hand.
 */
export const OFFER_STATES_PREVENTING_ANOTHER = [
  'open',
  'declined',
  'expired',
  'withdrawn',
] as const satisfies SeatOfferState[];

export function isEligibleForOffer(lastOffer: Pick<LastOffer, 'state'> | null): boolean {
  return (
    lastOffer === null || !(OFFER_STATES_PREVENTING_ANOTHER as readonly SeatOfferState[]).includes(lastOffer.state)
  );
}

/** True while a waiting sign-up has an open offer or gets the next one for which its turn comes. */
export function isStillQueued(lastOffer: Pick<LastOffer, 'state'> | null): boolean {
  return lastOffer?.state === 'open' || isEligibleForOffer(lastOffer);
}

/** „Uvoľnilo sa miesto“, „Uvoľnili sa 3 miesta“, „Uvoľnilo sa 5 miest“ */
export function freedSeats(seats: number): string {
  if (seats === 1) return 'Uvoľnilo sa miesto';
  return `${verbFor(seats, 'Uvoľnilo', 'Uvoľnili')} sa ${countedSeats(seats)}`;
}

/** The heading of an offer for its recipient. */
export function offerHeading({ seats, isRequestedDate }: { seats: number; isRequestedDate: boolean }): string {
  return isRequestedDate ? 'Máme pre Vás termín' : freedSeats(seats);
}

/** „Ponúknuté miesto“, „Ponúknuté 3 miesta“, „Ponúknutých 5 miest“ */
export function offeredSeats(seats: number): string {
  if (seats === 1) return 'Ponúknuté miesto';
  return `${seats <= 4 ? 'Ponúknuté' : 'Ponúknutých'} ${countedSeats(seats)}`;
}

/** How long an offer is valid, where the course is far enough. */
export const OFFER_HOURS = 48;

/** A sign-up in the queue of its course, as staff see it. */
export interface QueueRow
  extends ApplicantName,
    Pick<SignUp, 'id' | 'email' | 'phone' | 'seats' | 'mayBeSplit' | 'restOfId' | 'receivedAt'> {
  /** In the queue, from 1. */
  place: number;
  lastOffer: LastOffer | null;
  /** „potrebuje 5, voľné 3“ */
  why: string;
  /** How many seats staff could offer it by hand now; 0 where none. */
  canBeOffered: number;
  /** All its seats are free. */
  fits: boolean;
  /** It gets no automatic offer (`isUpToStaff`). */
  isUpToStaff: boolean;
}
