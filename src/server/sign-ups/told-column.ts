import type { ToldCourse } from '#domain/sign-ups/sign-up.ts';

/** What a course's applicant is told of it, as the sign-up keeps it. */
export function toldColumn({ nameOfCourse, date, dateTo, place, city }: ToldCourse): string {
  return JSON.stringify({ nameOfCourse, date, dateTo, place, city });
}
