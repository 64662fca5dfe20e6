import { data, redirect } from 'react-router';
import { releaseHeldLetter } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/held-letter-sending';
import { listOf } from './held-letters-return.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './held-letters-return.ts';

/** „Poslať“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const outcome = await appOf(args.context).change(staff, (change) =>
    releaseHeldLetter(change, args.params.letterId),
  );
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(listOf(args), 303);
}
