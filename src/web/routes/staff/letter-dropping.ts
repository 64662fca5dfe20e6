import { data, redirect } from 'react-router';
import { dropHeldLetter } from '#server/held-letters.ts';
import { appOf } from '../../context.ts';
import { findLetterOwner, letterSubjectOf } from '../../letter-owner.ts';
import { requireStaff } from '../../staff-guard.ts';
import type { Route } from './+types/letter-dropping';

/** Nothing to see here: the button is on the page of the sign-up or the contact request. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  return redirect(await ownerPath(args));
}

/** „Neposielať“, said at the sign-up or the contact request. */
export async function action(args: Route.ActionArgs) {
  await requireStaff(args);
  const path = await ownerPath(args);
  if ((await dropHeldLetter(appOf(args.context), args.params.letterId)) === 'not-found')
    throw data(null, { status: 404 });
  return redirect(path, 303);
}

async function ownerPath({
  context,
  params,
  url,
}: Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>): Promise<string> {
  const owner = await findLetterOwner(appOf(context), letterSubjectOf(url, params.id));
  if (!owner) throw data(null, { status: 404 });
  return owner.path;
}
