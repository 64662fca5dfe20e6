import { instant } from '#server/clock.ts';
import { finishNextStep } from '#server/contact-requests/contact-request-work.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/step-finishing';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Krok je hotový“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const {
    ids: [id = ''],
    next,
  } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await finishNextStep(change, id)) === 'done' ? 1 : 0,
    at: instant(change),
  }));
  return backToToday({ act: 'krok', count, leftOut: 1 - count, at }, next);
}
