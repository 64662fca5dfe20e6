import type { StaffChange } from '#server/change.ts';
import { instant } from '#server/clock.ts';
import { isLecturer } from '#server/staff/lecturers.ts';
import { findCourse } from './course-queries.ts';

/** Assigns a lecturer to a course that has none; of two concurrent assignments the first one stays. */
export async function assignLecturer(
  change: StaffChange<'office'>,
  id: string,
  lecturerId: string,
): Promise<'done' | 'not-found' | 'has-lecturer' | 'lecturer-unknown' | 'course-cancelled'> {
  await change.lock('course', id);
  const course = await findCourse(change.db, id);
  if (!course) return 'not-found';
  if (course.cancelledAt !== null) return 'course-cancelled';
  if (course.lecturerId !== null) return 'has-lecturer';
  if (!(await isLecturer(change.db, lecturerId))) return 'lecturer-unknown';
  await change.db
    .updateTable('course')
    .set({ lecturerId, version: course.version + 1, updatedAt: instant(change) })
    .where('id', '=', id)
    .execute();
  change.record({ noun: 'course', id, verb: 'changed', before: { lecturerId: null }, after: { lecturerId } });
  change.announce('courses');
  return 'done';
}
