import { hasStarted } from '#domain/courses/course.ts';
import { changedFields } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { type CourseEnding, cancelSignUpsOf } from '#server/sign-ups/course-ending.ts';
import { findCourse } from './course-queries.ts';

export type CourseMoveOutcome = { outcome: 'done' | 'not-found' | 'not-allowed' };

/**
 * Cancels a course that has not begun, and all its sign-ups with it. It is no longer on offer, and its page shows that
 * it was cancelled; cancelling it again changes nothing.
 */
export async function cancelCourse(
  change: StaffChange<'office'>,
  id: string,
  ending: CourseEnding,
): Promise<CourseMoveOutcome> {
  await change.lock('course', id);
  const course = await findCourse(change.db, id);
  if (!course) return { outcome: 'not-found' };
  if (course.cancelledAt !== null) return { outcome: 'done' };
  if (hasStarted(course, today(change))) return { outcome: 'not-allowed' };
  await cancelSignUpsOf(change, course, ending);
  const after = { status: 'inactive', cancelledAt: instant(change) } as const;
  await change.db
    .updateTable('course')
    .set({ ...after, version: course.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  change.record({
    noun: 'course',
    id,
    verb: 'cancelled',
    before: { status: course.status, cancelledAt: null },
    after: { ...after, reason: ending.reason },
  });
  change.announce('courses');
  return { outcome: 'done' };
}

/** Restores a cancelled course as hidden; its sign-ups stay cancelled, because their applicants were notified. */
export async function restoreCourse(change: StaffChange<'office'>, id: string): Promise<CourseMoveOutcome> {
  await change.lock('course', id);
  const course = await findCourse(change.db, id);
  if (!course) return { outcome: 'not-found' };
  if (course.cancelledAt === null) return { outcome: 'done' };
  const after = { cancelledAt: null, isPrivate: false };
  await change.db
    .updateTable('course')
    .set({ cancelledAt: null, isPrivate: 0, version: course.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  const values = changedFields(course, { ...course, ...after }, Object.keys(after));
  change.record({ noun: 'course', id, verb: 'restored', ...values });
  change.announce('courses');
  return { outcome: 'done' };
}
