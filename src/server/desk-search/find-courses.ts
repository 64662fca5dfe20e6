import { courseState } from '#domain/courses/course.ts';
import { formatDays } from '#domain/day.ts';
import { firstOf } from '#domain/desk-search/desk-result.ts';
import { isAmongNewest } from './among-newest.ts';
import type { Finder } from './finder.ts';

export const findCourses: Finder = async ({ db }, query) => {
  const courses = await db
    .selectFrom('course')
    .select(['id', 'nameOfCourse', 'date', 'dateTo', 'place', 'city', 'status', 'isPrivate', 'cancelledAt'])
    .where(await isAmongNewest(db, 'course', query))
    .orderBy('date', 'desc')
    .orderBy('id')
    .execute();
  const results = courses.map(({ id, nameOfCourse, date, dateTo, place, city, isPrivate, ...course }) => ({
    name: nameOfCourse,
    facts: [formatDays(date, dateTo), place, city],
    state: { of: 'course', is: courseState({ ...course, isPrivate: isPrivate === 1 }) } as const,
    target: { noun: 'course', id } as const,
  }));
  return [firstOf('courses', 'course', results)];
};
