import { type Day, daysLater } from '#domain/day.ts';
import type { TodayKind, WaitingItem } from '#domain/today/today-item.ts';
import type { StaffChange } from '#server/change.ts';
import { today } from '#server/clock.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { listNextDates } from '#server/courses/offered-courses.ts';
import { enqueueEmail } from '#server/emails/outbox.ts';
import { requestNames } from '#server/sign-ups/participants-email.ts';
import { emailToApplicant } from '#server/sign-ups/sign-up-emails.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { dismiss, type Postponed, postpone } from './postponements.ts';
import { listWaitingItems } from './today.ts';

/**
 * Staff mark the work for a course as done until its day; if the course moves to a later day, the work is shown again.
 * Returns how many things were waiting.
 */
export async function dismissUntilCourse(change: StaffChange<'office'>, postponed: Postponed): Promise<number> {
  const items = await listWaitingItems(change, postponed);
  for (const { kind, ids, ...item } of items)
    if ('course' in item)
      await dismiss(change, { kind, ids }, AFTER_COURSE.has(kind) ? NEVER_AGAIN : item.course.date);
  return items.length;
}

/** Work after a course, which no later day of it brings back. */
const AFTER_COURSE = new Set<TodayKind>(['closings', 'handOvers', 'lowScores', 'renewals']);
const NEVER_AGAIN = '9999-12-31';

/** How many days people have to answer before missing names are reported again. */
const DAYS_TO_ANSWER = 2;

/** Emails all applicants of these courses a request for the missing names. Returns how many were sent. */
export async function requestMissingNames(
  change: StaffChange<'office'>,
  courseIds: readonly string[],
): Promise<number> {
  const items = await listWaitingItems(change, { kind: 'noNames', ids: courseIds });
  let sent = 0;
  for (const item of items) {
    if (item.kind !== 'noNames') continue;
    const outcomes: string[] = [];
    for (const { id } of item.signUps) outcomes.push(await requestNames(change, id));
    const sentForCourse = outcomes.filter((outcome) => outcome === 'requested').length;
    if (sentForCourse > 0) await dismiss(change, item, missedAgainOn(item, today(change)));
    sent += sentForCourse;
  }
  return sent;
}

/** Emails the applicants of these sign-ups that a term of their documents ends, each once. Returns how many were sent. */
export async function remindOfRenewals(change: StaffChange<'office'>, signUpIds: readonly string[]): Promise<number> {
  const { db } = change;
  await change.lock('signUp', ...signUpIds);
  const items = await listWaitingItems(change, { kind: 'renewals', ids: signUpIds });
  let sent = 0;
  for (const item of items) {
    const signUp = await findSignUp(db, item.ids[0] ?? '');
    if (item.kind !== 'renewals' || !signUp?.email) continue;
    const { holders, renewal } = item;
    const { id, name: courseName, date: courseDate, dateTo: courseDateTo, city: courseCity } = item.course;
    const course = await findCourse(db, id);
    const nextDates = course ? await listNextDates(db, course, today(change)) : [];
    // the sign-up may be for another course since
    const trained = { ...signUp, courseName, courseDate, courseDateTo, courseCity };
    await enqueueEmail(change, emailToApplicant('renewalReminder', trained, course, { holders, renewal, nextDates }));
    change.record({ noun: 'signUp', id: signUp.id, verb: 'renewalReminded', after: { until: renewal.until } });
    await dismiss(change, item, NEVER_AGAIN);
    sent += 1;
  }
  return sent;
}

/** Sooner where the course is near. */
function missedAgainOn({ course }: WaitingItem<'noNames'>, day: Day): Day {
  const isNear = course.date <= daysLater(day, DAYS_TO_ANSWER + 1);
  return daysLater(day, isNear ? 1 : DAYS_TO_ANSWER);
}

/** Postpones those of these things that still wait; what a colleague has closed is skipped. Returns their number. */
export async function postponeWaiting(
  change: StaffChange<'office'>,
  { kind, ids }: Postponed,
  untilDay: Day,
): Promise<number> {
  const items = await listWaitingItems(change, { kind, ids });
  const waiting = items.flatMap((item) => item.ids).filter((id) => ids.includes(id));
  if (waiting.length > 0) await postpone(change, { kind, ids: waiting }, untilDay);
  return waiting.length;
}
