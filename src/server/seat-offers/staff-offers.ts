import type { CourseWithSeats } from '#domain/courses/course.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { seatsToOffer } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { findCourse } from '#server/courses/courses.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { endOffer } from './end-offer.ts';
import { makeOffer } from './make-offer.ts';
import { offerFreeSeats } from './offer-seats.ts';
import { findOpenOffer } from './seat-offers.ts';

export type HandOfferOutcome =
  | { outcome: 'done' | 'not-found' }
  /** Why nothing can be offered now. */
  | { outcome: OfferObstacle; free: number; wanted: number };

/** `not-allowed`: it does not wait, or holds an offer already. */
export type OfferObstacle = 'not-allowed' | 'course-hidden' | 'too-late' | 'no-seats';

/**
 * Staff offer seats by hand, to somebody who has declined before or is not next: all the sign-up waits for, or what is free
 * where the group may be parted.
 */
export async function offerByHand(change: StaffChange<'office'>, signUpId: string): Promise<HandOfferOutcome> {
  const { db } = change;
  const found = await findSignUp(db, signUpId);
  if (!found) return { outcome: 'not-found' };
  if (found.courseId) await change.lock('course', found.courseId);
  await change.lock('signUp', signUpId);
  const signUp = await findSignUp(db, signUpId);
  if (!signUp) return { outcome: 'not-found' };
  const course = signUp.courseId ? await findCourse(db, signUp.courseId) : undefined;
  const possible = possibleOffer(change, signUp, course);
  if ('outcome' in possible) return possible;
  if (!course || (await findOpenOffer(db, signUpId))) return refused('not-allowed', signUp, course);
  await makeOffer(change, { ...signUp, signUpId }, course, possible);
  return { outcome: 'done' };
}

/** What staff could offer a sign-up now, or why nothing. */
export function possibleOffer(
  { now }: Pick<StaffChange<'office'>, 'now'>,
  signUp: Pick<SignUp, 'status' | 'seats' | 'mayBeParted'>,
  course: CourseWithSeats | undefined,
): { seats: number; validUntil: string } | Exclude<HandOfferOutcome, { outcome: 'done' | 'not-found' }> {
  if (!course || signUp.status !== 'waiting') return refused('not-allowed', signUp, course);
  if (course.status !== 'active') return refused('course-hidden', signUp, course);
  const until = offerValidUntil(now(), course);
  if (!until) return refused('too-late', signUp, course);
  const seats = seatsToOffer(signUp, freeSeats(course));
  if (seats === 0) return refused('no-seats', signUp, course);
  return { seats, validUntil: instant({ now: () => until }) };
}

function refused(outcome: OfferObstacle, { seats }: Pick<SignUp, 'seats'>, course: CourseWithSeats | undefined) {
  return { outcome, free: course ? freeSeats(course) : 0, wanted: seats };
}

/** Staff take an open offer back: the sign-up stays in its place but is asked by hand only, and the next one is asked. */
export async function withdrawOffer(
  change: StaffChange<'office'>,
  signUpId: string,
): Promise<{ outcome: 'done' | 'not-found' | 'not-allowed' }> {
  const found = await findSignUp(change.db, signUpId);
  if (!found) return { outcome: 'not-found' };
  if (found.courseId) await change.lock('course', found.courseId);
  const offer = await findOpenOffer(change.db, signUpId);
  if (!offer) return { outcome: 'not-allowed' };
  await endOffer(change, offer, 'withdrawn');
  if (offer.courseId) await offerFreeSeats(change, offer.courseId);
  return { outcome: 'done' };
}
