import type { Course } from '#domain/courses/course.ts';
import { formatDays } from '#domain/day.ts';
import { beginningOf } from '#domain/slovak.ts';
import { pageMeta } from '#web/shared/page-meta.ts';

/** What search engines show of a description. */
const DESCRIPTION_LENGTH_MAX = 155;

/** The title and description of a course's page: its name, days and city. */
export function courseMeta(course: Pick<Course, 'nameOfCourse' | 'date' | 'dateTo' | 'city' | 'courseInfo'>) {
  const { nameOfCourse, date, dateTo, city, courseInfo } = course;
  const when = `${formatDays(date, dateTo)}, ${city}`;
  return pageMeta({
    title: `${nameOfCourse} – ${when}`,
    description: beginningOf(`${nameOfCourse}, ${when}. ${courseInfo}`, DESCRIPTION_LENGTH_MAX),
  });
}
