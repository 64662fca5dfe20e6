import type { NextDate } from '#domain/courses/course-list.ts';
import type { NotifiedCourse, SignUp } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { listNextDates } from '#server/courses/offered-courses.ts';
import { previewEmail } from '#server/emails/email-document.ts';
import { listActiveSignUps } from './affected-sign-ups.ts';
import { applicantFacts } from './sign-up-emails.ts';

// The emails that everyone signed up for a course gets at once.

/** The email about what is new on a course; `was` is the course as the recipient knows it. */
export function changedEmail(signUp: SignUp, course: CourseRecord, was: NotifiedCourse) {
  const status = signUp.status === 'waiting' ? 'waiting' : 'confirmed';
  const facts = { ...factsOf(signUp, course), status, was } as const;
  return { ...addressed(signUp), kind: 'courseChanged', facts } as const;
}

export function cancelledEmail(signUp: SignUp, course: CourseRecord, why: { reason: string; nextDates: NextDate[] }) {
  return { ...addressed(signUp), kind: 'courseCancelled', facts: { ...factsOf(signUp, course), ...why } } as const;
}

/** The email sent when the course is changed like this: the first of them, for staff to read before they decide. */
export async function previewChangedEmail(
  app: App,
  before: CourseRecord,
  news: NotifiedCourse & Pick<CourseRecord, 'city'>,
  origin: string,
): Promise<string | undefined> {
  const [signUp] = await listActiveSignUps(app.db, before.id);
  if (!signUp) return undefined;
  const email = changedEmail(signUp, { ...before, ...news }, signUp.lastNotified);
  return previewEmail(app, email, origin);
}

/** The email sent when the course is cancelled for this reason: the first of them. */
export async function previewCancelledEmail(
  app: App,
  course: CourseRecord,
  reason: string,
  origin: string,
): Promise<string | undefined> {
  const [signUp] = await listActiveSignUps(app.db, course.id);
  if (!signUp) return undefined;
  const nextDates = await listNextDates(app.db, course, today(app));
  const email = cancelledEmail(signUp, course, { reason, nextDates });
  return previewEmail(app, email, origin);
}

function addressed(signUp: SignUp) {
  return { about: { noun: 'signUp', id: signUp.id }, recipient: signUp.email } as const;
}

/** The facts of the course as it is now, which its sign-ups may not contain yet. */
export function factsOf(signUp: SignUp, course: CourseRecord) {
  const { nameOfCourse, date, dateTo, city } = course;
  const facts = applicantFacts(signUp, course);
  return { ...facts, course: { ...facts.course, nameOfCourse, date, dateTo, city } };
}
