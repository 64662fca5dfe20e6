import { hasStarted } from '#domain/courses/course.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { idsOf } from '#domain/record-id.ts';
import { currentParticipants, rosterOf } from '#domain/sign-ups/participant.ts';
import { workingDaysBefore } from '#domain/working-days.ts';
import type { App } from '#server/app.ts';
import type { Change } from '#server/change.ts';
import { dayAndTime, instantAt, today } from '#server/clock.ts';
import { lockCourse } from '#server/courses/course-queries.ts';
import { dropUnsentEmails } from '#server/emails/email-withdrawal.ts';
import { enqueueEmails, type NewEmail } from '#server/emails/outbox.ts';
import { listActiveSignUps } from './affected-sign-ups.ts';
import { listParticipants } from './participants.ts';
import { emailsToPeople, emailToApplicant, listEmailed } from './sign-up-emails.ts';

/** When reminders of a course are sent, in Bratislava (decision 0058). */
export const REMINDER_TIME = '09:00';
const WORKING_DAYS_BEFORE = 2;
/** No row of days off is longer. */
const DAYS_AHEAD_MAX = 14;

/**
 * Reminds those who hold seats of the courses whose reminder is due between `dueAt` (ISO, UTC) and now: on the second
 * working day before the course. Each course is read anew in the transaction that writes its emails.
 */
export async function remindOfCourses(app: Pick<App, 'change' | 'db' | 'now'>, dueAt: string): Promise<void> {
  const courses = await app.db
    .selectFrom('course')
    .select('id')
    .where('date', '>', today(app))
    .where('date', '<=', daysLater(today(app), DAYS_AHEAD_MAX))
    .orderBy('date')
    .orderBy('id')
    .execute();
  for (const { id } of courses)
    await app.change({ kind: 'job', id: 'course-reminders' }, (change) =>
      remindOfCourse(change, id, dayAndTime(dueAt).day),
    );
}

/** Drops unsent reminders of a course that is no longer as they state. */
export async function dropRemindersOfCourse(change: Change, courseId: string): Promise<void> {
  const signUps = await change.db.selectFrom('signUp').select('id').where('courseId', '=', courseId).execute();
  await dropReminders(change, ...idsOf(signUps));
}

/** Drops unsent reminders to sign-ups whose people are no longer those they were written for. */
export async function dropReminders(change: Change, ...signUpIds: string[]): Promise<void> {
  await dropUnsentEmails(change, { noun: 'signUp', ids: signUpIds }, ['courseReminder']);
}

async function remindOfCourse(change: Change, courseId: string, firstDay: Day): Promise<void> {
  const { db } = change;
  const course = await lockCourse(change, courseId);
  if (!course || course.cancelledAt !== null || hasStarted(course, today(change))) return;
  const day = workingDaysBefore(course.date, WORKING_DAYS_BEFORE);
  if (day < firstDay || day > today(change)) return;
  const since = instantAt(day, REMINDER_TIME);
  const reminded = await listEmailed(db, courseId, 'courseReminder', since);
  // a later sign-up has just been sent a confirmation
  const signUps = (await listActiveSignUps(db, courseId)).filter(
    ({ id, status, receivedAt }) => status === 'confirmed' && receivedAt < since && !reminded.has(id),
  );
  const emails: NewEmail<'courseReminder'>[] = [];
  for (const signUp of signUps) {
    const people = currentParticipants(await listParticipants(db, signUp.id), signUp);
    const toApplicant = emailToApplicant('courseReminder', signUp, course, { unnamed: rosterOf(people).unnamed });
    const reminders = await emailsToPeople(change, toApplicant, people, { unnamed: 0 });
    if (reminders.length > 0) change.record({ noun: 'signUp', id: signUp.id, verb: 'reminded' });
    emails.push(...reminders);
  }
  await enqueueEmails(change, emails);
}
