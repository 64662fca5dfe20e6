import { randomUUID } from 'node:crypto';
import { isSameContact } from '#domain/sign-ups/earlier-sign-up.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import type { SignUpFields } from '#domain/sign-ups/sign-up-fields.ts';
import { type SeatObstacle, seatObstacle } from '#domain/sign-ups/sign-up-moves.ts';
import type { StaffChange } from '#server/change.ts';
import { recordOfApplicant } from '#server/clients/client-record.ts';
import { findOrCreateClient } from '#server/clients/find-or-create-client.ts';
import { instant, today } from '#server/clock.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import { type EarlierSignUp, findEarlierSignUp, insertSignUp, newSignUp } from './new-sign-up.ts';
import { takeOverPeople } from './participant-naming.ts';
import { enqueueApplicantEmail } from './sign-up-emails.ts';

export type EntryOutcome =
  | { outcome: 'stored'; id: string; status: SignUp['status'] }
  | { outcome: 'repeated'; earlier: EarlierSignUp }
  | { outcome: SeatObstacle };

interface Entry {
  courseId: string;
  fields: SignUpFields;
  /** Whether the applicant is notified by email, if they left an e-mail. */
  sendEmail: boolean;
  /** The sign-up of the same contact that staff were shown before; if left out, none is searched for. */
  shownEarlierId?: string;
  /** The people of another sign-up who come again, by the ids they have there; their names and birth dates are known. */
  again?: { earlierId: string; participantIds: readonly string[] } | undefined;
}

/**
 * Staff enter a sign-up, for example from a telephone call; also for a hidden course. It takes seats as a visitor's
 * does, waits where there are too few, and need not be read by staff.
 */
export async function enterSignUp(
  change: StaffChange<'office'>,
  { courseId, fields, sendEmail, shownEarlierId, again }: Entry,
): Promise<EntryOutcome> {
  const course = await lockCourse(change, courseId);
  if (!course) return { outcome: 'course-gone' };
  const obstacle = seatObstacle({ courseId, courseDate: course.date }, today(change), course);
  if (obstacle) return { outcome: obstacle };
  const earlier =
    shownEarlierId === undefined ? undefined : await findEarlierSignUp(change.db, courseId, fields, isSameContact);
  if (earlier && earlier.id !== shownEarlierId) return { outcome: 'repeated', earlier };
  const id = randomUUID();
  const sent = await newSignUp(change, id, course, { fields, consent: 'not-stated' });
  const reviewedAt = sent.status === 'confirmed' ? instant(change) : null;
  const signUp: SignUp = { ...sent, channel: 'desk', reviewedAt };
  await insertSignUp(change, signUp, course, await findOrCreateClient(change, recordOfApplicant('signUp', signUp)));
  if (again) await takeOverPeople(change, id, again);
  if (sendEmail) await enqueueApplicantEmail(change, signUp, course);
  change.record({ noun: 'signUp', id, verb: 'entered', after: { status: signUp.status } });
  return { outcome: 'stored', id, status: signUp.status };
}
