import { data, redirect } from 'react-router';
import { requestNames } from '#server/sign-ups/names-request.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/names-request';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the sign-up's page shows its emails. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return redirect(`/dashboard/prihlasky/${encodeURIComponent(args.params.id)}`);
}

/** „Poslať odkaz na doplnenie mien“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  const outcome = await appOf(args.context).change(staff, (change) => requestNames(change, id));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(`/dashboard/prihlasky/${encodeURIComponent(id)}`, 303);
}
