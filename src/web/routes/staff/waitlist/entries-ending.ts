import { redirect } from 'react-router';
import { instant } from '#server/clock.ts';
import { endWaitlistEntries } from '#server/waitlist/chosen-entries.ts';
import { appOf } from '#web/context.ts';
import { readChosen } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { justDone } from '#web/ui/desk/just-done.ts';
import { readWaitlistFilter, waitlistPath } from '#web/ui/desk/waitlist/waitlist-filter.ts';
import type { Route } from './+types/entries-ending';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is in the list. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(waitlistPath(readWaitlistFilter(args.url.searchParams)));
}

/** „Vyradiť“ for all rows chosen in the list. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const ids = await readChosen(args);
  const { outcome, at } = await appOf(args.context).change(staff, async (change) => ({
    outcome: await endWaitlistEntries(change, ids),
    at: instant(change),
  }));
  return redirect(waitlistPath(readWaitlistFilter(args.url.searchParams), justDone(outcome, at)), 303);
}
