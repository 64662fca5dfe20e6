import { applicantName } from '#domain/sign-ups/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { instant } from '#server/clock.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/sign-up-cancellation';
import { Decision } from './decision.tsx';
import { answerMove, findMemberForMove } from './sign-up-move.ts';

export const meta = () => pageMeta({ title: 'Zrušenie prihlášky', description: 'Zrušenie prihlášky na kurz' });

export async function loader(args: Route.LoaderArgs) {
  const _staff = await requireStaff(args, 'office');
  const { signUp, filter } = await findMemberForMove(args, 'cancel');
  return { signUp, filter };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const sendEmail = (await readForm(args)).texts.has('sendEmail');
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await cancelSignUp(change, args.params.id, { sendEmail }),
    at: instant(change),
  }));
  return answerMove(result, args, at);
}

export default function Cancellation({ loaderData: { signUp, filter }, actionData }: Route.ComponentProps) {
  const seats = counted(signUp.seats, 'miesto', 'miesta', 'miest');
  return (
    <Decision
      signUp={signUp}
      filter={filter}
      title="Zrušiť prihlášku"
      question={
        signUp.status === 'confirmed'
          ? `${applicantName(signUp)} príde o ${seats} na kurze. Vrátiť ju bude možné, len kým budú miesta voľné.`
          : `${applicantName(signUp)} prestane byť náhradníkom.`
      }
      email="zrusenie"
      refusal={actionData?.message}
      button={{ label: 'Zrušiť prihlášku', isRed: true }}
    />
  );
}
