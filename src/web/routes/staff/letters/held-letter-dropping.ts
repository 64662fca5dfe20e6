import { data, redirect } from 'react-router';
import { dropHeldLetter } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { heldLettersPath } from '#web/ui/desk/letters/held-letters-path.ts';
import { pageOf } from '#web/ui/desk/list-filter.ts';
import type { Route } from './+types/held-letter-dropping';

/** Nothing to see here: the button is in the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return redirect(heldLettersPath(pageOf(args.url.searchParams)));
}

/** „Neposielať“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args);
  if (
    (await appOf(args.context).change(staff, (change) => dropHeldLetter(change, args.params.letterId))) ===
    'not-found'
  )
    throw data(null, { status: 404 });
  return redirect(heldLettersPath(pageOf(args.url.searchParams)), 303);
}
