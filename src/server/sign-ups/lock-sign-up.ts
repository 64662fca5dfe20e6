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

/**
 * Locks a sign-up, its course and other courses whose seats the change affects, and then reads the sign-up and its
 * course. Courses are locked before sign-ups, so that deadlocks are rare; undefined for a sign-up that is gone.
 */
export async function lockSignUp(
  change: Change,
  id: string,
  ...otherCourseIds: string[]
): Promise<LockedSignUp | undefined> {
  const { db } = change;
  const unlocked = await findSignUp(db, id);
  if (!unlocked) return undefined;
  await change.lock('course', ...[unlocked.courseId, ...otherCourseIds].filter((courseId) => courseId !== null));
  await change.lock('signUp', id);
  const signUp = await findSignUp(db, id);
  if (!signUp) return undefined;
  // moved to another course before it was locked: that one is not locked yet
  if (signUp.courseId !== unlocked.courseId) return lockSignUp(change, id, ...otherCourseIds);
  return { signUp, course: signUp.courseId === null ? undefined : await findCourse(db, signUp.courseId) };
}
