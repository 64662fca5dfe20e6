import { data, redirect } from 'react-router';
import { allowsMove, applicantName } from '#domain/sign-up.ts';
import { confirmSignUp } from '#server/sign-up-moves.ts';
import { findSignUp } from '#server/sign-ups.ts';
import { appOf } from '../../context.ts';
import { readForm } from '../../form.ts';
import { answerMove } from '../../sign-up-move.ts';
import { requireStaff } from '../../staff-guard.ts';
import { pageMeta } from '../../ui/page-meta.ts';
import { Decision } from '../../ui/sign-up-desk/decision.tsx';
import type { Route } from './+types/sign-up-confirmation';

export const meta = () => pageMeta({ title: 'Potvrdenie prihlášky', description: 'Potvrdenie prihlášky na kurz' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args);
  const signUp = await findSignUp(appOf(args.context).db, args.params.id);
  if (!signUp) throw data(null, { status: 404 });
  if (!allowsMove(signUp, 'confirm')) throw redirect(`/dashboard/prihlasky/${signUp.id}`);
  return { signUp };
}

export async function action(args: Route.ActionArgs) {
  await requireStaff(args);
  const sendLetter = (await readForm(args.request)).has('letter');
  return answerMove(await confirmSignUp(appOf(args.context), args.params.id, { sendLetter }), args.params.id);
}

export default function Confirmation({ loaderData: { signUp }, actionData }: Route.ComponentProps) {
  const isSubstitute = signUp.status === 'waiting';
  return (
    <Decision
      signUp={signUp}
      title="Potvrdiť prihlášku"
      question={
        isSubstitute
          ? `${applicantName(signUp)} prejde z náhradníkov medzi účastníkov a dostane list o potvrdenom mieste.`
          : `${applicantName(signUp)} už má miesto aj list s potvrdením. Potvrdením ju označíte za vybavenú.`
      }
      letter={isSubstitute ? 'potvrdenie' : undefined}
      refusal={actionData?.message}
      button={{ label: 'Potvrdiť', tone: 'green' }}
    />
  );
}
