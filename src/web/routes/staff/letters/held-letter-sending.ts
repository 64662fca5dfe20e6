import { data, redirect } from 'react-router';
import { releaseHeldLetter } from '#server/letters/held-letters.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { heldLettersPath, readHeldFilter } from '#web/ui/desk/letters/held-letters-path.ts';
import type { Route } from './+types/held-letter-sending';

/** Nothing to see here: the button is in the list. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return redirect(heldLettersPath(readHeldFilter(args.url.searchParams)));
}

/** „Poslať“. */
export async function action(args: Route.ActionArgs) {
  await requireStaff(args);
  if ((await releaseHeldLetter(appOf(args.context), args.params.letterId)) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(heldLettersPath(readHeldFilter(args.url.searchParams)), 303);
}
