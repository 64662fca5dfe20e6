import { listClashes } from '#server/courses/course-clashes.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/course-clashes';

/** The clashes of a course as it is stored, for the dialog that has just saved it. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  const course = found(await findCourse(db, args.params.id));
  return Response.json(await listClashes(db, [course]), { headers: { 'Cache-Control': 'no-store' } });
}
