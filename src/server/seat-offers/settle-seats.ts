import { isOnOffer } from '#domain/courses/course-access.ts';
import { freeSeats } from '#domain/courses/seats.ts';
import { nextOffers } from '#domain/seat-offers/next-offers.ts';
import { offerValidUntil } from '#domain/seat-offers/offer-validity.ts';
import type { Change } from '#server/change.ts';
import { storedInstant } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { type CourseRecord, SEATS_HELD } from '#server/courses/course-records.ts';
import { shareRows } from '#server/db/engine.ts';
import { createSignUpFromEntry, lockWaitlistedEntries } from '#server/waitlist/queued-entries.ts';
import { adjustOffers } from './course-offers.ts';
import { makeOffer } from './make-offer.ts';
import { byReceipt, listQueue } from './queue.ts';

/**
 * Runs at the end of every change that reported seats of courses (`Change.seats`): adjusts offers to the courses as
 * they are now and offers free seats to the next in the queue, so that no others can take them first (decision 0036).
 */
export async function settleSeats(
  change: Change,
  courseIds: readonly string[],
  { isCourseWritten }: { isCourseWritten: boolean },
): Promise<void> {
  const { db } = change;
  await change.lock('course', ...courseIds);
  const courses = await db
    .selectFrom('course')
    .select(['course.id', 'courseTypeId', 'capacity', ...SEATS_HELD])
    .where('course.id', 'in', courseIds)
    .orderBy('date')
    .orderBy('course.id')
    .execute();
  // joining the waitlist locks the course type: it sees a course put on offer here, or its entry is seen here
  if (isCourseWritten)
    await shareRows(
      db,
      'courseType',
      courses.flatMap(({ courseTypeId }) => courseTypeId ?? []),
    );
  for (const { id, ...seats } of courses) {
    if (seats.seatsOffered > 0) await adjustOffers(change, await findLockedCourse(db, id));
    // the queue of a full course may be long
    else if (freeSeats(seats) === 0) continue;
    await offerFreeSeats(change, await findLockedCourse(db, id));
  }
}

async function findLockedCourse(db: Change['db'], id: string): Promise<CourseRecord> {
  return (await findCourse(db, id)) as CourseRecord;
}

/** Offers free seats to the next of those who wait for the course or for any date of its type in its city. */
async function offerFreeSeats(change: Change, course: CourseRecord): Promise<void> {
  if (!isOnOffer(course)) return;
  const until = offerValidUntil(change.now(), course);
  if (!until) return;
  const waitlisted = await lockWaitlistedEntries(change, course);
  // no applicant who waits can be offered seats
  if (course.seatsRequested === null && waitlisted.length === 0) return;
  const validUntil = storedInstant(until);
  const queue = [...(await listQueue(change.db, course.id)), ...waitlisted].sort(byReceipt);
  const byId = new Map(queue.map((entry) => [entry.id, entry]));
  for (const { id, seats } of nextOffers(course, queue)) {
    const entry = byId.get(id);
    if (!entry) continue;
    const signUp = 'courseTypeId' in entry ? await createSignUpFromEntry(change, entry, course) : entry;
    await makeOffer(change, signUp, course, { seats, validUntil });
  }
}
