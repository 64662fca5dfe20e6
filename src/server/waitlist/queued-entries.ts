import { randomUUID } from 'node:crypto';
import type { City, Course, CourseWithSeats } from '#domain/courses/course.ts';
import type { QueueEntry } from '#domain/seat-offers/next-offers.ts';
import type { SeatOfferState } from '#domain/seat-offers/seat-offer.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { WaitlistEntry } from '#domain/waitlist/waitlist-entry.ts';
import type { Change } from '#server/change.ts';
import type { Db } from '#server/db/database.ts';
import { insertSignUp, newSignUp } from '#server/sign-ups/new-sign-up.ts';
import { entriesWithoutDate, signUpsOfEntry } from './requested-dates.ts';
import { toEntry } from './waitlist-records.ts';

/** A waitlist entry in the queue of a course. */
export type QueuedWaitlistEntry = WaitlistEntry & QueueEntry;

/**
 * Locks and returns the entries that request such a date: of its type, in its city, with neither seats nor an offer on
 * another date. Excludes those that did not accept an offer of it, and those without an e-mail: staff call them.
 */
export async function lockWaitlistedEntries(
  change: Change,
  course: Pick<Course, 'id' | 'courseTypeId' | 'city' | 'status'>,
): Promise<QueuedWaitlistEntry[]> {
  const { courseTypeId, status } = course;
  // a private course is for its client alone
  if (courseTypeId === null || status !== 'active') return [];
  const unlocked = await entriesRequesting(change.db, { ...course, courseTypeId })
    .select('id')
    .execute();
  if (unlocked.length === 0) return [];
  // another course may be offered to them at this moment
  await change.lock('waitlistEntry', ...unlocked.map(({ id }) => id));
  const rows = await entriesRequesting(change.db, { ...course, courseTypeId })
    .selectAll()
    .execute();
  return rows.map((row) => ({ ...toEntry(row), hasEmail: true, lastOffer: null }));
}

function entriesRequesting(db: Db, { id, courseTypeId, city }: { id: string; courseTypeId: string; city: City }) {
  return entriesWithoutDate(db)
    .where('courseTypeId', '=', courseTypeId)
    .where('city', '=', city)
    .where('email', '!=', '')
    .where(({ not, exists }) =>
      not(
        exists(
          signUpsOfEntry
            .innerJoin('seatOffer', 'seatOffer.signUpId', 'signUp.id')
            .where('seatOffer.courseId', '=', id)
            .where('seatOffer.state', 'in', UNACCEPTED),
        ),
      ),
    );
}

/** Ended offers after which the course is not offered again; a voided one ended without the applicant's answer. */
const UNACCEPTED = ['declined', 'expired', 'withdrawn'] as const satisfies SeatOfferState[];

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
    ...newSignUp(change, randomUUID(), course, { fields: sent, consent }),
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
