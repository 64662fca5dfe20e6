import { data, redirect } from 'react-router';
import { resumeWaitlistEntry } from '#server/waitlist/waitlist.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readWaitlistFilter, waitlistEntryPath } from '#web/ui/desk/waitlist/waitlist-filter.ts';
import type { Route } from './+types/waitlist-entry-return';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is on the entry's page. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(entryPath(args));
}

/** „Vrátiť na zoznam“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const outcome = await appOf(args.context).change(staff, (change) => resumeWaitlistEntry(change, args.params.id));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(entryPath(args), 303);
}

function entryPath({ params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>): string {
  return waitlistEntryPath(params.id, readWaitlistFilter(url.searchParams));
}
