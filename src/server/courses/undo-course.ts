import type { RecordedEvent } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { hasSendingStarted } from '#server/emails/email-withdrawal.ts';
import { listEventsOf } from '#server/events/events.ts';
import { voidOffersOf } from '#server/seat-offers/course-offers.ts';
import { listOpenOffers } from '#server/seat-offers/seat-offers.ts';
import { undoChangeNotification } from '#server/sign-ups/change-notifications.ts';
import { setVisibility } from './course-publication.ts';
import { findCourse } from './course-queries.ts';
import { type CourseRecord, writeCourse } from './course-records.ts';
import { restoreFields } from './courses.ts';

/** Shows or hides a course as before; not if an email about its offered seats was already sent. */
export async function undoVisibility(change: StaffChange<'office'>, event: RecordedEvent): Promise<boolean> {
  const course = await findUnchanged(change, event);
  if (!course) return false;
  await voidOffersOf(change, course.id, event.at);
  await setVisibility(change, course, { status: 'inactive', isPrivate: false, ...event.before }, 'undone');
  return true;
}

/** Restores a course as it was before it was saved; not if an email about its seats or its change was already sent. */
export async function undoSaving(change: StaffChange<'office'>, event: RecordedEvent): Promise<boolean> {
  const { at, before } = event;
  const news = (await listEventsOf(change.db, { noun: 'signUp', actorId: change.actor.id, at })).filter(
    ({ verb }) => verb === 'notifiedOfChange',
  );
  const course = await findUnchanged(change, event, news);
  if (!course || !(await restoreFields(change, course, before as Partial<CourseRecord>))) return false;
  await voidOffersOf(change, course.id, at);
  await undoChangeNotification(change, news);
  return true;
}

/** The course if it has not been changed since, and no email about this or the news of it is being sent. */
async function findUnchanged(
  change: StaffChange<'office'>,
  { nounId: id, after, at }: RecordedEvent,
  news: readonly RecordedEvent[] = [],
): Promise<CourseRecord | undefined> {
  const course = await findCourse(change.db, id);
  if (!course || course.version !== after?.version) return undefined;
  const offers = (await listOpenOffers(change.db, id)).filter(({ madeAt }) => madeAt === at);
  for (const signUpId of [...news.map(({ nounId }) => nounId), ...offers.map(({ signUpId }) => signUpId)])
    if (await hasSendingStarted(change, { noun: 'signUp', id: signUpId }, at)) return undefined;
  return course;
}

/** Restores a cancelled course; its sign-ups that were cancelled with it have events of their own. */
export async function undoCancellation(
  change: StaffChange<'office'>,
  { nounId: id, at, before }: RecordedEvent,
): Promise<boolean> {
  const course = await findCourse(change.db, id);
  if (course?.cancelledAt !== at || before?.status === undefined) return false;
  const status = before.status as CourseRecord['status'];
  await writeCourse(change, course, { status, cancelledAt: null });
  change.record({
    noun: 'course',
    id,
    verb: 'undone',
    before: { cancelledAt: at },
    after: { status, cancelledAt: null },
  });
  change.seats(id);
  return true;
}
