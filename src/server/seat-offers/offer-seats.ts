import { nextOffers } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import type { Change } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { coursesWithSeats, toCourse } from '#server/courses/course-records.ts';
import { makeOffer } from './make-offer.ts';
import { listQueue } from './queue.ts';

/**
 * Offers what is free to those who wait and are next. To be called under the course's lock, in the very change that frees
 * seats or brings somebody who fits: there is no moment at which others could have them.
 */
export async function offerFreeSeats(change: Change, courseId: string): Promise<void> {
  const { db } = change;
  const row = await coursesWithSeats(db).where('course.id', '=', courseId).executeTakeFirst();
  // nobody who waits can be asked
  if (row?.status !== 'active' || row.seatsAwaited === null) return;
  const course = toCourse(row);
  const until = offerValidUntil(change.now(), course);
  if (!until) return;
  const validUntil = instant({ now: () => until });
  const queue = new Map((await listQueue(db, courseId)).map((waiting) => [waiting.signUpId, waiting]));
  for (const { signUpId, seats } of nextOffers(course, [...queue.values()])) {
    const signUp = queue.get(signUpId);
    if (signUp) await makeOffer(change, signUp, course, { seats, validUntil });
  }
}

/**
 * Offers what is free on every course on which somebody waits: when a node starts, for seats that an older version set free
 * and left.
 */
export async function offerWhatIsFree(change: Change): Promise<void> {
  const courses = await change.db
    .selectFrom('course')
    .select('id')
    .where('status', '=', 'active')
    .where('date', '>=', today(change))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('signUp')
          .select('signUp.id')
          .whereRef('signUp.courseId', '=', 'course.id')
          .where('signUp.status', '=', 'waiting'),
      ),
    )
    .execute();
  const ids = courses.map(({ id }) => id);
  await change.lock('course', ...ids);
  for (const id of ids) await offerFreeSeats(change, id);
}
