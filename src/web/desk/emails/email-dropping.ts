import { data, redirect } from 'react-router';
import { dropEmails } from '#server/emails/email-decisions.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { appOf } from '#web/context.ts';
import { recordAt } from '#web/desk/kit/record-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/email-dropping';
import { doneQuery } from './decision-notice.ts';
import { emailList, readReturnFilter } from './email-list.ts';
import { findEmailOwner } from './email-owner.ts';

export { default } from '#web/desk/desk-not-found.ts';

/** A GET only redirects: the button is at the sign-up or the contact request. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  return redirect(await findOwnerPath(args));
}

/** „Neposielať“ on the page of a sign-up or a contact request, or in the list of emails. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const path = await findOwnerPath(args);
  const outcome = await app.change(staff, (change) => dropEmails(change, [args.params.emailId]));
  const cameFrom = readReturnFilter(args.url.searchParams);
  return redirect(cameFrom ? emailList.at(cameFrom, doneQuery('vyradene', outcome)) : path, 303);
}

/** The page of the email's owner; 404 where the email has another owner or does not exist. */
async function findOwnerPath({ context, params, url }: Pick<Route.LoaderArgs, 'context' | 'params' | 'url'>) {
  const app = appOf(context);
  const about = recordAt(url, params.id);
  const [owner, emails] = await Promise.all([findEmailOwner(app, about), listEmails(app.db, about)]);
  if (!owner || !emails.some(({ id }) => id === params.emailId)) throw data(null, { status: 404 });
  return owner.path;
}
