import { courseVisibility, type LinkedCourse } from '#domain/courses/course.ts';
import { privateCoursePath } from '#domain/courses/course-access.ts';
import type { App } from '#server/app.ts';

/** The absolute address of a private course; undefined for any other course. */
export function courseLink({ config }: App, { origin }: URL, course: LinkedCourse): string | undefined {
  if (courseVisibility(course) !== 'private' || course.linkCode === null) return undefined;
  return (config.baseUrl ?? origin) + privateCoursePath(course.linkCode);
}
