import { data, redirect } from 'react-router';
import { holdReasonOf } from '#domain/letters/held-letter.ts';
import { releaseHeldLetters } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/held-letters-sending';
import { listOf } from './held-letters-return.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './held-letters-return.ts';

/** „Poslať všetky“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const reason = holdReasonOf(args.params.reason);
  if (!reason) throw data(null, { status: 404 });
  await appOf(args.context).change(staff, (change) => releaseHeldLetters(change, reason));
  return redirect(listOf(args), 303);
}
