import { redirect } from 'react-router';
import { undoMoves } from '#server/sign-ups/sign-up-undo.ts';
import { appOf } from '#web/context.ts';
import { readDoneAt } from '#web/routes/staff/chosen-rows.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readSignUpFilter, signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import type { Route } from './+types/sign-ups-undoing';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the list shows what was done. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return redirect('/dashboard/prihlasky');
}

/** „Vrátiť späť“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const at = await readDoneAt(args);
  const undone = await appOf(args.context).change(staff, (change) => undoMoves(change, at));
  return redirect(signUpsPath({ ...readSignUpFilter(args.url.searchParams), undone }), 303);
}
