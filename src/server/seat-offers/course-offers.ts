import type { CourseWithSeats } from '#domain/courses/course.ts';
import { isOnOffer } from '#domain/courses/course-access.ts';
import { offersEnd } from '#domain/seat-offers/offer-validity.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { Change } from '#server/change.ts';
import { instant, storedInstant } from '#server/clock.ts';
import { returnToWaitlist } from '#server/waitlist/waitlist-moves.ts';
import { endOffer, expireOffer } from './end-offer.ts';
import { listOpenOffers } from './seat-offers.ts';

/**
 * Makes the open offers agree with their course, under its lock: expired offers end, a course that is hidden or over
 * keeps none, none outlasts the start of the course, and the newest are voided if they exceed a smaller capacity.
 */
export async function adjustOffers(
  change: Change,
  course: Pick<CourseWithSeats, 'id' | 'date' | 'status' | 'isPrivate' | 'cancelledAt' | 'capacity' | 'seatsTaken'>,
): Promise<void> {
  const offers: SeatOffer[] = [];
  for (const offer of await listOpenOffers(change.db, course.id)) {
    if (!(await expireOffer(change, offer))) offers.push(offer);
  }
  const end = storedInstant(offersEnd(course));
  const isOver = !isOnOffer(course) || end <= instant(change);
  let tooMany = course.capacity === 0 ? 0 : course.seatsTaken + sum(offers) - course.capacity;
  for (const offer of offers) {
    if (isOver || tooMany > 0) {
      await voidForGood(change, offer);
      tooMany -= offer.seats;
    } else if (offer.validUntil > end) {
      await shorten(change, offer, end);
    }
  }
}

/** Voids what a course offered at this instant, because what freed the seats is undone; `undoneIds`: of sign-ups. */
export async function voidOffersOf(
  change: Change,
  courseId: string,
  madeAt: string,
  undoneIds: readonly string[] = [],
): Promise<void> {
  for (const offer of await listOpenOffers(change.db, courseId)) {
    if (offer.madeAt !== madeAt) continue;
    // undoing sets the sign-up's state itself
    if (undoneIds.includes(offer.signUpId)) await endOffer(change, offer, 'voided');
    else await voidForGood(change, offer);
  }
}

/** Voids the offers of a course before it is deleted. */
export async function voidOffers(change: Change, courseId: string): Promise<void> {
  for (const offer of await listOpenOffers(change.db, courseId)) await voidForGood(change, offer);
}

/** The course has no seats for the sign-up any more: one that came from the waitlist returns to it. */
async function voidForGood(change: Change, offer: SeatOffer): Promise<void> {
  await endOffer(change, offer, 'voided');
  await returnToWaitlist(change, offer.signUpId);
}

async function shorten(change: Change, { id, signUpId, validUntil }: SeatOffer, end: string): Promise<void> {
  await change.db.updateTable('seatOffer').set({ validUntil: end }).where('id', '=', id).execute();
  change.enqueue({ kind: 'seat-offer-end', key: id, dueAt: end });
  change.record({
    noun: 'signUp',
    id: signUpId,
    verb: 'offerShortened',
    before: { validUntil },
    after: { validUntil: end },
  });
}

function sum(offers: readonly SeatOffer[]): number {
  return offers.reduce((seats, offer) => seats + offer.seats, 0);
}
