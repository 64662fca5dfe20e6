import { redirect } from 'react-router';
import { recordCheck } from '#server/events/chain-state.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { PRIVACY } from '#web/ui/desk/privacy/privacy-path.ts';
import type { Route } from './+types/chain-check';

/** Nothing to see here: the button is on the page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'settings');
  return redirect(PRIVACY);
}

/** „Overiť reťaz“: read first, as the walk is long, then written down. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const app = appOf(args.context);
  const check = await verifyEvents(app.db);
  await app.change(staff, async (change) => recordCheck(change, check));
  return redirect(PRIVACY, 303);
}
