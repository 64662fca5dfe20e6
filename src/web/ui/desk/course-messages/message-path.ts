import { coursePagePath } from '#web/ui/desk/courses/course-paths.ts';

/** Where people of a course are written to; with one of them chosen already. */
export function messagePath(courseId: string, signUpId?: string): string {
  const path = coursePagePath(courseId, 'sprava');
  return signUpId === undefined ? path : `${path}?${new URLSearchParams({ prihlaska: signUpId })}`;
}
