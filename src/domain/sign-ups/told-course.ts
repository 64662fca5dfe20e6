import type { ToldCourse } from './sign-up.ts';

/** What an applicant was last notified of; an older sign-up did not store the place, so the given one is used. */
export function lastTold(told: ToldCourse, { place }: Pick<ToldCourse, 'place'>): ToldCourse {
  return told.place ? told : { ...told, place };
}

/** The facts that differ between the last notification and the course now. */
export function newsOf(told: ToldCourse, now: ToldCourse): CourseNews[] {
  return NEWS.filter((fact) => told[fact] !== now[fact]);
}

const NEWS = ['nameOfCourse', 'date', 'dateTo', 'place', 'city'] as const satisfies (keyof ToldCourse)[];

export type CourseNews = (typeof NEWS)[number];
