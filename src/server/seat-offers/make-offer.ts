import { randomInt, randomUUID } from 'node:crypto';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { SeatOffer } from '#domain/seat-offers/seat-offer.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { enqueueLetter } from '#server/letters/outbox.ts';
import { applicantFacts } from '#server/sign-ups/sign-up-letters.ts';
import { offerCodeHash } from './offer-code.ts';

const CODE_DIGITS = 6;

/** What an offer needs to know of the sign-up it is made to. */
type Offered = Omit<Parameters<typeof applicantFacts>[0], 'id'> & { signUpId: string; email: string };

/** Holds seats for a sign-up and tells its applicant by letter, with the code an answer takes; under the course's lock. */
export async function makeOffer(
  change: Change,
  signUp: Offered,
  course: CourseWithSeats,
  { seats, validUntil }: Pick<SeatOffer, 'seats' | 'validUntil'>,
): Promise<void> {
  const { signUpId } = signUp;
  const id = randomUUID();
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  await change.db
    .insertInto('seatOffer')
    .values({
      id,
      signUpId,
      courseId: course.id,
      seats,
      state: 'open',
      madeAt: instant(change),
      validUntil,
      endedAt: null,
      codeHash: offerCodeHash(id, code),
    })
    .execute();
  await enqueueLetter(change, {
    kind: 'seatOffered',
    about: { noun: 'signUp', id: signUpId },
    recipient: signUp.email,
    facts: {
      ...applicantFacts({ ...signUp, id: signUpId }, course),
      seats,
      wanted: signUp.seats,
      offerId: id,
      code,
      validUntil,
    },
  });
  change.enqueue({ kind: 'seat-offer-end', key: id, dueAt: validUntil });
  change.record({ noun: 'signUp', id: signUpId, verb: 'seatsOffered', after: { seats, validUntil } });
  change.announce('seats');
}
