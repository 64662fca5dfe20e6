import { data, redirect } from 'react-router';
import { confirmAddress } from '#server/emails/email-decisions.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { doneQuery } from '#web/ui/desk/emails/decision-notice.ts';
import type { Route } from './+types/address-confirmation';
import { backToEmailList } from './return-to-email-list.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './return-to-email-list.ts';

/** „Adresa je správna“ */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const outcome = await appOf(args.context).change(staff, (change) => confirmAddress(change, args.params.emailId));
  if (outcome === 'not-found') throw data(null, { status: 404 });
  return redirect(backToEmailList(args, doneQuery('potvrdene')), 303);
}
