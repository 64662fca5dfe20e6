import { data } from 'react-router';
import { readSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { perform, readChosen } from '#web/desk/staff-act.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import type { Route } from './+types/sign-ups-reading';
import { signUpList } from './sign-up-list.ts';

export { default, loader } from './sign-ups.tsx';

/** „Prečítané“ for all rows chosen in the list. */
export async function action(args: Route.ActionArgs) {
  const { staff } = await requireStaff(args, 'office');
  const ids = await readChosen(args);
  return perform(
    args,
    staff,
    (change) => readSignUps(change, ids),
    ({ done, refused }, at) => {
      if (refused.length > 0) return data({ done, refused, at }, 409);
      const missing = ids.length - done;
      const outcome = justDone({ done, skipped: missing > 0 ? { gone: missing } : {} }, at);
      return signUpList.at(args.url.searchParams, justDoneQuery(outcome));
    },
  );
}
