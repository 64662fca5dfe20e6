import { redirect } from 'react-router';
import { postponedSchema } from '#domain/today/postponement-fields.ts';
import { instant } from '#server/clock.ts';
import { makeDueAgain } from '#server/today/postponements.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { todayPath } from '#web/ui/desk/today/today-path.ts';
import type { Route } from './+types/returning';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Vrátiť medzi dnešné“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts, ids, next } = await readTodayForm(args);
  const postponed = postponedSchema.safeParse({ kind: texts.get('kind'), ids });
  if (!postponed.success) throw redirect(todayPath(), 303);
  const at = await appOf(args.context).change(staff, async (change) => {
    await makeDueAgain(change, postponed.data);
    return instant(change);
  });
  return backToToday({ action: 'vratene', count: ids.length, at }, next);
}
