import { confirmSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/seat-confirmation';
import { closeOne } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Potvrdiť miesto“ for an applicant who agreed by telephone; sends an email where the address is known. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  return closeOne(
    args,
    staff,
    'potvrdene',
    async (change, id) => (await confirmSignUp(change, id, { sendEmail: true })).outcome === 'done',
  );
}
