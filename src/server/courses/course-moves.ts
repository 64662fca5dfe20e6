import { courseVisibility, hasStarted } from '#domain/courses/course.ts';
import { changedFields } from '#domain/events/event.ts';
import type { StaffChange } from '#server/change.ts';
import { instant, today } from '#server/clock.ts';
import { newSecretCode } from '#server/secret-code.ts';
import { type CourseEnding, cancelSignUpsOf } from '#server/sign-ups/course-ending.ts';
import { isLecturer } from '#server/staff/lecturers.ts';
import { lockCourse } from './course-queries.ts';
import { writeCourse } from './course-records.ts';

type CourseMoveOutcome = { outcome: 'done' | 'not-found' | 'not-allowed' };

/**
 * Cancels a course that has not begun, and all its sign-ups with it. It is no longer on offer, and its page shows that
 * it was cancelled; cancelling it again changes nothing.
 */
export async function cancelCourse(
  change: StaffChange<'office'>,
  id: string,
  ending: CourseEnding,
): Promise<CourseMoveOutcome> {
  const course = await lockCourse(change, id);
  if (!course) return { outcome: 'not-found' };
  if (course.cancelledAt !== null) return { outcome: 'done' };
  if (hasStarted(course, today(change))) return { outcome: 'not-allowed' };
  await cancelSignUpsOf(change, course, ending);
  const after = { status: 'inactive', cancelledAt: instant(change) } as const;
  await writeCourse(change, course, after);
  change.record({
    noun: 'course',
    id,
    verb: 'cancelled',
    before: { status: course.status, cancelledAt: null },
    after: { ...after, reason: ending.reason },
  });
  return { outcome: 'done' };
}

/** Restores a cancelled course as hidden; its sign-ups stay cancelled, because their applicants were notified. */
export async function restoreCourse(change: StaffChange<'office'>, id: string): Promise<CourseMoveOutcome> {
  const course = await lockCourse(change, id);
  if (!course) return { outcome: 'not-found' };
  if (course.cancelledAt === null) return { outcome: 'done' };
  const after = { cancelledAt: null, isPrivate: false };
  await writeCourse(change, course, { cancelledAt: null, isPrivate: 0 });
  const values = changedFields(course, { ...course, ...after }, Object.keys(after));
  change.record({ noun: 'course', id, verb: 'restored', ...values });
  return { outcome: 'done' };
}

/** Gives a private course a new link and disables the old one. Events contain no code, because they outlast it. */
export async function renewCourseLink(change: StaffChange<'office'>, id: string): Promise<CourseMoveOutcome> {
  const course = await lockCourse(change, id);
  if (!course) return { outcome: 'not-found' };
  if (courseVisibility(course) !== 'private') return { outcome: 'not-allowed' };
  await change.db.updateTable('course').set({ linkCode: newSecretCode() }).where('id', '=', id).execute();
  change.record({ noun: 'course', id, verb: 'linkRenewed' });
  return { outcome: 'done' };
}

/**
 * Assigns a lecturer to a course that has none, or whose lecturer has left; of two concurrent assignments the first one
 * stays.
 */
export async function assignLecturer(
  change: StaffChange<'office'>,
  id: string,
  lecturerId: string,
): Promise<'done' | 'not-found' | 'has-lecturer' | 'lecturer-unknown' | 'course-cancelled'> {
  const course = await lockCourse(change, id);
  if (!course) return 'not-found';
  if (course.cancelledAt !== null) return 'course-cancelled';
  const before = course.lecturerId;
  if (before !== null && (await isLecturer(change.db, before))) return 'has-lecturer';
  if (!(await isLecturer(change.db, lecturerId))) return 'lecturer-unknown';
  await writeCourse(change, course, { lecturerId });
  change.record({ noun: 'course', id, verb: 'changed', before: { lecturerId: before }, after: { lecturerId } });
  return 'done';
}
