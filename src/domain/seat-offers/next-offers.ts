import { freeSeats, type SeatCount } from '#domain/courses/seats.ts';
import { isEligibleForOffer, type LastOffer } from './seat-offer.ts';

/** A waiting sign-up or a waitlist entry in the queue of a course. */
export interface QueueEntry {
  id: string;
  /** How many seats it waits for. */
  seats: number;
  /** A company said that some of its people may come without the others. */
  mayBeSplit: boolean;
  /** False if there is only a telephone: staff call it. */
  hasEmail: boolean;
  lastOffer: Pick<LastOffer, 'state'> | null;
}

/**
 * Which entries get an offer, and of how many seats: those that fit, in the order of the queue. A group is offered all
 * its seats or none; one that may be split is offered what is left at its turn. An entry that does not fit blocks none
 * after it; for one that staff must call the seats are kept free.
 */
export function nextOffers(
  course: Omit<SeatCount, 'seatsRequested'>,
  queue: readonly QueueEntry[],
): { id: string; seats: number }[] {
  let free = freeSeats(course);
  const offers: { id: string; seats: number }[] = [];
  for (const entry of queue) {
    const seats = isEligibleForOffer(entry.lastOffer) ? seatsToOffer(entry, free) : 0;
    if (seats === 0) continue;
    if (entry.hasEmail) offers.push({ id: entry.id, seats });
    free -= seats;
  }
  return offers;
}

/** How many of the free seats the sign-up can be offered; 0 where it does not fit. */
export function seatsToOffer({ seats, mayBeSplit }: Pick<QueueEntry, 'seats' | 'mayBeSplit'>, free: number): number {
  if (seats <= free) return seats;
  return mayBeSplit ? Math.max(0, free) : 0;
}
