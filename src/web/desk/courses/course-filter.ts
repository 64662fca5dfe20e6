import { type City, COURSE_STATE_LABELS, type CourseState } from '#domain/courses/course.ts';
import { COURSE_ORDERS, type CourseOrder } from '#domain/courses/course-list.ts';
import { withChosen } from '#web/desk/kit/choice.ts';
import { type JustDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { type ListFilter, listPath, readChoice, readCity, readListFilter } from '#web/desk/kit/list-filter.ts';

const COURSES = '/dashboard';

/** The filter and order of the list of courses (specification section 2.11). */
export interface CourseListFilter extends ListFilter<CourseState> {
  city?: City;
  order: CourseOrder;
}

/** Reads `?stav=&hladat=&mesto=&zoradenie=&strana=` of an address or of the filter form. */
export function readCourseFilter(query: URLSearchParams): CourseListFilter {
  return {
    ...readListFilter(query, COURSE_STATE_LABELS),
    city: readCity(query),
    order: readChoice(query, 'zoradenie', COURSE_ORDERS) ?? 'newest',
  };
}

/** The address of the list with this filter, or of a dialog over it at another path. */
export function coursesPath(
  { city, order, ...filter }: CourseListFilter,
  path = COURSES,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { mesto: city, zoradenie: order === 'newest' ? undefined : order, ...more });
}

/** The list the user came from, with a notice of what was just done. */
export function coursesAfter(listQuery: URLSearchParams, done: JustDone): string {
  return coursesPath(readCourseFilter(listQuery), COURSES, justDoneQuery(done));
}

/** The address of an action on the selected courses of the list with this filter. */
export function coursesActionPath(action: 'zverejnenie' | 'skrytie' | 'spat', filter: CourseListFilter): string {
  return coursesPath(filter, `${COURSES}/kurzy/${action}`);
}

/** The address of the confirmation before courses with people are hidden. */
export function hidingQuestionPath(ids: readonly string[], filter: CourseListFilter): string {
  return withChosen(coursesActionPath('skrytie', filter), ids);
}

/** Whether the filter hides any course. */
export function isNarrowed({ search, city, state }: CourseListFilter): boolean {
  return Boolean(search ?? city ?? state);
}

/** The API path of this page of the list; also its SWR cache key. */
export function coursesCall({ search, city, state, order, page }: CourseListFilter): string {
  const query = new URLSearchParams({ page: String(page), order });
  for (const [name, value] of Object.entries({ search, city, status: state })) if (value) query.set(name, value);
  return `/getCourses?${query}`;
}
