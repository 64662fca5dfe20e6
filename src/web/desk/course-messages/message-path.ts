import { coursePagePath } from '#web/desk/courses/course-paths.ts';

/** The page that writes an email to people of a course, with `signUpId` preselected. */
export function messagePath(courseId: string, signUpId?: string): string {
  const path = coursePagePath(courseId, 'sprava');
  return signUpId === undefined ? path : `${path}?${new URLSearchParams({ prihlaska: signUpId })}`;
}
