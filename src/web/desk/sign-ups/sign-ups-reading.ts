import { data, redirect } from 'react-router';
import { instant } from '#server/clock.ts';
import { readSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { appOf } from '#web/context.ts';
import { readChosen } from '#web/desk/chosen-rows.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/sign-ups-reading';
import { signUpList } from './sign-up-list.ts';

export { default, loader, meta } from './sign-ups.tsx';

/** „Prečítané“ for all rows chosen in the list. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const ids = await readChosen(args);
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await readSignUps(change, ids),
    at: instant(change),
  }));
  if (result.refused.length > 0) return data({ ...result, at }, 409);
  const missing = ids.length - result.done;
  const outcome = justDone({ done: result.done, skipped: missing > 0 ? { gone: missing } : {} }, at);
  return redirect(signUpList.at(args.url.searchParams, justDoneQuery(outcome)), 303);
}
