import type { SortingState } from '@tanstack/react-table';
import type { City, Course } from '#domain/course.ts';
import { folded } from '#domain/slovak.ts';

// What the list can be searched, filtered and ordered by (specification section 2.11).

/** Orders by their name in the address of an option; the first is the default. */
export const ORDERS = {
  newest: { label: 'Najnovšie', sorting: [{ id: 'date', desc: true }] },
  oldest: { label: 'Najstaršie', sorting: [{ id: 'date', desc: false }] },
  name: { label: 'Podľa názvu', sorting: [{ id: 'nameOfCourse', desc: false }] },
} as const satisfies Record<string, { label: string; sorting: SortingState }>;

export type Order = keyof typeof ORDERS;

/** Name, city or place contains the words, whatever their case and diacritics. */
export function matchesSearch(course: Pick<Course, 'nameOfCourse' | 'city' | 'place'>, search: string): boolean {
  const wanted = folded(search).trim();
  return [course.nameOfCourse, course.city, course.place].some((text) => folded(text).includes(wanted));
}

const slovak = new Intl.Collator('sk', { numeric: true });

export function compareNames(one: Pick<Course, 'nameOfCourse'>, other: Pick<Course, 'nameOfCourse'>): number {
  return slovak.compare(one.nameOfCourse, other.nameOfCourse);
}

/** The cities some course is in, each once, in the Slovak alphabet. */
export function citiesPresent(courses: readonly Pick<Course, 'city'>[]): City[] {
  return [...new Set(courses.map(({ city }) => city))].sort(slovak.compare);
}

/** The slugs no other course may have; a course's own is free for it. */
export function takenSlugs(courses: readonly Pick<Course, 'id' | 'slug'>[], exceptId?: string): Set<string> {
  return new Set(courses.filter(({ id }) => id !== exceptId).map(({ slug }) => slug));
}
