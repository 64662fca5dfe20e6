import type { CourseWithSeats } from '#domain/courses/course.ts';
import { requestedSeats, seatOutcome } from '#domain/courses/seats.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { type Consent, type SignUp, searchText } from '#domain/sign-ups/sign-up.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import type { Change } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import type { ClientColumns } from '#server/db/tables/clients.ts';
import { lastNotifiedColumn } from './last-notified.ts';
import { addParticipants } from './participants.ts';
import { nextSignUpNumber } from './sign-up-number.ts';

/** Builds a new, unread sign-up from these fields: with seats, or in the queue where too few are free. */
export async function newSignUp(
  change: Change,
  id: string,
  course: CourseWithSeats,
  { fields, consent }: { fields: SignUpFields; consent: Consent },
): Promise<SignUp> {
  const seats = requestedSeats(fields.applicant, fields.numberOfWorkers);
  return {
    ...fields,
    id,
    number: await nextSignUpNumber(change),
    courseId: course.id,
    courseName: course.nameOfCourse,
    courseDate: course.date,
    courseDateTo: course.dateTo,
    courseCity: course.city,
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
