import { type City, COURSE_STATE_LABELS, type CourseState } from '#domain/courses/course.ts';
import { COURSE_ORDERS, type CourseOrder } from '#domain/courses/course-list.ts';
import { withChosen } from '#web/ui/desk/choice.ts';
import { type JustDone, justDoneQuery } from '#web/ui/desk/just-done.ts';
import { type ListFilter, listPath, readChoice, readCity, readListFilter } from '#web/ui/desk/list-filter.ts';

const COURSES = '/dashboard';

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
export function coursesPath(
  { city, order, ...filter }: CourseListFilter,
  path = COURSES,
  more: Record<string, string | undefined> = {},
): string {
  return listPath(path, filter, { mesto: city, zoradenie: order === 'newest' ? undefined : order, ...more });
}

/** The list somebody came from, which says what was just done. */
export function coursesAfter(came: URLSearchParams, done: JustDone): string {
  return coursesPath(readCourseFilter(came), COURSES, justDoneQuery(done));
}

/** Where something is done to courses chosen in the list so narrowed. */
export function coursesActPath(act: 'zverejnenie' | 'skrytie' | 'spat', filter: CourseListFilter): string {
  return coursesPath(filter, `${COURSES}/kurzy/${act}`);
}

/** Where staff are asked before courses with people are hidden. */
export function hidingQuestionPath(ids: readonly string[], filter: CourseListFilter): string {
  return withChosen(coursesActPath('skrytie', filter), ids);
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
