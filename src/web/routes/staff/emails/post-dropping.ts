import { redirect } from 'react-router';
import { dropEmails } from '#server/emails/email-decisions.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { doneQuery } from '#web/ui/desk/emails/post-done.ts';
import type { Route } from './+types/post-dropping';
import { backToPost, readChosen } from './post-return.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './post-return.ts';

/** „Neposielať“, for one email, several, or all of a list. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { ids } = await readChosen(args);
  const outcome = await appOf(args.context).change(staff, (change) => dropEmails(change, ids));
  return redirect(backToPost(args, doneQuery('vyradene', outcome)), 303);
}
