import { useOutlet } from 'react-router';
import { listCourseCities, listCoursePage } from '#server/courses/course-list.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { CourseDesk } from '#web/ui/desk/courses/course-desk.tsx';
import { readCourseFilter } from '#web/ui/desk/courses/course-filter.ts';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/courses';

export const meta = () => pageMeta({ title: 'Kurzy – správa', description: 'Spravujte kurzy' });

/** The first page of the list travels with the document, so that its first paint asks for nothing more. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const filter = readCourseFilter(args.url.searchParams);
  const [{ rows, total }, cities] = await Promise.all([listCoursePage(db, filter), listCourseCities(db)]);
  return { filter, rows, total, cities };
}

// from then on SWR asks for pages (specification sections 7 and 9)
export const shouldRevalidate = () => false;

export default function Courses({ loaderData }: Route.ComponentProps) {
  return <CourseDesk loaded={loaderData} dialog={useOutlet()} />;
}
