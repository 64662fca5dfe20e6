import type { NotifiedCourse } from '#domain/sign-ups/sign-up.ts';

/** What an invitation tells the lecturer about a course; empty texts are not known. */
export interface StatedCourse extends NotifiedCourse {
  room: string;
}

export function statedFacts(course: StatedCourse): StatedCourse {
  const { nameOfCourse, date, dateTo, hours, place, city, room } = course;
  return { nameOfCourse, date, dateTo, hours, place, city, room };
}

/** Whether an invitation would state the same about both. */
export function statesTheSame(one: StatedCourse, other: StatedCourse): boolean {
  return JSON.stringify(statedFacts(one)) === JSON.stringify(statedFacts(other));
}
