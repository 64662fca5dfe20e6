import { data, redirect } from 'react-router';
import { holdReasonOf } from '#domain/letters/held-letter.ts';
import { releaseHeldLetters } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { HELD_LETTERS } from '#web/ui/desk/letters/held-letters-path.ts';
import type { Route } from './+types/held-letters-sending';

/** Nothing to see here: the button is in the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return redirect(HELD_LETTERS);
}

/** „Poslať všetky“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args);
  const reason = holdReasonOf(args.params.reason);
  if (!reason) throw data(null, { status: 404 });
  await appOf(args.context).change(staff, (change) => releaseHeldLetters(change, reason));
  return redirect(HELD_LETTERS, 303);
}
