import { isApplicant } from '#domain/actor.ts';
import { idsOf } from '#domain/record-id.ts';
import { currentParticipants } from '#domain/sign-ups/participant.ts';
import type { ActiveStatus, SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { refuseSeats, type SeatRefusal } from '#domain/sign-ups/sign-up-moves.ts';
import type { SignUpChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { hasRows } from '#server/list-page.ts';
import { isClosed } from '#server/results/closing.ts';
import { voidOffer } from '#server/seat-offers/end-offer.ts';
import { dropReminders } from './course-reminders.ts';
import { lockSignUp } from './lock-sign-up.ts';
import { listParticipants, moveParticipants } from './participants.ts';
import { emailToApplicant, supersedeEmails } from './sign-up-emails.ts';
import { courseColumns, foldSearchText, lastNotifiedColumn } from './sign-up-record.ts';
import { splitSignUp } from './split-sign-up.ts';

export type TransferOutcome =
  | { outcome: 'done'; signUpId: string }
  /** `has-result`: one of them was on a closed course or has a document, which have to stay together. */
  | { outcome: 'not-found' | 'not-allowed' | 'has-result' }
  | SeatRefusal;

interface Transfer {
  courseId: string;
  /** The participants to move; empty means all. */
  participantIds: ReadonlySet<string>;
  /** Their status on the other course. */
  as: ActiveStatus;
  /** Whether the applicant is notified by email, where an e-mail is known. */
  sendEmail: boolean;
}

/**
 * Moves people of a sign-up to another course: all of them with their sign-up, some of them as a new sign-up. Their
 * seats are free at once on the old course and taken on the new one, where the waiting order is by receipt, as always.
 */
export async function transferParticipants(
  change: SignUpChange,
  signUpId: string,
  { courseId, participantIds, as, sendEmail }: Transfer,
): Promise<TransferOutcome> {
  const { db } = change;
  const locked = await lockSignUp(change, signUpId, courseId);
  if (!locked) return { outcome: 'not-found' };
  const { signUp } = locked;
  if (signUp.status === 'cancelled' || signUp.courseId === courseId) return { outcome: 'not-allowed' };
  const course = await findCourse(db, courseId);
  if (!course) return { outcome: 'course-gone' };
  const participants = await listParticipants(db, signUpId);
  const current = currentParticipants(participants, signUp);
  const moved = participantIds.size === 0 ? current : current.filter(({ id }) => participantIds.has(id));
  if (moved.length === 0) return { outcome: 'not-allowed' };
  const isWhole = moved.length === current.length;
  // people who were withdrawn go along with the whole sign-up
  const movedParticipantIds = idsOf(isWhole ? participants : moved);
  if (await haveResults(change, signUp.courseId, movedParticipantIds)) return { outcome: 'has-result' };
  const wanted = as === 'confirmed' ? moved.length : 0;
  const refusal = refuseSeats({ courseId, courseDate: course.date }, course, { today: today(change), wanted });
  if (refusal) return refusal;
  if (signUp.status === 'waiting') await voidOffer(change, signUpId);
  await dropReminders(change, signUpId);
  const movedId = isWhole ? signUpId : await splitSignUp(change, signUp, movedParticipantIds);
  await moveToCourse(change, { ...signUp, id: movedId, seats: moved.length }, course, { as, sendEmail });
  change.seats(signUp.courseId, courseId);
  return { outcome: 'done', signUpId: movedId };
}

/** True where one of these people has a document, or was there on any day of a course that is closed. */
async function haveResults(
  { db }: SignUpChange,
  courseId: string | null,
  participantIds: readonly string[],
): Promise<boolean> {
  if (await hasRows(db.selectFrom('issuedDocument').where('resultId', 'in', participantIds))) return true;
  if (courseId === null || !(await isClosed(db, courseId))) return false;
  return hasRows(db.selectFrom('attendance').where('participantId', 'in', participantIds));
}

/** Moves a sign-up to the course and notifies its applicant; `before` is the sign-up until now. */
async function moveToCourse(
  change: SignUpChange,
  before: SignUpRecord,
  course: CourseRecord,
  { as, sendEmail }: Pick<Transfer, 'as' | 'sendEmail'>,
): Promise<void> {
  const { id } = before;
  const isNotified = sendEmail && before.email !== '';
  const isGivenByStaff = before.status === 'waiting' && as === 'confirmed' && !isApplicant(change.actor);
  const reviewedAt = isGivenByStaff ? (before.reviewedAt ?? instant(change)) : before.reviewedAt;
  const signUp: SignUpRecord = {
    ...before,
    courseId: course.id,
    ...courseColumns(course),
    status: as,
    reviewedAt,
    calendarSequence: before.calendarSequence + (isNotified ? 1 : 0),
  };
  await change.db
    .updateTable('signUp')
    .set({ ...courseAndStatus(signUp), reviewedAt, ...(isNotified && { lastNotified: lastNotifiedColumn(course) }) })
    .where('id', '=', id)
    .execute();
  await moveParticipants(change, before, as);
  await foldSearchText(change, [id]);
  await supersedeEmails(change, [id]);
  if (isNotified) {
    await enqueueEmail(change, { ...transferEmail(signUp, course), waitsForUndo: true });
  }
  change.record({
    noun: 'signUp',
    id,
    verb: 'moved',
    // undo refuses when one of these has changed: reading a sign-up must not prevent its applicant's undo
    before: {
      ...courseAndStatus(before),
      lastNotified: before.lastNotified,
      ...(isGivenByStaff && { reviewedAt: before.reviewedAt }),
    },
    after: { ...courseAndStatus(signUp), ...(isGivenByStaff && { reviewedAt }) },
  });
}

/** The course and status of a sign-up, as the event of its move records them and undoing it restores them. */
function courseAndStatus(signUp: SignUpRecord) {
  const { courseId, courseName, courseDate, courseDateTo, courseCity, status, calendarSequence } = signUp;
  return { courseId, courseName, courseDate, courseDateTo, courseCity, status, calendarSequence };
}

/** The email about a sign-up that moves to the course, with its status there. */
export function transferEmail(signUp: SignUpRecord, course: CourseRecord) {
  const status = signUp.status === 'waiting' ? 'waiting' : 'confirmed';
  const moved = { ...signUp, ...courseColumns(course) };
  return emailToApplicant('signUpMoved', moved, course, { status, was: signUp.lastNotified });
}
