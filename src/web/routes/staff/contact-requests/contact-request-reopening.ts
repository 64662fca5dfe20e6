import { data, redirect } from 'react-router';
import { reopenContactRequest } from '#server/contact-requests/contact-request-work.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { contactRequestPath, readContactFilter } from '#web/ui/desk/contact-requests/contact-filter.ts';
import type { Route } from './+types/contact-request-reopening';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is on the request's page. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(requestPath(args));
}

/** „Otvoriť znova“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const outcome = await appOf(args.context).change(staff, (change) => reopenContactRequest(change, args.params.id));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(requestPath(args), 303);
}

function requestPath({ params, url }: Pick<Route.LoaderArgs, 'params' | 'url'>): string {
  return contactRequestPath(params.id, readContactFilter(url.searchParams));
}
