import type { NotifiedCourse } from '#domain/sign-ups/sign-up.ts';

/** The address of a page about one course: `/dashboard/kurzy/…/zrusenie`. */
export function coursePagePath(courseId: string, page: string): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${page}`;
}

/** The preview of a course's public page. */
export function previewPath(courseId: string): string {
  return coursePagePath(courseId, 'nahlad');
}

/** The preview of the email about this change. */
export function changeEmailPath(
  courseId: string,
  { nameOfCourse, date, dateTo, place, city }: NotifiedCourse,
): string {
  const query = new URLSearchParams({ nazov: nameOfCourse, od: date, do: dateTo ?? '', miesto: place, mesto: city });
  return `${coursePagePath(courseId, 'listy/zmena')}?${query}`;
}
