import { CITIES, type City, COURSE_STATUS_LABELS, type Course, type CourseStatus } from '#domain/courses/course.ts';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';
import { folded } from '#domain/slovak.ts';

// What the list can be searched, filtered and ordered by (specification section 2.11).

const slovak = new Intl.Collator('sk', { numeric: true });

type Compare = (one: Course, other: Course) => number;

// days compare as text
const oldestFirst: Compare = (one, other) => Number(one.date > other.date) - Number(one.date < other.date);

/** Orders by their name in the address; the first is the default. */
export const ORDERS = {
  newest: { label: 'Najnovšie', compare: (one, other) => oldestFirst(other, one) },
  oldest: { label: 'Najstaršie', compare: oldestFirst },
  name: { label: 'Podľa názvu', compare: compareNames },
} as const satisfies Record<string, { label: string; compare: Compare }>;

type Order = keyof typeof ORDERS;

/** What narrows and orders the list; it stands in the address. Empty texts narrow nothing. */
export interface CourseFilter {
  search: string;
  city: City | '';
  status: CourseStatus | '';
  order: Order;
}

/** Reads `?hladat=&mesto=&stav=&zoradenie=`, of an address or of the filter's form; what makes no sense narrows nothing. */
export function readCourseFilter(query: URLSearchParams): CourseFilter {
  const status = query.get('stav') ?? '';
  const order = query.get('zoradenie') ?? '';
  return {
    search: (query.get('hladat') ?? '').slice(0, SEARCH_LENGTH_MAX),
    city: CITIES.find((city) => city === query.get('mesto')) ?? '',
    status: Object.hasOwn(COURSE_STATUS_LABELS, status) ? (status as CourseStatus) : '',
    order: Object.hasOwn(ORDERS, order) ? (order as Order) : 'newest',
  };
}

/** The filter as an address has it, `?…`; empty when it is the default one. */
export function courseFilterSearch({ search, city, status, order }: CourseFilter): string {
  const known = { hladat: search, mesto: city, stav: status, zoradenie: order === 'newest' ? '' : order };
  const query = new URLSearchParams(Object.entries(known).filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : '';
}

/** The courses the filter leaves, in its order. */
export function filteredCourses<Listed extends Course>(courses: readonly Listed[], filter: CourseFilter): Listed[] {
  const { search, city, status, order } = filter;
  return courses
    .filter((course) => (!city || course.city === city) && (!status || course.status === status))
    .filter((course) => matchesSearch(course, search))
    .sort(ORDERS[order].compare);
}

/** Name, city or place contains the words, whatever their case and diacritics. */
export function matchesSearch(course: Pick<Course, 'nameOfCourse' | 'city' | 'place'>, search: string): boolean {
  const wanted = folded(search).trim();
  return [course.nameOfCourse, course.city, course.place].some((text) => folded(text).includes(wanted));
}

export function compareNames(one: Pick<Course, 'nameOfCourse'>, other: Pick<Course, 'nameOfCourse'>): number {
  return slovak.compare(one.nameOfCourse, other.nameOfCourse);
}

/** The cities some course is in, each once, in the Slovak alphabet; the chosen one too. */
export function citiesPresent(courses: readonly Pick<Course, 'city'>[], chosen: City | '' = ''): City[] {
  const present = new Set(courses.map(({ city }) => city));
  if (chosen) present.add(chosen);
  return [...present].sort(slovak.compare);
}
