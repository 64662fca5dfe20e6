import { redirect } from 'react-router';
import { instant } from '#server/clock.ts';
import { readSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { signUpPath } from '#web/ui/desk/sign-ups/sign-up-filter.ts';
import type { Route } from './+types/sign-up-reading';
import { answerMove, findMemberForMove } from './sign-up-move.ts';

export { default } from '#web/routes/staff/desk-not-found.ts';

/** A GET only redirects: the button is on the sign-up's page. */
export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { signUp, filter } = await findMemberForMove(args, 'read');
  return redirect(signUpPath(signUp.id, filter));
}

/** „Prečítané“. */
export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await readSignUp(change, args.params.id),
    at: instant(change),
  }));
  return answerMove(result, args, at);
}
