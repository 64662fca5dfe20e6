import type { City, Course } from '#domain/courses/course.ts';
import { NEXT_DATES_MAX, type NextDate, OFFERED_COURSE, type OfferedCourse } from '#domain/courses/course-list.ts';
import type { CourseHours } from '#domain/courses/course-type.ts';
import { seatOutcome } from '#domain/courses/seats.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import { countRows, given } from '#server/list-page.ts';
import { SEATS, TYPE_HOURS } from './course-records.ts';

/** What visitors choose from: active courses, today or later (specification section 5). */
export function coursesOnOffer(db: Db, today: Day) {
  return db.selectFrom('course').where('status', '=', 'active').where('date', '>=', today);
}

// What pages show of them, soonest first: only a few are read, however many there are.

interface OfferedCoursesQuery {
  /** Of all cities when none is named. */
  city?: City;
  today: Day;
  page: number;
  pageSize: number;
}

/** One page of the courses on offer, in a city (specification section 5) or in all, and how many there are in total. */
export async function listOfferedCourses(
  db: Db,
  { city, today, page, pageSize }: OfferedCoursesQuery,
): Promise<{ courses: OfferedCourse[]; total: number }> {
  const offered = coursesOnOffer(db, today).where(({ and }) => and(given({ city })));
  const ofPage = offered
    .select('id')
    .orderBy('date')
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total, courses] = await Promise.all([
    countRows(offered),
    offeredCourses(db).where('id', 'in', ofPage).execute(),
  ]);
  return { courses, total };
}

/** How many courses on its subject a page of text shows. */
const FITTING_COURSES_MAX = 4;

/** The soonest courses of these types, at least one, in any city (specification section 2.7). */
export async function listCoursesByTypes(db: Db, typeIds: readonly string[], today: Day): Promise<OfferedCourse[]> {
  // the soonest of each type are adjacent in an index; the courses of all types together would have to be sorted
  const soonest = typeIds.map((typeId) => soonestOfType(db, typeId, today)).reduce((all, next) => all.unionAll(next));
  return offeredCourses(db).where('id', 'in', soonest).limit(FITTING_COURSES_MAX).execute();
}

/** The next dates of a course type, in a city if one is named. */
export async function listDatesOfType(
  db: Db,
  { courseTypeId, city }: { courseTypeId: string; city?: City },
  today: Day,
): Promise<NextDate[]> {
  return nextDates(db, courseTypeId, today)
    .where(({ and }) => and(given({ city })))
    .execute();
}

/** The next dates of a course's type, those in its own city first; of a course without a type there are none. */
export async function listNextDates(
  db: Db,
  { id, courseTypeId, city }: Pick<Course, 'id' | 'courseTypeId' | 'city'>,
  today: Day,
): Promise<NextDate[]> {
  if (courseTypeId === null) return [];
  const dates = nextDates(db, courseTypeId, today).where('id', '!=', id);
  const [inSameCity, inOtherCities] = await Promise.all([
    dates.where('city', '=', city).execute(),
    dates.where('city', '!=', city).execute(),
  ]);
  return [...inSameCity, ...inOtherCities].slice(0, NEXT_DATES_MAX);
}

/** How many dates are read to find those that have seats. */
const DATES_READ_MAX = 30;

/** The next other dates of a course's type that have this many seats for a new applicant. */
export async function listDatesWithSeats(
  db: Db,
  { id, courseTypeId }: Pick<Course, 'id' | 'courseTypeId'>,
  seats: number,
  today: Day,
): Promise<OfferedCourse[]> {
  if (courseTypeId === null) return [];
  const ofType = coursesOnOffer(db, today)
    .select('id')
    .where('courseTypeId', '=', courseTypeId)
    .where('id', '!=', id);
  const soonest = ofType.orderBy('date').orderBy('id').limit(DATES_READ_MAX);
  const courses = await offeredCourses(db).where('id', 'in', soonest).execute();
  const dates = courses.filter((course) => seatOutcome(course, seats) === 'confirmed');
  return dates.slice(0, NEXT_DATES_MAX);
}

function nextDates(db: Db, courseTypeId: string, today: Day) {
  return coursesOnOffer(db, today)
    .select(['date', 'dateTo', 'city', 'slug'])
    .where('courseTypeId', '=', courseTypeId)
    .orderBy('date')
    .orderBy('id')
    .limit(NEXT_DATES_MAX);
}

function soonestOfType(db: Db, typeId: string, today: Day) {
  const soonest = coursesOnOffer(db, today)
    .select('id')
    .where('courseTypeId', '=', typeId)
    .orderBy('date')
    .orderBy('id')
    .limit(FITTING_COURSES_MAX);
  // SQLite accepts no part of a union in parentheses
  return db.selectFrom(soonest.as('soonest')).select('soonest.id');
}

function offeredCourses(db: Db) {
  return db.selectFrom('course').select(OFFERED_COURSE).select(SEATS).orderBy('date').orderBy('id');
}

// What search engines and calendars read of them: all.

/** A course's address and when staff changed it last. */
type CourseAddress = Pick<Course, 'slug'> & { updatedAt: string };

/** The addresses of all coming courses on offer. */
export function listCourseAddresses(db: Db, today: Day): Promise<CourseAddress[]> {
  return coursesOnOffer(db, today).select(['slug', 'updatedAt']).orderBy('date').orderBy('id').execute();
}

/** A course as calendars that follow it need it; its version grows with every save. */
export interface FollowedCourse
  extends CourseHours,
    Pick<Course, 'id' | 'nameOfCourse' | 'slug' | 'date' | 'dateTo' | 'place' | 'city'> {
  version: number;
  updatedAt: string;
}

/** Courses that are not over by this day, soonest first; in one city or of one type, if requested. */
export function listFollowedCourses(
  db: Db,
  since: Day,
  filter: { city?: City; courseTypeId?: string },
): Promise<FollowedCourse[]> {
  return db
    .selectFrom('course')
    .select(['id', 'nameOfCourse', 'slug', 'date', 'dateTo', 'hours', 'place', 'city', 'version', 'updatedAt'])
    .select(TYPE_HOURS)
    .where('status', '=', 'active')
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', since)
    .where(({ and }) => and(given(filter)))
    .orderBy('date')
    .orderBy('id')
    .execute();
}
