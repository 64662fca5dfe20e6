import { data } from 'react-router';
import { listClashes } from '#server/courses/course-clashes.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/course-clashes';

/** The clashes of a course as it is stored, for the dialog that has just saved it. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const course = await findCourse(db, args.params.id);
  if (!course) throw data(null, { status: 404 });
  return Response.json(await listClashes(db, [course]), { headers: { 'Cache-Control': 'no-store' } });
}
