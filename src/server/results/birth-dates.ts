import type { SignUpHolder } from '#domain/actor.ts';
import type { Day } from '#domain/day.ts';
import { lacksBirthDate } from '#domain/results/closing.ts';
import type { ClosingPerson } from '#domain/results/result.ts';
import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { mayNamePeople } from '#domain/sign-ups/sign-up-link.ts';
import { lockTaughtCourse } from '#server/attendance/attendance.ts';
import type { Change, StaffChange } from '#server/change.ts';
import { type Reading, today } from '#server/clock.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import { enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import { lockSignUp } from '#server/sign-ups/lock-sign-up.ts';
import { type NamingOutcome, nameParticipants } from '#server/sign-ups/participant-naming.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { emailsToPeople, emailToApplicant } from '#server/sign-ups/sign-up-emails.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { readClosing } from './closing.ts';

/** The people whose documents wait for their birth date. */
async function listWithoutBirthDate(db: Db, record: CourseRecord): Promise<ClosingPerson[]> {
  const { course, people } = await readClosing(db, record);
  return people.filter((person) => lacksBirthDate(course, person));
}

/**
 * Those of a sign-up whose applicant may enter it on their page: once the course is over, as until then a company enters
 * it with the names.
 */
export async function listOwnWithoutBirthDate(
  reading: Reading,
  signUp: SignUpRecord,
  course: CourseRecord | undefined,
): Promise<ClosingPerson[]> {
  const day = today(reading);
  const isOver = signUp.status === 'confirmed' && (signUp.courseDateTo ?? signUp.courseDate) <= day;
  if (!course || !isOver || mayNamePeople(signUp, day)) return [];
  return (await listWithoutBirthDate(reading.db, course)).filter(({ signUpId }) => signUpId === signUp.id);
}

/**
 * Emails a request for the birth dates that documents of a course wait for: to the applicant, and without the link to
 * the sign-up to each of these people with an address of their own.
 */
export async function requestBirthDates(
  change: StaffChange<'teaching'>,
  courseId: string,
): Promise<'requested' | 'not-found' | 'not-allowed'> {
  const { db } = change;
  const course = await lockTaughtCourse(change, courseId);
  if (!course) return 'not-found';
  const people = await listWithoutBirthDate(db, course);
  const emails: NewEmail<'birthDatesRequested'>[] = [];
  for (const [signUpId, ofSignUp] of Map.groupBy(people, (person) => person.signUpId)) {
    const requests = await requestsTo(change, course, signUpId, ofSignUp);
    if (requests.length > 0) change.record({ noun: 'signUp', id: signUpId, verb: 'birthDatesRequested' });
    emails.push(...requests);
  }
  await enqueueEmails(change, emails);
  return emails.length > 0 ? 'requested' : 'not-allowed';
}

async function requestsTo(
  change: Change,
  course: CourseRecord,
  signUpId: string,
  people: readonly ClosingPerson[],
): Promise<NewEmail<'birthDatesRequested'>[]> {
  const signUp = await findSignUp(change.db, signUpId);
  if (!signUp) return [];
  const asked = new Set(people.map(({ participantId }) => participantId));
  const places = (await listParticipants(change.db, signUpId)).filter(({ id }) => asked.has(id));
  const toApplicant = emailToApplicant('birthDatesRequested', signUp, course, { missing: people.length });
  return emailsToPeople(change, toApplicant, places, { missing: 1 });
}

/** Stores birth dates, by participant, of people of a sign-up whose documents wait for them; others are left out. */
export async function enterBirthDates(
  change: Change<SignUpHolder>,
  signUpId: string,
  birthDates: Readonly<Record<string, Day | null>>,
): Promise<NamingOutcome> {
  const locked = await lockSignUp(change, signUpId);
  if (!locked) return { outcome: 'not-found' };
  const people = await listOwnWithoutBirthDate(change, locked.signUp, locked.course);
  const waiting = new Set(people.map(({ participantId }) => participantId));
  const places = (await listParticipants(change.db, signUpId)).flatMap(
    ({ id, version, firstName, lastName, email }) => {
      const birthDate = waiting.has(id) && birthDates[id];
      return birthDate ? [{ id, version, firstName, lastName, email, birthDate }] : [];
    },
  );
  const named = await nameParticipants(change, signUpId, places);
  if (named.outcome !== 'duplicates') return named;
  // no name changes here, so whether two people have the same one was asked before
  return nameParticipants(change, signUpId, places, new Set(named.duplicates.map(({ key }) => key)));
}
