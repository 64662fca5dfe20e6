import { currentParticipants, rosterOf } from '#domain/sign-ups/participant.ts';
import { mayNamePeople } from '#domain/sign-ups/sign-up-link.ts';
import type { StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { listParticipants } from './participants.ts';
import { applicantFacts } from './sign-up-emails.ts';
import { findSignUp } from './sign-ups.ts';

/** Emails a company a request for the missing names; not allowed where none is missing or it is too late to name. */
export async function requestNames(
  change: StaffChange<'office'>,
  signUpId: string,
): Promise<'requested' | 'not-found' | 'not-allowed'> {
  const signUp = await findSignUp(change.db, signUpId);
  if (!signUp) return 'not-found';
  const { unnamed } = rosterOf(currentParticipants(await listParticipants(change.db, signUpId), signUp));
  if (!mayNamePeople(signUp, today(change)) || !signUp.email || unnamed === 0) return 'not-allowed';
  const course = signUp.courseId ? await findCourse(change.db, signUp.courseId) : undefined;
  await enqueueEmail(change, {
    kind: 'namesRequested',
    about: { noun: 'signUp', id: signUpId },
    recipient: signUp.email,
    facts: { ...applicantFacts(signUp, course), unnamed },
  });
  change.record({ noun: 'signUp', id: signUpId, verb: 'namesRequested' });
  return 'requested';
}
