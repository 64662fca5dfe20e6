import type { ToldCourse } from './sign-up.ts';

/** What an applicant knew, complete: an older sign-up does not say of which place it was told, so it was the last one. */
export function lastTold(told: ToldCourse, { place }: Pick<ToldCourse, 'place'>): ToldCourse {
  return told.place ? told : { ...told, place };
}

/** What somebody who was told one thing of a course must learn, now that another one holds. */
export function newsOf(told: ToldCourse, now: ToldCourse): CourseNews[] {
  return NEWS.filter((fact) => told[fact] !== now[fact]);
}

const NEWS = ['nameOfCourse', 'date', 'dateTo', 'place', 'city'] as const satisfies (keyof ToldCourse)[];

export type CourseNews = (typeof NEWS)[number];
