import { instant } from '#server/clock.ts';
import { confirmSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import type { Route } from './+types/seat-confirmation';
import { backToToday, readTodayForm } from './today-form.ts';

export { default } from '../desk-not-found.ts';
export { loader } from './today-form.ts';

/** „Potvrdiť miesto“ for who was called and said yes; a letter says so where an e-mail is known. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const {
    ids: [id = ''],
    next,
  } = await readTodayForm(args);
  const { count, at } = await appOf(args.context).change(staff, async (change) => ({
    count: (await confirmSignUp(change, id, { sendLetter: true })).outcome === 'done' ? 1 : 0,
    at: instant(change),
  }));
  return backToToday({ act: 'potvrdene', count, leftOut: 1 - count, at }, next);
}
