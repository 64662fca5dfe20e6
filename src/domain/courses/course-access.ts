import { coursePath, courseState, type LinkedCourse } from './course.ts';

// Who may see a course and sign up for it. Public lists query active courses only, so they need no rules for the
// others.

/** Whether a course takes sign-ups at all: from everybody, or from people with its link. */
export function isOnOffer(course: Pick<LinkedCourse, 'status' | 'isPrivate' | 'cancelledAt'>): boolean {
  const state = courseState(course);
  return state === 'active' || state === 'private';
}

/**
 * Whether a visitor with this code, or without one, can see the page of a course. The page of a cancelled course stays
 * visible to the same visitors and shows the cancellation.
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

/** The page's address for people of a course; `privateCode` is the code of its link while it is private. */
export function coursePathForParticipants({
  slug,
  privateCode,
}: {
  slug: string;
  privateCode?: string | null;
}): string {
  return privateCode ? privateCoursePath(privateCode) : coursePath(slug);
}
