import type { CourseState } from '#domain/courses/course.ts';
import type { ListedCourse } from '#domain/courses/course-list.ts';
import { outOf } from '#domain/slovak.ts';
import type { BadgeLook } from '#web/ui/desk/badge.tsx';

export const COURSE_STATE_LOOKS: Record<CourseState, BadgeLook> = {
  active: 'on',
  inactive: 'off',
  cancelled: 'fail',
};

/** „obsadené 7 z 12“ */
export function takenSeats({ capacity, seatsTaken }: Pick<ListedCourse, 'capacity' | 'seatsTaken'>): string {
  return `obsadené\u00A0${seatsTaken}${capacity > 0 ? `\u00A0${outOf(capacity)}` : ''}`;
}
