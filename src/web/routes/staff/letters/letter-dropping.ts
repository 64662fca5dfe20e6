import { data, redirect } from 'react-router';
import { dropLetters } from '#server/letters/letter-decisions.ts';
import { listLetters } from '#server/letters/outbox.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { doneQuery } from '#web/ui/desk/letters/post-done.ts';
import { postPath } from '#web/ui/desk/letters/post-filter.ts';
import { readWayToPost } from '#web/ui/desk/letters/read-post-filter.ts';
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
  const outcome = await appOf(args.context).change(staff, (change) => dropLetters(change, [args.params.letterId]));
  const cameFrom = readWayToPost(args.url.searchParams);
  return redirect(cameFrom ? postPath(cameFrom, doneQuery('vyradene', outcome)) : path, 303);
}

/** Where the letter belongs; 404 where it belongs to another or there is none. */
async function findOwnerPath({ context, params, url }: Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>) {
  const app = appOf(context);
  const about = letterAboutOf(url, params.id);
  const [owner, letters] = await Promise.all([findLetterOwner(app, about), listLetters(app.db, about)]);
  if (!owner || !letters.some(({ id }) => id === params.letterId)) throw data(null, { status: 404 });
  return owner.path;
}
