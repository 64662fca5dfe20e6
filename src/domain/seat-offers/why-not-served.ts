import { boundInstant, formatInstant } from '#domain/instant.ts';
import { verbFor } from '#domain/slovak.ts';
import { type QueueEntry, seatsToOffer } from './next-offers.ts';
import { isEligibleForOffer, type LastOffer } from './seat-offer.ts';

/** What the course of a waiting sign-up can give it. */
export interface CourseForWaiting {
  /** False for a hidden or cancelled one. */
  isOnOffer: boolean;
  /** Seats that are neither taken nor offered. */
  free: number;
  /** False once it is too late for an offer by e-mail (`offerValidUntil`). */
  takesOffers: boolean;
}

interface WaitingEntry extends Pick<QueueEntry, 'seats' | 'mayBeSplit' | 'hasEmail'> {
  lastOffer: LastOffer | null;
  /** How many earlier entries in the queue get an offer first or have one. */
  ahead: number;
}

/** Why a waiting sign-up has no seats yet, as staff read it: „potrebuje 5, voľné 3“. */
export function whyNotServed(waiting: WaitingEntry, course: CourseForWaiting): string {
  const { seats, lastOffer, ahead } = waiting;
  if (lastOffer && !isEligibleForOffer(lastOffer)) return offerSentence(lastOffer);
  if (!course.isOnOffer) return 'kurz je skrytý';
  if (!course.takesOffers) return 'na ponuku e-mailom je už neskoro';
  if (seatsToOffer(waiting, course.free) > 0) return waiting.hasEmail ? 'čaká na ponuku' : 'nemá e-mail, zavolajte';
  if (course.free > 0) return `potrebuje ${seats}, voľné ${course.free}`;
  if (ahead === 0) return 'prvá v\u00A0poradí, nie je voľné miesto';
  return `pred ňou ${verbFor(ahead, 'čaká', 'čakajú')}\u00A0${ahead}`;
}

/**
 * True for a sign-up that gets no automatic offer: its offer expired, or seats are free for it and cannot be offered by
 * e-mail. One that declined, or whose offer staff withdrew, is decided.
 */
export function isUpToStaff(waiting: Omit<WaitingEntry, 'ahead'>, course: CourseForWaiting): boolean {
  const { lastOffer, hasEmail } = waiting;
  if (!course.isOnOffer) return false;
  if (lastOffer?.state === 'expired') return true;
  const fits = isEligibleForOffer(lastOffer) && seatsToOffer(waiting, course.free) > 0;
  return fits && !(hasEmail && course.takesOffers);
}

/** The outcome of an offer: „ponuka platí do 26.03.2026, 9.00 h“. */
function offerSentence({ state, validUntil, endedAt }: LastOffer): string {
  const ended = formatInstant(endedAt ?? validUntil).day;
  switch (state) {
    case 'open':
      return `ponuka platí do ${boundInstant(validUntil)}`;
    case 'accepted':
      return `ponuku prijala ${ended}`;
    case 'declined':
      return `ponuku odmietla ${ended}`;
    case 'expired':
      return `ponuka prepadla ${ended}`;
    case 'withdrawn':
      return `ponuku sme stiahli ${ended}`;
  }
}
