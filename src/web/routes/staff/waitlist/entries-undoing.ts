import { redirect } from 'react-router';
import { undoEndings } from '#server/waitlist/chosen-entries.ts';
import { appOf } from '#web/context.ts';
import { readDoneAt } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readWaitlistFilter, waitlistPath } from '#web/ui/desk/waitlist/waitlist-filter.ts';
import type { Route } from './+types/entries-undoing';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the list shows what was done. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(waitlistPath(readWaitlistFilter(args.url.searchParams)));
}

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const at = await readDoneAt(args);
  const undone = await appOf(args.context).change(staff, (change) => undoEndings(change, at));
  return redirect(waitlistPath(readWaitlistFilter(args.url.searchParams), { undone }), 303);
}
