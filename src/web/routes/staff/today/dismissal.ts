import { redirect } from 'react-router';
import { postponedSchema } from '#domain/today/postponement-fields.ts';
import { instant } from '#server/clock.ts';
import { dismissUntilCourse } from '#server/today/dismissal.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { todayPath } from '#web/ui/desk/today/today-path.ts';
import type { Route } from './+types/dismissal';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Hotovo“, „Kurz bude“, „Nechať čakať“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts, ids, next } = await readTodayForm(args);
  const postponed = postponedSchema.safeParse({ kind: texts.get('kind'), ids });
  if (!postponed.success) throw redirect(todayPath(), 303);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: await dismissUntilCourse(change, postponed.data),
    at: instant(change),
  }));
  return backToToday({ action: 'hotove', count, skipped: count > 0 ? 0 : 1, at }, next);
}
