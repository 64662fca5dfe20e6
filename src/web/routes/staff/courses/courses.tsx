import { useOutlet } from 'react-router';
import { listCourses } from '#server/courses/courses.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { CourseDesk } from '#web/ui/desk/courses/course-desk.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/courses';

export const meta = () => pageMeta({ title: 'Kurzy – správa', description: 'Spravujte kurzy' });

/** The list travels with the page, so that its first paint asks for nothing more. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return { courses: await listCourses(appOf(args.context).db, { onlyActive: false }) };
}

// the list is filtered where it is and kept fresh by its own calls
export const shouldRevalidate = () => false;

export default function Courses({ loaderData: { courses } }: Route.ComponentProps) {
  return <CourseDesk loaded={courses} dialog={useOutlet()} />;
}
