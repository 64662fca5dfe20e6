import { offerByHand } from '#server/seat-offers/staff-offers.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/offering';
import { closeOne } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Ponúknuť znova“: sends the usual email of a seat offer. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  return closeOne(args, staff, 'ponuknute', async (change, id) => (await offerByHand(change, id)).outcome === 'done');
}
