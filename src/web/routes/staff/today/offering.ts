import { instant } from '#server/clock.ts';
import { offerByHand } from '#server/seat-offers/staff-offers.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/offering';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Ponúknuť znova“: by the e-mail every offer goes by. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const {
    ids: [id = ''],
    next,
  } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await offerByHand(change, id)).outcome === 'done' ? 1 : 0,
    at: instant(change),
  }));
  return backToToday({ act: 'ponuknute', count, leftOut: 1 - count, at }, next);
}
