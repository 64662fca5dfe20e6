import { data, redirect } from 'react-router';
import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { allowsMove } from '#domain/sign-ups/sign-up-moves.ts';
import { counted } from '#domain/slovak.ts';
import { instant } from '#server/clock.ts';
import { cancelSignUps } from '#server/sign-ups/sign-up-batches.ts';
import { listChosenSignUps } from '#server/sign-ups/sign-up-list.ts';
import { appOf } from '#web/context.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { chosenIds } from '#web/desk/kit/choice.ts';
import { justDone, justDoneQuery } from '#web/desk/kit/just-done.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/sign-ups-cancellation';
import { signUpList } from './sign-up-list.ts';
import { SignUpsDecision } from './sign-ups-decision.tsx';

const TITLE = 'Zrušiť prihlášky';

export const meta = () => pageMeta({ title: TITLE, description: 'Zrušenie vybraných prihlášok' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const filter = signUpList.read(args.url.searchParams);
  const ids = chosenIds(args.url.searchParams);
  if (ids.length === 0) throw redirect(signUpList.at(filter, justDoneQuery({ skipped: {} })));
  const chosen = (await listChosenSignUps(appOf(args.context).db, ids)).filter((signUp) =>
    allowsMove(signUp, 'cancel'),
  );
  if (chosen.length === 0) {
    setNotice(args, 'sign-ups-cancelled');
    throw redirect(signUpList.at(filter));
  }
  return { filter, signUps: chosen };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { texts: form } = await readForm(args);
  const ids = chosenIds(form);
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await cancelSignUps(change, ids, { sendEmail: form.has('sendEmail') }),
    at: instant(change),
  }));
  if (result.done === 0) return data({ message: 'Tieto prihlášky už boli zrušené.' }, 409);
  const cancelled = result.refused.length;
  const outcome = justDone({ done: result.done, skipped: cancelled > 0 ? { cancelled } : {} }, at);
  return redirect(signUpList.at(args.url.searchParams, justDoneQuery(outcome)), 303);
}

export default function SignUpsCancellation({ loaderData: { filter, signUps }, actionData }: Route.ComponentProps) {
  const seats = signUps.reduce((sum, { status, seats }) => sum + (status === 'confirmed' ? seats : 0), 0);
  return (
    <SignUpsDecision
      title={TITLE}
      question={
        seats > 0
          ? `Na kurzoch sa uvoľní ${counted(seats, 'miesto', 'miesta', 'miest')}.`
          : 'Prestanú byť náhradníkmi.'
      }
      signUps={signUps.map((signUp) => ({ ...signUp, name: applicantName(signUp) }))}
      filter={filter}
      email="zrusenie"
      refusal={actionData?.message}
      button={TITLE}
    />
  );
}
