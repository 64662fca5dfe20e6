import { data, redirect } from 'react-router';
import { countConcerned, deleteCourse, findCourse } from '#server/courses/courses.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { DeleteDialog } from '#web/ui/desk/courses/delete-dialog.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/course-deletion';

export const meta = () => pageMeta({ title: 'Zmazanie kurzu', description: 'Zmazanie kurzu' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const course = await findCourse(db, args.params.id);
  if (!course) throw data(null, { status: 404 });
  return { course, concerned: await countConcerned(db, course.id) };
}

/** The form sent without scripts. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  if (!(await appOf(args.context).change(staff, (change) => deleteCourse(change, args.params.id))))
    throw data(null, { status: 404 });
  return redirect(`/dashboard${args.url.search}`, 303);
}

/** The question over the list. */
export default function CourseDeletion({ loaderData }: Route.ComponentProps) {
  return <DeleteDialog {...loaderData} />;
}
