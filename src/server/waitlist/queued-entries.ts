import { randomUUID } from 'node:crypto';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { idsOf } from '#domain/record-id.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { Change } from '#server/change.ts';
import { insertSignUp, newSignUp } from '#server/sign-ups/new-sign-up.ts';
import { listEntriesRequesting, type QueuedWaitlistEntry, type RequestedCourse } from './requested-dates.ts';

/** Locks and returns the entries that request such a date (`listEntriesRequesting`). */
export async function lockWaitlistedEntries(change: Change, course: RequestedCourse): Promise<QueuedWaitlistEntry[]> {
  const unlocked = await listEntriesRequesting(change.db, course);
  if (unlocked.length === 0) return [];
  // another course may be offered to them at this moment
  await change.lock('waitlistEntry', ...idsOf(unlocked));
  return listEntriesRequesting(change.db, course);
}

/** Creates the sign-up of a waitlist entry: it waits on the course, with the time of receipt of the entry. */
export async function createSignUpFromEntry(
  change: Change,
  entry: WaitlistEntry,
  course: CourseWithSeats,
): Promise<SignUp> {
  const { id: waitlistEntryId, consent, consentVersion, channel, receivedAt } = entry;
  const { applicant, firstName, lastName, companyName, numberOfWorkers, mayBeSplit, email, phone, message } = entry;
  const sent = { applicant, firstName, lastName, companyName, numberOfWorkers, mayBeSplit, email, phone, message };
  const signUp: SignUp = {
    ...(await newSignUp(change, randomUUID(), course, { fields: sent, consent })),
    status: 'waiting',
    waitlistEntryId,
    consentVersion,
    channel,
    receivedAt,
  };
  const client = await change.db
    .selectFrom('waitlistEntry')
    .select(['clientId', 'clientMatch'])
    .where('id', '=', waitlistEntryId)
    .executeTakeFirstOrThrow();
  await insertSignUp(change, signUp, course, client);
  change.record({ noun: 'signUp', id: signUp.id, verb: 'takenFromWaitlist', after: { status: signUp.status } });
  change.record({ noun: 'waitlistEntry', id: waitlistEntryId, verb: 'dateFound', after: { courseId: course.id } });
  return signUp;
}
