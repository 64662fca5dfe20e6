import { instant } from '#server/clock.ts';
import { readSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/reading';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Prečítané“, or „Prečítané všetky“ for the sign-ups of one course without a message. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { ids, next } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await readSignUps(change, ids)).done,
    at: instant(change),
  }));
  return backToToday({ action: 'precitane', count, skipped: ids.length - count, at }, next);
}
