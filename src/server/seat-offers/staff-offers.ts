import type { LinkedCourse } from '#domain/courses/course.ts';
import { isOnOffer } from '#domain/courses/course-access.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { seatsToOffer } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { StaffChange } from '#server/change.ts';
import { storedInstant } from '#server/clock.ts';
import { lockSignUp } from '#server/sign-ups/lock-sign-up.ts';
import { endOffer } from './end-offer.ts';
import { makeOffer } from './make-offer.ts';
import { findOpenOffer } from './seat-offers.ts';

export type HandOfferOutcome =
  /** `not-allowed`: the sign-up does not wait, or has an open offer already. */
  { outcome: 'done' | 'not-found' | 'not-allowed' } | OfferRefusal;

/** Why no offer is possible now. */
export interface OfferRefusal {
  outcome: 'course-hidden' | 'too-late' | 'no-seats' | 'no-email';
  free: number;
  wanted: number;
}

/**
 * Staff offer seats by hand, to an applicant who has declined before or is not next: all the sign-up waits for, or the
 * free ones where the group may be split.
 */
export async function offerByHand(change: StaffChange<'office'>, signUpId: string): Promise<HandOfferOutcome> {
  const locked = await lockSignUp(change, signUpId);
  if (!locked) return { outcome: 'not-found' };
  const { signUp, course } = locked;
  if (!course || signUp.status !== 'waiting' || (await findOpenOffer(change.db, signUpId)))
    return { outcome: 'not-allowed' };
  const possible = possibleOffer(change, signUp, course);
  if ('outcome' in possible) return possible;
  await makeOffer(change, signUp, course, possible);
  return { outcome: 'done' };
}

/** The offer staff could make to a waiting sign-up now, or why none is possible. */
export function possibleOffer(
  { now }: Pick<StaffChange<'office'>, 'now'>,
  signUp: Pick<SignUp, 'seats' | 'mayBeSplit' | 'email'>,
  course: LinkedCourse,
): { seats: number; validUntil: string } | OfferRefusal {
  const free = freeSeats(course);
  const refused = (outcome: OfferRefusal['outcome']) => ({ outcome, free, wanted: signUp.seats });
  if (!signUp.email) return refused('no-email');
  if (!isOnOffer(course)) return refused('course-hidden');
  const until = offerValidUntil(now(), course);
  if (!until) return refused('too-late');
  const seats = seatsToOffer(signUp, free);
  if (seats === 0) return refused('no-seats');
  return { seats, validUntil: storedInstant(until) };
}

/** Staff withdraw an open offer: the sign-up keeps its place but gets offers by hand only, and the next gets one. */
export async function withdrawOffer(
  change: StaffChange<'office'>,
  signUpId: string,
): Promise<{ outcome: 'done' | 'not-found' | 'not-allowed' }> {
  if (!(await lockSignUp(change, signUpId))) return { outcome: 'not-found' };
  const offer = await findOpenOffer(change.db, signUpId);
  if (!offer) return { outcome: 'not-allowed' };
  await endOffer(change, offer, 'withdrawn');
  return { outcome: 'done' };
}
