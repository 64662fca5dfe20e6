import { redirect } from 'react-router';
import { undoCourses } from '#server/courses/undo-courses.ts';
import { appOf } from '#web/context.ts';
import { readDoneAt } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { coursesAfter } from '#web/ui/desk/courses/course-filter.ts';
import type { Route } from './+types/courses-undoing';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the list shows what was done. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect('/dashboard');
}

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const at = await readDoneAt(args);
  const undone = await appOf(args.context).change(staff, (change) => undoCourses(change, at));
  return redirect(coursesAfter(args.url.searchParams, { undone }), 303);
}
