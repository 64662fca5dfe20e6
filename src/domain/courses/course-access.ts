import { coursePath, courseState, type LinkedCourse } from './course.ts';

// Who may see a course and sign up for it. Everything that offers courses to everybody asks for active ones alone, so that it
// leaves out the others without knowing why.

/** Whether a course takes sign-ups at all: from everybody, or from whoever has its link. */
export function isOnOffer(course: Pick<LinkedCourse, 'status' | 'isPrivate' | 'cancelledAt'>): boolean {
  const state = courseState(course);
  return state === 'active' || state === 'private';
}

/**
 * Whether somebody who comes with this code, or with none, sees the page of a course and may sign up there. A cancelled
 * course says so to whom it was shown.
 */
export function isShownTo(
  code: string | undefined,
  course: Pick<LinkedCourse, 'status' | 'isPrivate' | 'cancelledAt' | 'linkCode'>,
): boolean {
  if (course.isPrivate) return code !== undefined && code === course.linkCode;
  return course.status === 'active' || course.cancelledAt !== null;
}

/** The address of a private course's page. */
export function privateCoursePath(linkCode: string): string {
  return `/kurz/${linkCode}`;
}

/** Where the people of a course find its page; `privateCode` is that of its link while it is private. */
export function pathForItsPeople({ slug, privateCode }: { slug: string; privateCode?: string | null }): string {
  return privateCode ? privateCoursePath(privateCode) : coursePath(slug);
}
