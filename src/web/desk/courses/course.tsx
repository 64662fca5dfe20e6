import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course';
import { CourseDialog } from './course-dialog.tsx';
import { saveCourseForm } from './course-form.ts';
import { openCourse } from './course-openings.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.course ? 'Úprava kurzu' : 'Nový kurz', description: 'Kurz a jeho údaje' });

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return openCourse(app, args.params.id, args.url);
}

/** Handles the form sent without scripts, or one that needs a response of this page. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  return saveCourseForm(args, staff, await openCourse(app, args.params.id, args.url));
}

/** „Nový kurz“ or „Úprava kurzu“ over the list. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseDialog key={loaderData.course?.id ?? 'novy'} opening={loaderData} answer={actionData} />;
}
