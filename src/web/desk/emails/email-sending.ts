import { data, redirect } from 'react-router';
import { resendingSchema } from '#domain/emails/email-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { resendEmail } from '#server/emails/email-resending.ts';
import { recordAt, recordPath } from '#web/desk/kit/record-path.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/email-sending';
import { doneQuery } from './decision-notice.ts';
import type { SendingRefusal } from './email-forms.tsx';
import { emailList, readReturnFilter } from './email-list.ts';

export { default, loader } from './email.tsx';

/** „Poslать znova“: redirects to the sign-up or the request, which shows the emails in their current state. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const subject = recordAt(args.url, args.params.id);
  const email = String((await readForm(args)).texts.get('email') ?? '');
  const refuse = (status: number, message: string) => data<SendingRefusal>({ email, message }, { status });
  const fields = resendingSchema.safeParse({ email });
  if (!fields.success) return refuse(422, fieldErrors(fields.error)[0]?.message ?? '');
  const result = found(
    await app.change(staff, (change) => resendEmail(change, subject, args.params.emailId, fields.data.email)),
  );
  if (result.outcome === 'already-sent') return refuse(409, 'Na túto adresu už e-mail odišiel. Zadajte inú.');
  const cameFrom = readReturnFilter(args.url.searchParams);
  return redirect(cameFrom ? emailList.at(cameFrom, doneQuery('poslane')) : recordPath(subject), 303);
}
