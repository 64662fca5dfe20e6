import { takeContactRequest } from '#server/contact-requests/contact-request-work.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/request-taking';
import { closeOne } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Vziať si“: assigns an overdue request to the current user. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  return closeOne(args, staff, 'prevzate', async (change, id) => (await takeContactRequest(change, id)) === 'done');
}
