import { sql } from 'kysely';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { requestedSeats, seatOutcome } from '#domain/courses/seats.ts';
import { emailKey } from '#domain/personal-data/person-search.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import {
  type ActiveStatus,
  APPLICANT_NAME,
  applicantName,
  type Consent,
  type SignUp,
  searchText,
} from '#domain/sign-ups/sign-up.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';
import { addParticipants } from './participants.ts';
import { courseColumns, lastNotifiedColumn } from './sign-up-record.ts';

/** Builds a new, unread sign-up from these fields: with seats, or in the queue where too few are free. */
export async function newSignUp(
  change: Change,
  id: string,
  course: CourseWithSeats,
  { fields, consent }: { fields: SignUpFields; consent: Consent },
): Promise<SignUp & { status: ActiveStatus }> {
  const seats = requestedSeats(fields.applicant, fields.numberOfWorkers);
  return {
    ...fields,
    id,
    number: await nextSignUpNumber(change),
    courseId: course.id,
    ...courseColumns(course),
    seats,
    restOfId: null,
    waitlistEntryId: null,
    consent,
    consentVersion: consent === 'given' ? PRIVACY_NOTICE_VERSION : null,
    status: seatOutcome(course, seats),
    channel: 'web',
    receivedAt: instant(change),
    reviewedAt: null,
    cancelledAt: null,
    restoredAt: null,
    restorations: 0,
    calendarSequence: 0,
  };
}

/** Stores a sign-up and its people. */
export async function insertSignUp(
  change: Change,
  signUp: SignUp,
  course: CourseWithSeats,
  client: ClientColumns,
): Promise<void> {
  const { seats, mayBeSplit, ...row } = signUp;
  await change.db
    .insertInto('signUp')
    .values({
      ...row,
      ...client,
      mayBeSplit: Number(mayBeSplit),
      lastNotified: lastNotifiedColumn(course),
      searchText: searchText(signUp, []),
    })
    .execute();
  await addParticipants(change, signUp);
  change.seats(signUp.courseId);
}

/** The next number of a sign-up: never given before, not even to one that was erased; a change rolled back leaves a gap. */
export async function nextSignUpNumber({ db }: Change): Promise<number> {
  const { number } = await db
    .insertInto('signUpNumber')
    .defaultValues()
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** An active sign-up for the same course, by id and name. */
export interface EarlierSignUp {
  id: string;
  name: string;
}

/** The newest active sign-up for a course that is likely to be the same applicant's; the course is locked. */
export async function findEarlierSignUp(
  db: Db,
  courseId: string,
  fields: SignUpFields,
  isSame: (sent: SignUpFields, earlier: Omit<SignUpFields, 'numberOfWorkers' | 'mayBeSplit' | 'message'>) => boolean,
): Promise<EarlierSignUp | undefined> {
  const active = await db
    .selectFrom('signUp')
    .select(['id', ...APPLICANT_NAME, 'email', 'phone'])
    .where('courseId', '=', courseId)
    .where('status', '!=', 'cancelled')
    .$if(fields.email !== '', (query) => query.where(sql`lower("email")`, '=', emailKey(fields.email)))
    .orderBy('receivedAt', 'desc')
    .execute();
  const earlier = active.find((signUp) => isSame(fields, signUp));
  return earlier && { id: earlier.id, name: applicantName(earlier) };
}
