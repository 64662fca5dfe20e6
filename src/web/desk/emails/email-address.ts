import { data, redirect } from 'react-router';
import { ADDRESS_UNCHANGED, resendingSchema } from '#domain/emails/email-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { resendToCorrectedAddress } from '#server/emails/email-decisions.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { Route } from './+types/email-address';
import { doneQuery } from './decision-notice.ts';
import type { CorrectionRefusal } from './email-forms.tsx';
import { emailList } from './email-list.ts';

export { default, loader } from './emails.tsx';

/** „Uložiť a poslať“: sends an undelivered email to a corrected address; the list of all emails shows the result. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { emailId } = args.params;
  const email = String((await readForm(args)).texts.get('email') ?? '');
  const fields = resendingSchema.safeParse({ email });
  const refuse = (message = '') => data<CorrectionRefusal>({ emailId, email, message }, { status: 422 });
  if (!fields.success) return refuse(fieldErrors(fields.error)[0]?.message);
  const outcome = await app.change(staff, (change) => resendToCorrectedAddress(change, emailId, fields.data.email));
  if (outcome === 'unchanged') return refuse(ADDRESS_UNCHANGED);
  if (outcome === 'not-found') throw data(null, { status: 404 });
  const result = outcome === 'done' ? { done: 1, skipped: 0 } : { done: 0, skipped: 1 };
  return redirect(emailList.at(args.url.searchParams, doneQuery('opravene', result)), 303);
}
