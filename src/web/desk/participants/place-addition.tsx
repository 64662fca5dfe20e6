import { instant } from '#server/clock.ts';
import { addPlace } from '#server/sign-ups/participant-moves.ts';
import { appOf } from '#web/context.ts';
import { Decision } from '#web/desk/sign-ups/decision.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/place-addition';
import { findWithParticipants } from './find-participants.ts';
import { answerParticipantMove } from './participant-answer.ts';

const TITLE = 'Pridať účastníka';

export const meta = () => pageMeta({ title: TITLE, description: 'Ďalšie miesto v\u00A0prihláške' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const { signUp } = await findWithParticipants(args.context, args.params.id);
  return { signUp };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const { id } = args.params;
  const { result, at } = await appOf(args.context).change(staff, async (change) => ({
    result: await addPlace(change, id),
    at: instant(change),
  }));
  return answerParticipantMove(result, args, at);
}

export default function PlaceAddition({ loaderData: { signUp }, actionData }: Route.ComponentProps) {
  return (
    <Decision
      signUp={signUp}
      title={TITLE}
      question="Prihláška dostane jedno miesto navyše. Kto ho má, doplníte medzi menami."
      refusal={actionData?.message}
      button={{ label: TITLE }}
    />
  );
}
