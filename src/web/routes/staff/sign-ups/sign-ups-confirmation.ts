import { data, redirect } from 'react-router';
import { instant } from '#server/clock.ts';
import { confirmSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { appOf } from '#web/context.ts';
import { readForm } from '#web/forms/form.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { readSignUpFilter, signUpsPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import type { Route } from './+types/sign-ups-confirmation';

export { default, loader, meta } from './sign-ups.tsx';

/** „Potvrdiť“ for all that were chosen in the list. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const ids = (await readForm(args)).texts.getAll('prihlaska').map(String);
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await confirmSignUps(change, ids),
    at: instant(change),
  }));
  if (result.refused.length > 0) return data({ ...result, at }, 409);
  return redirect(signUpsPath({ ...readSignUpFilter(args.url.searchParams), doneAt: at }), 303);
}
