import { COURSE_STATE_LABELS } from '#domain/courses/course.ts';
import { COURSE_ORDERS } from '#domain/courses/course-list.ts';
import { CITY, defineList, type FilterOf } from '#web/desk/kit/list.ts';

/** The list of courses (specification section 2.11) is the dashboard itself; their pages are below another path. */
export const courseList = defineList({
  path: '/dashboard',
  pages: '/dashboard/kurzy',
  search: 'Hľadať názov, mesto alebo miesto',
  fields: {
    city: CITY,
    state: { name: 'stav', label: 'Status', any: 'Všetky', options: COURSE_STATE_LABELS },
  },
  orders: COURSE_ORDERS,
  noun: ['kurz', 'kurzy', 'kurzov'],
  empty: {
    title: 'Zatiaľ tu nie je žiadny kurz.',
    text: 'Prvý pridáte tlačidlom Pridať kurz. Na webe sa ukáže, keď bude aktívny.',
  },
  noMatch: 'Žiadne kurzy nezodpovedajú filtru.',
});

export type CourseFilter = FilterOf<typeof courseList>;

/** The API path of this page of the list; also its SWR cache key. */
export function coursesCall({ search, city, state, order = 'newest', page }: CourseFilter): string {
  const query = new URLSearchParams({ page: String(page), order });
  for (const [name, value] of Object.entries({ search, city, status: state })) if (value) query.set(name, value);
  return `/getCourses?${query}`;
}
