import { instant } from '#server/clock.ts';
import { sendEmails } from '#server/emails/email-decisions.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/emails-sending';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Poslať znova“, for one email or all with the same reason. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { ids, next } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await sendEmails(change, ids)).done,
    at: instant(change),
  }));
  return backToToday({ action: 'poslane', count, skipped: ids.length - count, at }, next);
}
