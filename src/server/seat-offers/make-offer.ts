import { randomUUID } from 'node:crypto';
import type { LinkedCourse } from '#domain/courses/course.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { emailToApplicant, type SignUpFacts } from '#server/sign-ups/sign-up-emails.ts';

/** The fields of a sign-up that an offer needs. */
type Offered = SignUpFacts & Pick<SignUp, 'email' | 'waitlistEntryId'>;

/** Holds seats for a sign-up and emails its applicant; under the course's lock. */
export async function makeOffer(
  change: Change,
  signUp: Offered,
  course: LinkedCourse,
  { seats, validUntil }: Pick<SeatOffer, 'seats' | 'validUntil'>,
): Promise<void> {
  const id = randomUUID();
  await change.db
    .insertInto('seatOffer')
    .values({
      id,
      signUpId: signUp.id,
      courseId: course.id,
      seats,
      state: 'open',
      madeAt: instant(change),
      validUntil,
      endedAt: null,
    })
    .execute();
  // the change that freed the seats can be undone
  await enqueueEmail(change, { ...offerEmail(signUp, course, { seats, validUntil }), waitsForUndo: true });
  change.enqueue({ kind: 'seat-offer-end', key: id, dueAt: validUntil });
  change.record({ noun: 'signUp', id: signUp.id, verb: 'seatsOffered', after: { seats, validUntil } });
  change.seats(course.id);
}

/** The email of an offer, which staff read before they make one. */
export function offerEmail(
  signUp: Offered,
  course: LinkedCourse,
  { seats, validUntil }: Pick<SeatOffer, 'seats' | 'validUntil'>,
) {
  return emailToApplicant('seatOffered', signUp, course, {
    seats,
    wanted: signUp.seats,
    isRequestedDate: signUp.waitlistEntryId !== null,
    validUntil,
  });
}
