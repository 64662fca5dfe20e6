import { data, redirect } from 'react-router';
import { COURSE_CLOSED, DAY_WRONG } from '#domain/attendance/attendance.ts';
import { markAttendance } from '#server/attendance/attendance.ts';
import { instant } from '#server/clock.ts';
import { attendancePath } from '#web/desk/courses/course-paths.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/participant-attendance';

/** A GET only redirects: the tick is in the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'teaching');
  return redirect(attendancePath(args.params.id));
}

/** One checkbox of the list, sent by its script; responds when it is stored. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'teaching');
  const { id: courseId, participantId } = args.params;
  const { texts: form } = await readForm(args);
  const [present, absent] = form.has('pritomny') ? [[participantId], []] : [[], [participantId]];
  const marked = { courseId, day: String(form.get('den')), present, absent };
  const result = await app.change(staff, (change) => markAttendance(change, marked));
  if (result.outcome === 'day-wrong') return Response.json({ message: DAY_WRONG }, { status: 422 });
  if (result.outcome === 'course-closed') return Response.json({ message: COURSE_CLOSED }, { status: 409 });
  if (result.outcome !== 'saved' || result.withoutSeat.length > 0) throw data(null, { status: 404 });
  return Response.json({ savedAt: instant(app) });
}
