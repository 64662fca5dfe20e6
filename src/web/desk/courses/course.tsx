import type { App } from '#server/app.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/course';
import { CourseDialog } from './course-dialog.tsx';
import { saveCourseForm } from './course-form.ts';
import { openCourse, openCourseCopy, openNewCourse } from './course-openings.ts';

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({ title: loaderData?.course ? 'Úprava kurzu' : 'Nový kurz', description: 'Kurz a jeho údaje' });

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return openingAt(app, args);
}

/** Handles the form sent without scripts, or one that needs a response of this page. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  return saveCourseForm(args, staff, await openingAt(app, args));
}

/** A course as it is stored, a copy of it, or a new one. */
function openingAt(app: App, { pattern, params: { id }, url }: Pick<Route.LoaderArgs, 'pattern' | 'params' | 'url'>) {
  if (!id) return openNewCourse(app, url.searchParams.get('typ'));
  return pattern.endsWith('/kopia') ? openCourseCopy(app, id) : openCourse(app, id, url);
}

/** „Nový kurz“ or „Úprava kurzu“ over the list. */
export default function CoursePage({ loaderData, actionData }: Route.ComponentProps) {
  return <CourseDialog key={loaderData.course?.id ?? 'novy'} opening={loaderData} answer={actionData} />;
}
