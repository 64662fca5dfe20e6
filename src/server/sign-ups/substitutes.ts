import type { CourseWithSeats } from '#domain/courses/course.ts';
import type { SignUp, Substitute } from '#domain/sign-ups/sign-up.ts';
import { substitutesWhoFit } from '#domain/sign-ups/sign-up-moves.ts';
import type { Db } from '#server/db/database.ts';
import { seatsOfSignUp } from './participants.ts';

/** Whom this sign-up would overtake if it got seats now: who fits and waits before it, or at all if it waits for none. */
export async function listOvertaken(
  db: Db,
  signUp: Pick<SignUp, 'id'>,
  course: CourseWithSeats,
): Promise<Substitute[]> {
  const queue = await db
    .selectFrom('signUp')
    .select(['id', 'applicant', 'firstName', 'lastName', 'companyName', 'receivedAt'])
    .select(seatsOfSignUp)
    .where('courseId', '=', course.id)
    .where('status', '=', 'waiting')
    .orderBy('receivedAt')
    .orderBy('id')
    .execute();
  const place = queue.findIndex(({ id }) => id === signUp.id);
  return substitutesWhoFit(place < 0 ? queue : queue.slice(0, place), course);
}
