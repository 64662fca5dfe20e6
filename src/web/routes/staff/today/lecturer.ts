import { assignLecturer } from '#server/courses/course-lecturer.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/lecturer';
import { closeOne } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Priradiť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  return closeOne(
    args,
    staff,
    'lektor',
    async (change, id, texts) => (await assignLecturer(change, id, String(texts.get('lektor') ?? ''))) === 'done',
  );
}
