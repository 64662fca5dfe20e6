import type { City, CourseWithSeats } from '#domain/courses/course.ts';
import { isShownTo } from '#domain/courses/course-access.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import { type CourseRecord, coursesWithSeats, publicCourse, toCourse } from './course-records.ts';

/** How many courses are read at a time, so that each read takes only some milliseconds. */
const BATCH = 250;

/**
 * All courses, or the active ones only, newest day first; in batches, so that the caller can let other requests run in
 * between. The ids are read at the beginning, so that a course changed meanwhile is returned only once.
 */
export async function* listCourses(
  db: Db,
  { onlyActive }: { onlyActive: boolean },
): AsyncGenerator<CourseRecord[], void> {
  const all = await db
    .selectFrom('course')
    .select('id')
    .$if(onlyActive, (query) => query.where('status', '=', 'active'))
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  for (let first = 0; first < all.length; first += BATCH) {
    const ids = all.slice(first, first + BATCH).map(({ id }) => id);
    const rows = await coursesWithSeats(db)
      .where('id', 'in', ids)
      .$if(onlyActive, (query) => query.where('status', '=', 'active'))
      .orderBy('date', 'desc')
      .orderBy('id')
      .execute();
    yield rows.map(toCourse);
  }
}

export async function findCourse(db: Db, id: string): Promise<CourseRecord | undefined> {
  const row = await coursesWithSeats(db).where('course.id', '=', id).executeTakeFirst();
  return row && toCourse(row);
}

/** The course with a page at this address that every visitor may see. */
export async function findShownCourseBySlug(db: Db, slug: string): Promise<CourseWithSeats | undefined> {
  const row = await coursesWithSeats(db).where('slug', '=', slug).executeTakeFirst();
  return row && shownTo(undefined, toCourse(row));
}

/** The course whose page is opened by the link with this code. */
export async function findShownCourseByLink(db: Db, linkCode: string): Promise<CourseWithSeats | undefined> {
  const row = await coursesWithSeats(db).where('linkCode', '=', linkCode).executeTakeFirst();
  return row && shownTo(linkCode, toCourse(row));
}

function shownTo(code: string | undefined, course: CourseRecord): CourseWithSeats | undefined {
  return isShownTo(code, course) ? publicCourse(course) : undefined;
}

/** The active course of this name, day and city (decisions: API, `sendCourse` without `courseId`). */
export async function findActiveCourseByFacts(
  db: Db,
  { courseName, courseDate, courseCity }: { courseName: string; courseDate: Day; courseCity: string },
): Promise<CourseRecord | undefined> {
  const row = await coursesWithSeats(db)
    .where('status', '=', 'active')
    .where('nameOfCourse', '=', courseName)
    .where('date', '=', courseDate)
    .where('city', '=', courseCity as City)
    .orderBy('course.id')
    .executeTakeFirst();
  return row && toCourse(row);
}
