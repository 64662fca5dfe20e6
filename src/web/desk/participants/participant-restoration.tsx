import { data } from 'react-router';
import { participantName } from '#domain/sign-ups/participant.ts';
import { restoreParticipant } from '#server/sign-ups/participant-moves.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { appOf } from '#web/context.ts';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/participant-restoration';
import { answerParticipantMove } from './participant-answer.ts';

const TITLE = 'Vrátiť účastníka';

export const meta = () => pageMeta({ title: TITLE, description: 'Odhlásený účastník predsa príde' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { db } = appOf(args.context);
  const { id, participantId } = args.params;
  const [signUp, participants] = await Promise.all([findSignUp(db, id), listParticipants(db, id)]);
  const participant = participants.find((participant) => participant.id === participantId);
  if (!signUp || !participant) throw data(null, { status: 404 });
  return { signUp, name: participantName(participant) || 'Účastník bez mena' };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id, participantId } = args.params;
  const result = await appOf(args.context).change(staff, (change) => restoreParticipant(change, id, participantId));
  return answerParticipantMove(result, args);
}

export default function ParticipantRestoration({ loaderData: { signUp, name }, actionData }: Route.ComponentProps) {
  return (
    <Decision
      signUp={signUp}
      title={TITLE}
      question={`${name} sa vráti do prihlášky.`}
      refusal={actionData?.message}
      button={{ label: TITLE }}
    />
  );
}
