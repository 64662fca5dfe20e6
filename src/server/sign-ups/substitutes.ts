import type { CourseWithSeats } from '#domain/courses/course.ts';
import { isEligibleForOffer } from '#domain/seat-offers/seat-offer.ts';
import type { SignUp, Substitute } from '#domain/sign-ups/sign-up.ts';
import { substitutesWhoFit } from '#domain/sign-ups/sign-up-moves.ts';
import type { Db } from '#server/db/database.ts';
import { listQueue } from '#server/seat-offers/queue.ts';

/**
 * The sign-ups this one would overtake if it got seats now: those that fit and wait before it, or all that fit if it
 * does not wait. A course on offer makes them offers by itself; for a hidden one only staff decide.
 */
export async function listOvertaken(
  db: Db,
  signUp: Pick<SignUp, 'id'>,
  course: CourseWithSeats,
): Promise<Substitute[]> {
  const queue = await listQueue(db, course.id);
  const place = queue.findIndex(({ id }) => id === signUp.id);
  const before = (place < 0 ? queue : queue.slice(0, place)).filter(({ lastOffer }) => isEligibleForOffer(lastOffer));
  return substitutesWhoFit(before, course);
}
