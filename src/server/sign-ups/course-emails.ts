import type { NextDate } from '#domain/courses/course-list.ts';
import type { NotifiedCourse, SignUp } from '#domain/sign-ups/sign-up.ts';
import type { App } from '#server/app.ts';
import { today } from '#server/clock.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { listNextDates } from '#server/courses/offered-courses.ts';
import { previewEmail } from '#server/emails/email-document.ts';
import { type ActiveSignUp, listActiveSignUps } from './affected-sign-ups.ts';
import { emailToApplicant } from './sign-up-emails.ts';
import { courseColumns } from './sign-up-record.ts';

// The emails that everyone signed up for a course gets at once. They state the course as it is now, which its sign-ups may
// not contain yet.

/** The email about what is new on a course; `was` is the course as the recipient knows it. */
export function changedEmail(signUp: ActiveSignUp, course: CourseRecord, was: NotifiedCourse) {
  const { status } = signUp;
  return emailToApplicant('courseChanged', { ...signUp, ...courseColumns(course) }, course, { status, was });
}

export function cancelledEmail(signUp: SignUp, course: CourseRecord, why: { reason: string; nextDates: NextDate[] }) {
  return emailToApplicant('courseCancelled', { ...signUp, ...courseColumns(course) }, course, why);
}

/** The email sent when the course is changed like this: the first of them, for staff to read before they decide. */
export async function previewChangedEmail(
  app: App,
  before: CourseRecord,
  news: Pick<CourseRecord, keyof NotifiedCourse>,
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
