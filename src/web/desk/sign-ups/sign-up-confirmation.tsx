import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { instant } from '#server/clock.ts';
import { listOvertaken } from '#server/seat-offers/queue.ts';
import { confirmSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/sign-up-confirmation';
import { Decision } from './decision.tsx';
import { Overtaken } from './overtaken.tsx';
import { answerMove, findMemberForMove } from './sign-up-move.ts';

export const meta = () => pageMeta({ title: 'Potvrdenie prihlášky', description: 'Potvrdenie prihlášky na kurz' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { signUp, filter, course } = await findMemberForMove(args, 'confirm');
  return {
    signUp,
    filter,
    overtaken: course ? await listOvertaken(appOf(args.context).db, signUp, course) : [],
  };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const sendEmail = (await readForm(args)).texts.has('sendEmail');
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await confirmSignUp(change, args.params.id, { sendEmail }),
    at: instant(change),
  }));
  return answerMove(result, args, at);
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, filter, overtaken } = loaderData;
  return (
    <Decision
      signUp={signUp}
      filter={filter}
      title="Potvrdiť prihlášku"
      question={`${applicantName(signUp)} prejde z náhradníkov medzi účastníkov a dostane e-mail o potvrdenom mieste.`}
      note={<Overtaken title="Dlhšie čakajú a na voľné miesta sa zmestia:" signUps={overtaken} />}
      email="potvrdenie"
      refusal={actionData?.message}
      button={{ label: 'Potvrdiť prihlášku' }}
    />
  );
}
