import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/new-course';
import { saveCourseForm } from './course-form.ts';
import { openNewCourse } from './course-openings.ts';

export { default, meta } from './course.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return openNewCourse(app, args.url.searchParams.get('typ'));
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  return saveCourseForm(args, staff, await openNewCourse(app, args.url.searchParams.get('typ')));
}
