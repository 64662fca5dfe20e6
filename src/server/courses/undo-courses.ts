import type { UndoableCourseVerb } from '#domain/courses/course-publication.ts';
import type { RecordedEvent } from '#domain/events/event.ts';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { StaffChange } from '#server/change.ts';
import { hasSendingStarted } from '#server/emails/email-withdrawal.ts';
import { listUndoableEvents, type Reading, type UndoOutcome } from '#server/events/undoable-events.ts';
import { voidOffersOf } from '#server/seat-offers/course-offers.ts';
import { listOpenOffers } from '#server/seat-offers/seat-offers.ts';
import { undoChangeNotification } from '#server/sign-ups/change-notifications.ts';
import { returnToWaitlist } from '#server/waitlist/return-to-waitlist.ts';
import { setVisibility } from './course-publication.ts';
import { findCourse } from './course-queries.ts';
import type { CourseRecord } from './course-records.ts';
import { restoreFields } from './courses.ts';
import { undoCancellation } from './undo-cancellation.ts';

/** What this member of staff did to courses at that instant, as long as it can be undone. */
export async function findUndoableCourses(reading: Reading, staff: StaffMember, at?: string) {
  const events = await listUndoable(reading, staff, at);
  const [first] = events;
  return first && { verb: first.verb, count: events.length, at: first.at };
}

/** Undoes what the actor did to courses at that instant. */
export async function undoCourses(change: StaffChange<'office'>, at: string): Promise<UndoOutcome> {
  const events = await listUndoable(change, change.actor, at);
  const [first] = events;
  if (!first) return { undone: 0, skipped: 1 };
  if (first.verb === 'cancelled') return undoCancellation(change, first);
  await change.lock('course', ...events.map(({ nounId }) => nounId));
  let undone = 0;
  for (const event of events) if (await undoSaving(change, event)) undone += 1;
  return { undone, skipped: events.length - undone };
}

type UndoableEvent = RecordedEvent & { verb: UndoableCourseVerb };

async function listUndoable(reading: Reading, staff: StaffMember, at: string | undefined): Promise<UndoableEvent[]> {
  const events = await listUndoableEvents(reading, { noun: 'course', staff, at });
  return events.filter((event): event is UndoableEvent => UNDOABLE.some((verb) => verb === event.verb));
}

const UNDOABLE = ['cancelled', 'published', 'hidden', 'changed'] as const satisfies UndoableCourseVerb[];

/**
 * Restores a locked course as it was before it was saved, shown or hidden; false, and nothing is done, if it was
 * changed since, or if an email about its offered seats or its change was already sent.
 */
async function undoSaving(change: StaffChange<'office'>, event: UndoableEvent): Promise<boolean> {
  const { nounId: id, verb, after, at } = event;
  const before = (event.before ?? {}) as Partial<CourseRecord>;
  const course = await findCourse(change.db, id);
  if (!course || course.version !== after?.version) return false;
  const news = verb === 'changed' ? await listNews(change, at) : [];
  const offers = (await listOpenOffers(change.db, id)).filter(({ madeAt }) => madeAt === at);
  for (const signUpId of [...news.map(({ nounId }) => nounId), ...offers.map(({ signUpId }) => signUpId)])
    if (await hasSendingStarted(change, { noun: 'signUp', id: signUpId }, at)) return false;
  if (verb === 'changed' && !(await restoreFields(change, course, before))) return false;
  for (const signUpId of await voidOffersOf(change, id, at)) await returnToWaitlist(change, signUpId);
  await undoChangeNotification(change, news);
  if (verb !== 'changed')
    await setVisibility(change, course, { status: 'inactive', isPrivate: false, ...before }, 'undone');
  return true;
}

/** The events of sign-ups that the actor notified of a changed course at that instant. */
async function listNews(change: StaffChange<'office'>, at: string): Promise<RecordedEvent[]> {
  const events = await listUndoableEvents(change, { noun: 'signUp', staff: change.actor, at });
  return events.filter(({ verb }) => verb === 'notifiedOfChange');
}
