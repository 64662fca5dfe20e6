import type { ToldCourse } from '#domain/sign-ups/sign-up.ts';

/** A page about one course: `/dashboard/kurzy/…/zrusenie`. */
export function coursePagePath(courseId: string, page: string): string {
  return `/dashboard/kurzy/${encodeURIComponent(courseId)}/${page}`;
}

/** The page of a course as visitors will see it. */
export function previewPath(courseId: string): string {
  return coursePagePath(courseId, 'nahlad');
}

/** The e-mail that would tell of this change. */
export function changeEmailPath(courseId: string, { nameOfCourse, date, dateTo, place, city }: ToldCourse): string {
  const query = new URLSearchParams({ nazov: nameOfCourse, od: date, do: dateTo ?? '', miesto: place, mesto: city });
  return `${coursePagePath(courseId, 'listy/zmena')}?${query}`;
}
