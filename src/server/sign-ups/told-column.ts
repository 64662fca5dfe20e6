import type { ToldCourse } from '#domain/sign-ups/sign-up.ts';

/** The facts of a course that its applicants are notified of. */
export function toldOf({ nameOfCourse, date, dateTo, place, city }: ToldCourse): ToldCourse {
  return { nameOfCourse, date, dateTo, place, city };
}

/** The same as the sign-up stores it. */
export function toldColumn(course: ToldCourse): string {
  return JSON.stringify(toldOf(course));
}
