import { redirect } from 'react-router';
import { sendEmails } from '#server/emails/email-decisions.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { doneQuery } from '#web/ui/desk/emails/decision-notice.ts';
import type { Route } from './+types/chosen-emails-sending';
import { backToEmailList, readChosenEmails } from './return-to-email-list.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './return-to-email-list.ts';

/** „Poslať znova“, for one email, several, or all of a list. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { ids, exceptReturned } = await readChosenEmails(args);
  const outcome = await appOf(args.context).change(staff, (change) => sendEmails(change, ids, { exceptReturned }));
  return redirect(backToEmailList(args, doneQuery('poslane', outcome)), 303);
}
