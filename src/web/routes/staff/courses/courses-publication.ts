import { redirect } from 'react-router';
import { instant } from '#server/clock.ts';
import { publishCourses } from '#server/courses/course-publication.ts';
import { appOf } from '#web/context.ts';
import { readChosen } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { coursesAfter } from '#web/ui/desk/courses/course-filter.ts';
import { justDone } from '#web/ui/desk/just-done.ts';
import type { Route } from './+types/courses-publication';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is in the list. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect('/dashboard');
}

/** „Zverejniť“ for all that were chosen in the list. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const ids = await readChosen(args);
  const { outcome, at } = await appOf(args.context).change(staff, async (change) => ({
    outcome: await publishCourses(change, ids),
    at: instant(change),
  }));
  return redirect(coursesAfter(args.url.searchParams, justDone(outcome, at)), 303);
}
