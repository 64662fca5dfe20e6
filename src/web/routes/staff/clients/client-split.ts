import { data, redirect } from 'react-router';
import { splitClient } from '#server/clients/client-joins.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { clientPath } from '#web/ui/desk/clients/client-filter.ts';
import type { Route } from './+types/client-split';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is on the client's page. */
export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  return redirect(clientPath(args.params.id));
}

/** „Rozpojiť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  if ((await appOf(args.context).change(staff, (change) => splitClient(change, id))) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(clientPath(id), 303);
}
