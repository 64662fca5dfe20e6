import type { City, Course } from '#domain/courses/course.ts';
import type { CourseHours } from '#domain/courses/course-type.ts';
import type { Day } from '#domain/day.ts';
import type { Db } from '#server/db/database.ts';
import { given } from '#server/list-page.ts';
import { TYPE_HOURS } from './course-records.ts';

// The courses on offer as search engines and calendars read them.

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

/** What visitors choose from: active courses, today or later (specification section 5). */
export function coursesOnOffer(db: Db, today: Day) {
  return db.selectFrom('course').where('status', '=', 'active').where('date', '>=', today);
}
