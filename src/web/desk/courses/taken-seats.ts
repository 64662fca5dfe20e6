import type { ListedCourse } from '#domain/courses/course-list.ts';
import { outOf } from '#domain/slovak.ts';

/** „obsadené 7 z 12“ */
export function takenSeats({ capacity, seatsTaken }: Pick<ListedCourse, 'capacity' | 'seatsTaken'>): string {
  return `obsadené\u00A0${seatsTaken}${capacity > 0 ? `\u00A0${outOf(capacity)}` : ''}`;
}
