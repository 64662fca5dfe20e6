import { type CourseClash, clashesOf, type HeldCourse } from '#domain/courses/clash.ts';
import { type Course, lastDayOf } from '#domain/courses/course.ts';
import { idsOf } from '#domain/record-id.ts';
import type { Db } from '#server/db/database.ts';

/** The courses held from the first to the last day of these, including those of them that are stored. */
export function listHeldCourses(db: Db, courses: readonly Pick<Course, 'date' | 'dateTo'>[]): Promise<HeldCourse[]> {
  const firstDay = courses.map(({ date }) => date).sort()[0] ?? '';
  const lastDay = courses.map(lastDayOf).sort().at(-1) ?? '';
  return db
    .selectFrom('course')
    .leftJoin('staffMember', 'staffMember.id', 'course.lecturerId')
    .select(['course.id', 'nameOfCourse', 'date', 'dateTo', 'city', 'courseTypeId', 'lecturerId', 'room'])
    .select('staffMember.name as lecturer')
    .where('cancelledAt', 'is', null)
    .where('date', '<=', lastDay)
    .where(({ fn }) => fn.coalesce('dateTo', 'date'), '>=', firstDay)
    .orderBy('date')
    .orderBy('course.id')
    .execute();
}

export async function listClashes(
  db: Db,
  courses: readonly Pick<Course, 'id' | 'date' | 'dateTo'>[],
): Promise<CourseClash[]> {
  if (courses.length === 0) return [];
  const ids = new Set(idsOf(courses));
  const held = await listHeldCourses(db, courses);
  return clashesOf(held).filter(({ courses }) => courses.some(({ id }) => ids.has(id)));
}
