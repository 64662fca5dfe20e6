import { currentParticipants, type Participant, type Roster, rosterOf } from '#domain/sign-ups/participant.ts';
import type { SignUp } from '#domain/sign-ups/sign-up.ts';
import { mayNamePeople } from '#domain/sign-ups/sign-up-link.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { listParticipants } from './participants.ts';
import { emailToApplicant } from './sign-up-emails.ts';
import { findSignUp } from './sign-ups.ts';

interface ChangedParticipants {
  signUp: SignUp;
  course: CourseRecord | undefined;
  withdrawn: readonly Participant[];
  added: readonly Participant[];
  /** The participants who have seats now. */
  current: readonly Participant[];
}

/** Emails the applicant which participants it has now; no email where no address is known. */
export async function enqueueParticipantsEmail(change: Change, changed: ChangedParticipants): Promise<void> {
  await enqueueEmail(change, { ...participantsEmail(changed), waitsForUndo: true });
}

export function participantsEmail({ signUp, course, withdrawn, added, current }: ChangedParticipants) {
  const roster = (participants: readonly Participant[]) => rosterForEmail(signUp, participants);
  return emailToApplicant('participantsChanged', { ...signUp, seats: current.length }, course, {
    withdrawn: roster(withdrawn),
    added: roster(added).names,
    current: roster(current),
  });
}

/** A name entered by an unauthenticated visitor is never emailed: the first place of a person's own sign-up. */
function rosterForEmail({ applicant }: SignUp, participants: readonly Participant[]): Roster {
  const isFromVisitor = ({ position }: Participant) => applicant === 'person' && position === 0;
  return rosterOf(
    participants.map((participant) =>
      isFromVisitor(participant) ? { ...participant, firstName: null, lastName: null } : participant,
    ),
  );
}

/** Emails a company a request for the missing names; not allowed where none is missing or it is too late to name. */
export async function requestNames(
  change: StaffChange<'office'>,
  signUpId: string,
): Promise<'requested' | 'not-found' | 'not-allowed'> {
  const signUp = await findSignUp(change.db, signUpId);
  if (!signUp) return 'not-found';
  const { unnamed } = rosterOf(currentParticipants(await listParticipants(change.db, signUpId), signUp));
  if (!mayNamePeople(signUp, today(change)) || !signUp.email || unnamed === 0) return 'not-allowed';
  const course = await findCourse(change.db, signUp.courseId);
  await enqueueEmail(change, emailToApplicant('namesRequested', signUp, course, { unnamed }));
  change.record({ noun: 'signUp', id: signUpId, verb: 'namesRequested' });
  return 'requested';
}
