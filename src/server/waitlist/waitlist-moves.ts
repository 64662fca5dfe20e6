import { randomUUID } from 'node:crypto';
import { idsOf } from '#domain/record-id.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { coursesOnOffer } from '#server/courses/offered-courses.ts';
import type { JobResult, LeasedJob } from '#server/jobs/job-lease.ts';
import { hasRows } from '#server/list-page.ts';
import { moveParticipants } from '#server/sign-ups/participants.ts';
import { undoDeadline } from '#server/undo/undo-time.ts';

/**
 * Returns an applicant who does not or cannot come to this date to the waitlist for another: their sign-up ends. Does
 * nothing where the sign-up did not come from the waitlist.
 */
export async function returnToWaitlist(change: Change, signUpId: string): Promise<void> {
  const { db } = change;
  const returned = await db
    .updateTable('signUp')
    .set({ status: 'cancelled', cancelledAt: instant(change) })
    .where('id', '=', signUpId)
    .where('status', '=', 'waiting')
    .where('waitlistEntryId', 'is not', null)
    .returning(['courseId', 'waitlistEntryId'])
    .executeTakeFirst();
  if (!returned) return;
  await moveParticipants(change, { id: signUpId, status: 'waiting' }, 'cancelled');
  change.record({
    noun: 'signUp',
    id: signUpId,
    verb: 'returnedToWaitlist',
    before: { status: 'waiting' },
    after: { status: 'cancelled' },
  });
  change.seats(returned.courseId);
  offerDatesSoon(change, returned.waitlistEntryId);
}

/** Schedules offers of other dates to an entry that waits again, once the change that caused it cannot be undone. */
export function offerDatesSoon(change: Change, waitlistEntryId: string | null): void {
  if (waitlistEntryId === null) return;
  change.enqueue({ kind: 'date-offers', key: waitlistEntryId, dueAt: undoDeadline(change) });
}

/**
 * Puts an entry back on the waitlist or takes it off; does nothing where that is so already. An applicant whose seats
 * of a requested date end by a staff decision requests no other one.
 */
export async function setWaitlisted(change: Change, entryId: string | null, isWaitlisted: boolean): Promise<void> {
  if (entryId === null) return;
  await change.lock('waitlistEntry', entryId);
  const moved = await change.db
    .updateTable('waitlistEntry')
    .set({ endedAt: isWaitlisted ? null : instant(change) })
    .where('id', '=', entryId)
    .where('endedAt', isWaitlisted ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (moved) change.record({ noun: 'waitlistEntry', id: entryId, verb: isWaitlisted ? 'resumed' : 'ended' });
}

/** An applicant who waited for a date may have been offered another one since. */
export async function hasOtherDate(
  change: Change,
  { id, waitlistEntryId }: Pick<SignUp, 'id' | 'waitlistEntryId'>,
): Promise<boolean> {
  if (waitlistEntryId === null) return false;
  await change.lock('waitlistEntry', waitlistEntryId);
  const others = change.db
    .selectFrom('signUp')
    .where('waitlistEntryId', '=', waitlistEntryId)
    .where('id', '!=', id)
    .where('status', '!=', 'cancelled');
  return hasRows(others);
}

/** The job that checks whether a date is on offer already for a waitlist entry. */
export async function offerDates(change: Change, { key }: LeasedJob): Promise<JobResult> {
  const courses = await coursesOnOffer(change.db, today(change))
    .innerJoin('waitlistEntry', 'waitlistEntry.courseTypeId', 'course.courseTypeId')
    .select('course.id')
    .whereRef('waitlistEntry.city', '=', 'course.city')
    .where('waitlistEntry.id', '=', key)
    .where('waitlistEntry.endedAt', 'is', null)
    .execute();
  change.seats(...idsOf(courses));
  return 'done';
}

/**
 * Returns applicants who waited for seats of a course until it was over to the waitlist. An offer ends before its
 * course; sign-ups that staff moved into a queue may never have had one.
 */
export async function returnFromPastCourses(change: Change): Promise<void> {
  const signUps = await change.db
    .selectFrom('signUp')
    .select('id')
    .where('status', '=', 'waiting')
    .where('waitlistEntryId', 'is not', null)
    .where('courseDate', '<', today(change))
    .execute();
  for (const { id } of signUps) await returnToWaitlist(change, id);
}

/**
 * The members of a split group from the waitlist who were offered no seat wait for any date, as before: in a new entry,
 * in the place of the first, which keeps the others. Does nothing where the sign-up did not come from the waitlist.
 */
export async function splitEntry(
  change: Change,
  { waitlistEntryId, seats }: Pick<SignUp, 'waitlistEntryId' | 'seats'>,
  rest: Pick<SignUp, 'id' | 'seats'>,
): Promise<void> {
  const { db } = change;
  if (waitlistEntryId === null) return;
  await change.lock('waitlistEntry', waitlistEntryId);
  const entry = await db
    .selectFrom('waitlistEntry')
    .selectAll()
    .where('id', '=', waitlistEntryId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  const people = (seats: number) => ({ seats, numberOfWorkers: String(seats) });
  await db
    .insertInto('waitlistEntry')
    .values({ ...entry, id, ...people(rest.seats) })
    .execute();
  await db
    .updateTable('waitlistEntry')
    .set(people(seats - rest.seats))
    .where('id', '=', waitlistEntryId)
    .execute();
  change.record({ noun: 'waitlistEntry', id, verb: 'split', before: { seats }, after: { seats: rest.seats } });
  await db.updateTable('signUp').set({ waitlistEntryId: id }).where('id', '=', rest.id).execute();
  await returnToWaitlist(change, rest.id);
}
