import type { Month } from '#domain/month.ts';
import type { City, TaughtCourse } from './course.ts';
import type { ListedCourse } from './course-list.ts';

export interface CalendarFilter {
  month: Month;
  city?: City;
  lecturerId?: string;
}

/** A course as the calendar shows it; seats that are offered count as taken. */
export type CalendarCourse = Omit<ListedCourse, 'slug' | 'image' | 'minimum'> &
  Pick<TaughtCourse, 'room'> & { lecturer: string | null };
