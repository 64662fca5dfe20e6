import { instant } from '#server/clock.ts';
import { confirmSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/confirmation';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Potvrdiť“, or „Potvrdiť všetky“ of one course. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { ids, next } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await confirmSignUps(change, ids)).done,
    at: instant(change),
  }));
  return backToToday({ act: 'potvrdene', count, leftOut: ids.length - count, at }, next);
}
