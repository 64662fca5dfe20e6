import { data, redirect } from 'react-router';
import { dropHeldLetter } from '#server/letters/held-letters.ts';
import { listLetters } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/letter-dropping';
import { findLetterOwner, letterAboutOf } from './letter-owner.ts';

export { default } from '../desk-not-found.ts';

/** Nothing to see here: the button is at the sign-up or the contact request. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return redirect(await findOwnerPath(args));
}

/** „Neposielať“, said at the sign-up or the contact request. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const path = await findOwnerPath(args);
  await appOf(args.context).change(staff, (change) => dropHeldLetter(change, args.params.letterId));
  return redirect(path, 303);
}

/** Where the letter belongs; 404 where it belongs to another or there is none. */
async function findOwnerPath({ context, params, url }: Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>) {
  const app = appOf(context);
  const about = letterAboutOf(url, params.id);
  const [owner, letters] = await Promise.all([findLetterOwner(app, about), listLetters(app.db, about)]);
  if (!owner || !letters.some(({ id }) => id === params.letterId)) throw data(null, { status: 404 });
  return owner.path;
}
