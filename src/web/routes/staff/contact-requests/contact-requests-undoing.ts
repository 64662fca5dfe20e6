import { redirect } from 'react-router';
import { undoClosing } from '#server/contact-requests/chosen-contact-requests.ts';
import { appOf } from '#web/context.ts';
import { readDoneAt } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestsPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import type { Route } from './+types/contact-requests-undoing';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the list shows what was done. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(contactRequestsPath(readContactFilter(args.url.searchParams)));
}

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const at = await readDoneAt(args);
  const undone = await appOf(args.context).change(staff, (change) => undoClosing(change, at));
  return redirect(contactRequestsPath(readContactFilter(args.url.searchParams), { undone }), 303);
}
