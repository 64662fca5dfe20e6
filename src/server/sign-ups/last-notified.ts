import type { NotifiedCourse } from '#domain/sign-ups/sign-up.ts';

/** The facts of a course that its applicants are notified of. */
export function notifiedFacts({ nameOfCourse, date, dateTo, place, city }: NotifiedCourse): NotifiedCourse {
  return { nameOfCourse, date, dateTo, place, city };
}

/** The same as the sign-up stores it. */
export function lastNotifiedColumn(course: NotifiedCourse): string {
  return JSON.stringify(notifiedFacts(course));
}
