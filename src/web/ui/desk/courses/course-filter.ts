import { type City, COURSE_STATE_LABELS, type CourseState } from '#domain/courses/course.ts';
import { COURSE_ORDERS, type CourseOrder } from '#domain/courses/course-list.ts';
import { type ListFilter, listPath, readChoice, readCity, readListFilter } from '#web/ui/desk/list-filter.ts';

/** What narrows and orders the list of courses (specification section 2.11). */
export interface CourseListFilter extends ListFilter<CourseState> {
  city?: City;
  order: CourseOrder;
}

/** Reads `?stav=&hladat=&mesto=&zoradenie=&strana=`, of an address or of the filter's form. */
export function readCourseFilter(query: URLSearchParams): CourseListFilter {
  return {
    ...readListFilter(query, COURSE_STATE_LABELS),
    city: readCity(query),
    order: readChoice(query, 'zoradenie', COURSE_ORDERS) ?? 'newest',
  };
}

/** Where the list so narrowed is; or, at another path, a dialog over it. */
export function coursesPath({ city, order, ...filter }: CourseListFilter, path = '/dashboard'): string {
  return listPath(path, filter, { mesto: city, zoradenie: order === 'newest' ? undefined : order });
}

/** Whether it leaves anything out. */
export function isNarrowed({ search, city, state }: CourseListFilter): boolean {
  return Boolean(search ?? city ?? state);
}

/** The call that answers this page of the list; SWR keeps the page under it. */
export function coursesCall({ search, city, state, order, page }: CourseListFilter): string {
  const query = new URLSearchParams({ page: String(page), order });
  for (const [name, value] of Object.entries({ search, city, status: state })) if (value) query.set(name, value);
  return `/getCourses?${query}`;
}
