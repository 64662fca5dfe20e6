import { applicantName } from '#domain/sign-up.ts';
import { confirmSignUp } from '#server/sign-up-moves.ts';
import { listOvertaken } from '#server/substitutes.ts';
import { appOf } from '../../context.ts';
import { readForm } from '../../form.ts';
import { answerMove, findToDecide } from '../../sign-up-move.ts';
import { requireStaff } from '../../staff-guard.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { Decision } from '../../ui/sign-up-desk/decision.tsx';
import { Overtaken } from '../../ui/sign-up-desk/overtaken.tsx';
import type { Route } from './+types/sign-up-confirmation';

export const meta = () => pageMeta({ title: 'Potvrdenie prihlášky', description: 'Potvrdenie prihlášky na kurz' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const { signUp, filter, course } = await findToDecide(args, 'confirm');
  const asksForSeats = course && signUp.status === 'waiting';
  return {
    signUp,
    filter,
    overtaken: asksForSeats ? await listOvertaken(appOf(args.context).db, signUp, course) : [],
  };
}

export async function action(args: Route.ActionArgs) {
  await requireStaff(args);
  const sendLetter = (await readForm(args)).texts.has('letter');
  return answerMove(await confirmSignUp(appOf(args.context), args.params.id, { sendLetter }), args);
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { signUp, filter, overtaken } = loaderData;
  const isSubstitute = signUp.status === 'waiting';
  return (
    <Decision
      signUp={signUp}
      filter={filter}
      title="Potvrdiť prihlášku"
      question={
        isSubstitute
          ? `${applicantName(signUp)} prejde z náhradníkov medzi účastníkov a dostane list o potvrdenom mieste.`
          : `${applicantName(signUp)} už má miesto aj list s potvrdením. Potvrdením ju označíte za vybavenú.`
      }
      note={<Overtaken title="Dlhšie čakajú a na voľné miesta sa zmestia:" signUps={overtaken} />}
      letter={isSubstitute ? 'potvrdenie' : undefined}
      refusal={actionData?.message}
      button={{ label: 'Potvrdiť prihlášku', tone: 'green' }}
    />
  );
}
