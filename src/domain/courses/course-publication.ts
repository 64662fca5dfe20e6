import type { Day } from '#domain/day.ts';
import { type Course, type CourseStatus, type CourseWithSeats, courseState, hasStarted } from './course.ts';
import type { Affected } from './course-change.ts';

/** Why a selected course is not published or hidden; `unchanged`: it is so already. */
export type CourseSkipReason = 'cancelled' | 'begun' | 'unchanged' | 'gone';

/** Undefined where it is. A course may be hidden at any time, but published only until its first day. */
export function courseSkipReason(
  course: Pick<CourseWithSeats, 'status' | 'isPrivate' | 'cancelledAt' | 'date'>,
  status: CourseStatus,
  today: Day,
): CourseSkipReason | undefined {
  const state = courseState(course);
  if (state === 'cancelled') return 'cancelled';
  if (state === status) return 'unchanged';
  return status === 'active' && hasStarted(course, today) ? 'begun' : undefined;
}

/** A course with how many people hold its seats and wait for them. */
export type AffectedCourse = Pick<Course, 'id' | 'nameOfCourse' | 'date' | 'city'> & Affected;

/** How many people hold seats or wait, in all these courses. */
export function peopleIn(courses: readonly Affected[]): number {
  return courses.reduce((sum, { held, waiting }) => sum + held + waiting, 0);
}
