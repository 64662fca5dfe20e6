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
import { lockPeopleAgain, type PeopleAgain, takeOverPeople } from './participant-naming.ts';
import { enqueueApplicantEmail } from './sign-up-emails.ts';

export type EntryOutcome =
  | { outcome: 'stored'; id: string; status: SignUp['status'] }
  | { outcome: 'repeated'; earlier: EarlierSignUp }
  /** One of the people who come again is not in their earlier sign-up any more. */
  | { outcome: 'people-changed' }
  | { outcome: SeatObstacle };

interface Entry {
  courseId: string;
  fields: SignUpFields;
  /** Whether the applicant is notified by email, if they left an e-mail. */
  sendEmail: boolean;
  /** The sign-up of the same contact that staff were shown before; if left out, none is searched for. */
  shownEarlierId?: string;
  /** Their names and birth dates are taken over. */
  again?: PeopleAgain | undefined;
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
  const people = again ? await lockPeopleAgain(change, again) : [];
  if (!people) return { outcome: 'people-changed' };
  const id = randomUUID();
  const sent = await newSignUp(change, id, course, { fields, consent: 'not-stated' });
  const reviewedAt = sent.status === 'confirmed' ? instant(change) : null;
  const signUp: SignUp = { ...sent, channel: 'desk', reviewedAt };
  await insertSignUp(change, signUp, course, await findOrCreateClient(change, recordOfApplicant('signUp', signUp)));
  const participants = await takeOverPeople(change, id, people);
  if (sendEmail) await enqueueApplicantEmail(change, signUp, course);
  change.record({
    noun: 'signUp',
    id,
    verb: 'entered',
    after: { status: signUp.status, ...(participants.length > 0 && { participants }) },
  });
  return { outcome: 'stored', id, status: signUp.status };
}
