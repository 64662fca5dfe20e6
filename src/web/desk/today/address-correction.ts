import { data, redirect } from 'react-router';
import { ADDRESS_UNCHANGED, resendingSchema } from '#domain/emails/email-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import { instant } from '#server/clock.ts';
import { resendToCorrectedAddress } from '#server/emails/email-decisions.ts';
import type { CorrectionRefusal } from '#web/desk/emails/email-forms.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/address-correction';
import { todayPath } from './today-done.ts';
import { readTodayForm } from './today-form.ts';

export { default, loader } from './today.tsx';

/** „Uložiť a poslať“. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { texts, ids, next } = await readTodayForm(args);
  const [emailId = ''] = ids;
  const email = String(texts.get('email') ?? '');
  const fields = resendingSchema.safeParse({ email });
  const refuse = (message = '') => data<CorrectionRefusal>({ emailId, email, message }, { status: 422 });
  if (!fields.success) return refuse(fieldErrors(fields.error)[0]?.message);
  const { outcome, at } = await app.change(staff, async (change) => ({
    outcome: await resendToCorrectedAddress(change, emailId, fields.data.email),
    at: instant(change),
  }));
  if (outcome === 'unchanged') return refuse(ADDRESS_UNCHANGED);
  const count = outcome === 'done' ? 1 : 0;
  return redirect(todayPath({ done: { action: 'opravene', count, skipped: 1 - count, at } }, next), 303);
}
