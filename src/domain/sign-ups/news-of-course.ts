import type { NotifiedCourse } from './sign-up.ts';

/** The facts that differ between the last notification and the course now. */
export function newsOf(lastNotified: NotifiedCourse, now: NotifiedCourse): CourseNews[] {
  return NEWS.filter((fact) => lastNotified[fact] !== now[fact]);
}

const NEWS = ['nameOfCourse', 'date', 'dateTo', 'place', 'city'] as const satisfies (keyof NotifiedCourse)[];

export type CourseNews = (typeof NEWS)[number];
