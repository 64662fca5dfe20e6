import { instant } from '#server/clock.ts';
import { requestMissingNames } from '#server/today/dismissal.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/names-request';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Vyžiadať mená“: requests names for every sign-up of the course that has not given them. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { ids, next } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: await requestMissingNames(change, ids),
    at: instant(change),
  }));
  return backToToday({ action: 'mena', count, skipped: count > 0 ? 0 : 1, at }, next);
}
