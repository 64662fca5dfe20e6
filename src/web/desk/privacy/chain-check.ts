import { redirect } from 'react-router';
import { recordCheck, verifyEvents } from '#server/events/event-verification.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/chain-check';
import { PRIVACY } from './person-path.ts';

/** A GET only redirects: the button is on the page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  return redirect(PRIVACY);
}

/** „Overiť reťaz“: verified outside the change, as it takes long, then the result is recorded. */
export async function action(args: Route.ActionArgs) {
  const { app, db, staff } = await requireStaff(args, 'settings');
  const check = await verifyEvents(db);
  await app.change(staff, async (change) => recordCheck(change, check));
  return redirect(PRIVACY, 303);
}
