import type { ToldCourse } from '#domain/sign-ups/sign-up.ts';

/** What a course's applicant is told of it. */
export function toldOf({ nameOfCourse, date, dateTo, place, city }: ToldCourse): ToldCourse {
  return { nameOfCourse, date, dateTo, place, city };
}

/** The same as the sign-up keeps it. */
export function toldColumn(course: ToldCourse): string {
  return JSON.stringify(toldOf(course));
}
