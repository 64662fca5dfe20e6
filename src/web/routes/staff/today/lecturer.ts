import { instant } from '#server/clock.ts';
import { assignLecturer } from '#server/courses/course-lecturer.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/lecturer';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Priradiť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const {
    texts,
    ids: [id = ''],
    next,
  } = await readTodayForm(args);
  const lecturerId = String(texts.get('lektor') ?? '');
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await assignLecturer(change, id, lecturerId)) === 'done' ? 1 : 0,
    at: instant(change),
  }));
  return backToToday({ act: 'lektor', count, leftOut: 1 - count, at }, next);
}
