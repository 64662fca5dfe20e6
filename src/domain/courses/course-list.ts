import type { Month } from '#domain/month.ts';
import { searchable } from '#domain/search.ts';
import { slovakSortKey } from '#domain/slovak-order.ts';
import type { City, Course, CourseState, CourseWithSeats, TaughtCourse } from './course.ts';

export const LISTED_COURSE = [
  'id',
  'nameOfCourse',
  'slug',
  'date',
  'dateTo',
  'city',
  'image',
  'capacity',
  'minimum',
  'status',
  'isPrivate',
  'cancelledAt',
  'seatsTaken',
] as const satisfies (keyof CourseWithSeats)[];

/** A course as the desk's list shows it; seats that are offered count as taken. */
export type ListedCourse = Pick<CourseWithSeats, (typeof LISTED_COURSE)[number]>;

export const OFFERED_COURSE = [
  'id',
  'nameOfCourse',
  'slug',
  'date',
  'dateTo',
  'hours',
  'city',
  'image',
  'courseTypeId',
  'price',
  'capacity',
] as const satisfies (keyof CourseWithSeats)[];

/** A course as visitors choose it from a list. */
export type OfferedCourse = Pick<
  CourseWithSeats,
  (typeof OFFERED_COURSE)[number] | 'seatsTaken' | 'seatsOffered' | 'seatsRequested'
>;

/** Another date of a type of course. */
export type NextDate = Pick<OfferedCourse, 'date' | 'dateTo' | 'city' | 'slug'>;

/** How many other dates are named where a course is cancelled. */
export const NEXT_DATES_MAX = 5;

/** How many courses of a city are shown at once. */
export const COURSES_PER_PAGE = 9;

/** How many dates of all cities one page of their table has. */
export const DATES_PER_PAGE = 20;

/** Orders by their name in an address; the first is the default (specification section 2.11). */
export const COURSE_ORDERS = { newest: 'Najnovšie', oldest: 'Najstaršie', name: 'Podľa názvu' } as const;
export type CourseOrder = keyof typeof COURSE_ORDERS;

/** What narrows and orders the list of courses (specification section 2.11). */
export interface CourseFilter {
  search?: string;
  city?: City;
  state?: CourseState;
  order?: CourseOrder;
}

/** The search text and the sort key of a course, as its table stores them. */
export function courseSearch({ nameOfCourse, city, place }: Pick<Course, 'nameOfCourse' | 'city' | 'place'>) {
  return { searchText: searchable([nameOfCourse, city, place]), nameSortKey: slovakSortKey(nameOfCourse) };
}

export interface CalendarFilter {
  month: Month;
  city?: City;
  lecturerId?: string;
}

/** A course as the calendar shows it, with its own hours or those of its type; seats that are offered count as taken. */
export type CalendarCourse = Omit<ListedCourse, 'slug' | 'minimum'> &
  Pick<TaughtCourse, 'room'> & { hours: string; lecturer: string | null };
