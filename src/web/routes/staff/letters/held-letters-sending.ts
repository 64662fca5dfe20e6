import { data, redirect } from 'react-router';
import { holdReasonOf } from '#domain/letters/held-letter.ts';
import { releaseHeldLetters } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { postPath } from '#web/ui/desk/letters/post-filter.ts';
import type { Route } from './+types/held-letters-sending';

export { default } from '../desk-not-found.ts';
export { loader } from './post-return.ts';

/** „Poslať všetky“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const reason = holdReasonOf(args.params.reason);
  if (!reason) throw data(null, { status: 404 });
  await appOf(args.context).change(staff, (change) => releaseHeldLetters(change, reason));
  return redirect(postPath({ state: 'held', page: 1 }), 303);
}
