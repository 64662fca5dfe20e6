import type { SignUpRecord } from '#domain/sign-ups/sign-up.ts';
import type { Change } from '#server/change.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import { findSignUp } from './sign-ups.ts';

export interface LockedSignUp {
  signUp: SignUpRecord;
  /** Undefined once it was deleted. */
  course: CourseRecord | undefined;
}

/** Locks a sign-up like `lockSignUps` and reads it with its course; undefined for a sign-up that is gone. */
export async function lockSignUp(
  change: Change,
  id: string,
  ...otherCourseIds: string[]
): Promise<LockedSignUp | undefined> {
  await lockSignUps(change, [id], otherCourseIds);
  const signUp = await findSignUp(change.db, id);
  if (!signUp) return undefined;
  return { signUp, course: await findCourse(change.db, signUp.courseId) };
}

/**
 * Locks sign-ups after their courses and other courses whose seats the change affects, so that deadlocks are rare;
 * returns the ids of the courses.
 */
export async function lockSignUps(
  change: Change,
  ids: readonly string[],
  otherCourseIds: readonly string[] = [],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const current = change.db.selectFrom('signUp').select('courseId').distinct().where('id', 'in', ids);
  const listCurrent = async () => (await current.execute()).flatMap(({ courseId }) => courseId ?? []);
  const courseIds = [...new Set([...(await listCurrent()), ...otherCourseIds])];
  await change.lock('course', ...courseIds);
  await change.lock('signUp', ...ids);
  // one moved to another course before it was locked: that one is not locked yet
  const areLocked = (await listCurrent()).every((courseId) => courseIds.includes(courseId));
  return areLocked ? courseIds : lockSignUps(change, ids, courseIds);
}
