import { finishNextStep } from '#server/contact-requests/contact-request-work.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/step-finishing';
import { closeOne } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Krok je hotový“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  return closeOne(args, staff, 'krok', async (change, id) => (await finishNextStep(change, id)) === 'done');
}
