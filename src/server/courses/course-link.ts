import { courseVisibility } from '#domain/courses/course.ts';
import type { StaffChange } from '#server/change.ts';
import { newSecretCode } from '#server/secret-code.ts';
import type { CourseMoveOutcome } from './course-cancellation.ts';
import { findCourse } from './course-queries.ts';

/** Gives a private course a new link and disables the old one. Events contain no code, because they outlast it. */
export async function renewCourseLink(change: StaffChange<'office'>, id: string): Promise<CourseMoveOutcome> {
  await change.lock('course', id);
  const course = await findCourse(change.db, id);
  if (!course) return { outcome: 'not-found' };
  if (courseVisibility(course) !== 'private') return { outcome: 'not-allowed' };
  await change.db.updateTable('course').set({ linkCode: newSecretCode() }).where('id', '=', id).execute();
  change.record({ noun: 'course', id, verb: 'linkRenewed' });
  return { outcome: 'done' };
}
