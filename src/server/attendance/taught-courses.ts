import { type CourseWithSeats, lastDayOf, type TaughtCourse } from '#domain/courses/course.ts';
import { hoursOf } from '#domain/courses/course-type.ts';
import type { Day } from '#domain/day.ts';
import { coursesWithSeats } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';

/** A course as its lecturer's list shows it, with its own hours or those of its type. */
export type ListedTaughtCourse = Pick<
  CourseWithSeats & TaughtCourse,
  'id' | 'nameOfCourse' | 'date' | 'dateTo' | 'city' | 'place' | 'room' | 'image' | 'seatsTaken' | 'cancelledAt'
> & { hours: string };

/** How long a course that is over stays in its lecturer's list. */
const PAST_MONTHS = 3;

/** The courses of a lecturer: running and coming ones, the next one first, then those that ended recently. */
export async function listTaughtCourses(
  db: Db,
  lecturerId: string,
  today: Day,
): Promise<{ coming: ListedTaughtCourse[]; past: ListedTaughtCourse[] }> {
  const since = Temporal.PlainDate.from(today).subtract({ months: PAST_MONTHS }).toString();
  const rows = await db
    .selectFrom(coursesWithSeats(db).where('lecturerId', '=', lecturerId).as('course'))
    .select(['id', 'nameOfCourse', 'date', 'dateTo', 'city', 'place', 'room', 'image', 'seatsTaken'])
    .select(['hours', 'typeHours', 'cancelledAt'])
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', since)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const courses = rows.map(({ typeHours, ...course }) => ({ ...course, hours: hoursOf({ ...course, typeHours }) }));
  const isOver = (course: ListedTaughtCourse) => lastDayOf(course) < today;
  return { coming: courses.filter((course) => !isOver(course)), past: courses.filter(isOver).reverse() };
}
