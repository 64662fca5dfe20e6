import type { CourseWithSeats } from '#domain/courses/course.ts';
import { isOnOffer } from '#domain/courses/course-access.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { seatsToOffer } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import { isStillQueued, type QueueRow } from '#domain/seat-offers/seat-offer.ts';
import { isUpToStaff, whyNotServed } from '#domain/seat-offers/why-not-served.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Reading } from '#server/clock.ts';
import { coursesWithSeats, toCourse } from '#server/courses/course-records.ts';
import { listQueue, type QueuedSignUp } from './queue.ts';

/** The sign-ups that wait for seats of a course, in order, with their last offers and why they have no seats yet. */
export async function listQueueRows(app: Reading, courseId: string): Promise<QueueRow[]> {
  return (await listQueueRowsByCourse(app, [courseId])).get(courseId) ?? [];
}

/** Why the waiting ones of these sign-ups have no seats yet, by their ids. */
export async function listWaitingReasons(
  app: Reading,
  signUps: readonly Pick<SignUp, 'courseId' | 'status'>[],
): Promise<Record<string, string>> {
  const courseIds = signUps.flatMap(({ courseId, status }) => (courseId && status === 'waiting' ? [courseId] : []));
  const waiting = [...(await listQueueRowsByCourse(app, [...new Set(courseIds)])).values()].flat();
  return Object.fromEntries(waiting.map(({ id, why }) => [id, why]));
}

/** The same for several courses, by their ids. */
export async function listQueueRowsByCourse(
  { db, now }: Reading,
  courseIds: readonly string[],
): Promise<Map<string, QueueRow[]>> {
  if (courseIds.length === 0) return new Map();
  const [courses, signUps] = await Promise.all([
    coursesWithSeats(db).where('course.id', 'in', courseIds).execute(),
    listQueue(db, ...courseIds),
  ]);
  const queues = Map.groupBy(signUps, ({ courseId }) => courseId);
  return new Map(courses.map((row) => [row.id, toQueueRows(toCourse(row), queues.get(row.id) ?? [], now())]));
}

function toQueueRows(course: CourseWithSeats, queue: QueuedSignUp[], now: Temporal.Instant): QueueRow[] {
  const free = freeSeats(course);
  const takesOffers = offerValidUntil(now, course) !== undefined;
  const onOffer = isOnOffer(course);
  let ahead = 0;
  return queue.map(({ id, seats, mayBeSplit, hasEmail, lastOffer, ...signUp }, index) => {
    const entry = { seats, mayBeSplit, hasEmail, lastOffer, ahead };
    const has = { isOnOffer: onOffer, free, takesOffers };
    const why = whyNotServed(entry, has);
    const isOpen = lastOffer?.state === 'open';
    if (isStillQueued(lastOffer)) ahead += 1;
    const canBeOffered =
      hasEmail && !isOpen && onOffer && takesOffers ? seatsToOffer({ seats, mayBeSplit }, free) : 0;
    const placement = {
      place: index + 1,
      why,
      canBeOffered,
      fits: seats <= free,
      isUpToStaff: isUpToStaff(entry, has),
    };
    return { ...signUp, id, seats, mayBeSplit, lastOffer, ...placement };
  });
}
