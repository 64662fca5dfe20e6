import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/course-copy';
import { saveCourseForm } from './course-form.ts';
import { openCourseCopy } from './course-openings.ts';

export { default, meta } from './course.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app } = await requireStaff(args, 'office');
  return openCourseCopy(app, args.params.id);
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  return saveCourseForm(args, staff, await openCourseCopy(app, args.params.id));
}
