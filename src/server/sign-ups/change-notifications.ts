import { type Course, hasStarted } from '#domain/courses/course.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import { idsOf } from '#domain/record-id.ts';
import { type NotifiedCourse, newsOf, notifiedFacts, type SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import { sortedByKey } from '#domain/slovak-order.ts';
import type { Change } from '#server/change.ts';
import { today } from '#server/clock.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { type DroppedEmail, withdrawEmails } from '#server/emails/email-withdrawal.ts';
import { enqueueEmails } from '#server/emails/outbox.ts';
import { listEvents } from '#server/events/events.ts';
import { listActiveSignUps } from './affected-sign-ups.ts';
import { changedEmail } from './course-emails.ts';
import { dropHeldEmails, supersedeChanges } from './sign-up-emails.ts';
import { courseColumns, foldSearchText, lastNotifiedColumn } from './sign-up-record.ts';

/** Copies the name, days and city of a changed course to its sign-ups, which keep the last ones. */
export async function copyCourseFacts(change: Change, before: Course, course: Course): Promise<void> {
  const facts = courseColumns(course);
  if (JSON.stringify(facts) === JSON.stringify(courseColumns(before))) return;
  const signUps = await change.db
    .updateTable('signUp')
    .set(facts)
    .where('courseId', '=', course.id)
    .returning('id')
    .execute();
  await foldSearchText(change, idsOf(signUps));
}

/** Emails those who hold seats or wait what is new to them on a changed course, unless it has begun. */
export async function notifyOfChange(change: Change, before: CourseRecord, course: CourseRecord): Promise<void> {
  const now = notifiedFacts(course);
  if (newsOf(notifiedFacts(before), now).length === 0 || hasStarted(course, today(change))) return;
  const reachable = (await listActiveSignUps(change.db, course.id)).filter(({ email }) => email !== '');
  const unsent = await supersedeChanges(change, idsOf(reachable));
  const known = await knownBefore(change, unsent);
  const affected = reachable
    .map((signUp) => ({ ...signUp, known: known.get(signUp.id) ?? signUp.lastNotified }))
    .filter((signUp) => known.has(signUp.id) || newsOf(signUp.known, now).length > 0);
  if (affected.length === 0) return;
  // a change that was undone before they were notified of it needs no email
  const toNotify = affected.filter((signUp) => newsOf(signUp.known, now).length > 0);
  await dropHeldEmails(change, idsOf(toNotify));
  await change.db
    .updateTable('signUp')
    .set(({ eb }) => ({
      lastNotified: lastNotifiedColumn(course),
      // only those with seats have the event in a calendar
      calendarSequence: eb('calendarSequence', '+', eb.case().when('status', '=', 'confirmed').then(1).else(0).end()),
    }))
    .where('id', 'in', idsOf(affected))
    .execute();
  await enqueueEmails(
    change,
    toNotify.map((signUp) => ({
      ...changedEmail({ ...signUp, calendarSequence: signUp.calendarSequence + 1 }, course, signUp.known),
      waitsForUndo: true,
    })),
  );
  for (const { id, lastNotified, known, status, calendarSequence } of affected)
    change.record({
      noun: 'signUp',
      id,
      verb: 'notifiedOfChange',
      before: { lastNotified, known, calendarSequence },
      after: {
        lastNotified: now,
        calendarSequence: calendarSequence + (status === 'confirmed' ? 1 : 0),
      },
    });
}

/** What the recipients of unsent change emails know of the course, by their sign-ups. */
async function knownBefore(change: Change, unsent: readonly DroppedEmail[]): Promise<Map<string, NotifiedCourse>> {
  const known = new Map<string, NotifiedCourse>();
  for (const { aboutId: id, createdAt } of sortedByKey(unsent, ({ createdAt }) => createdAt).toReversed()) {
    const events = await listEvents(change.db, { noun: 'signUp', id });
    const lastNotified = events.find(({ verb, at }) => verb === 'notifiedOfChange' && at === createdAt)?.before;
    const course = lastNotified?.known ?? lastNotified?.lastNotified;
    if (course) known.set(id, course as NotifiedCourse);
  }
  return known;
}

/**
 * Undoes the notification of a change while its emails wait: they are not sent. A sign-up that was notified of
 * something else since keeps that.
 */
export async function undoChangeNotification(change: Change, news: readonly RecordedEvent[]): Promise<void> {
  for (const { nounId: id, at, before, after } of news) {
    await withdrawEmails(change, { noun: 'signUp', id }, at);
    const { lastNotified, calendarSequence } = before as Pick<SignUpRecord, 'lastNotified' | 'calendarSequence'>;
    await change.db
      .updateTable('signUp')
      .set({ lastNotified: lastNotifiedColumn(lastNotified), calendarSequence })
      .where('id', '=', id)
      .where('lastNotified', '=', lastNotifiedColumn(after?.lastNotified as NotifiedCourse))
      .execute();
    change.record({
      noun: 'signUp',
      id,
      verb: 'undone',
      before: { lastNotified: after?.lastNotified },
      after: { lastNotified },
    });
  }
}
