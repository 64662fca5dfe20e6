import { data } from 'react-router';
import { endSessions } from '#server/staff/staff-access.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { StaffQuestion } from '#web/ui/desk/staff-members/staff-question.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/sessions-end';
import { answerMove, findMemberForMove } from './answer-move.ts';
import { signInFacts } from './sign-in-facts.ts';

const TITLE = 'Odhlásiť všade';

export const meta = () => pageMeta({ title: TITLE, description: 'Odhlásenie človeka zo všetkých zariadení' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'settings');
  if (!signInFacts(appOf(args.context)).hasSessions) throw data(null, { status: 404 });
  return findMemberForMove(args, staff, 'end-sessions');
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const app = appOf(args.context);
  if (!signInFacts(app).hasSessions) throw data(null, { status: 404 });
  const outcome = await app.change(staff, (change) => endSessions(change, args.params.id));
  return answerMove(outcome, args.params.id, staff);
}

export default function SessionsEnd({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isSelf, refusal } = loaderData;
  return (
    <StaffQuestion
      member={member}
      title={TITLE}
      question={
        isSelf
          ? 'Odhlásite sa zo všetkých zariadení, aj z tohto. Potom sa prihláste znova.'
          : `${member.name} sa bude musieť na všetkých zariadeniach prihlásiť znova.`
      }
      button={{ label: TITLE }}
      refusal={actionData?.refusal ?? refusal}
    />
  );
}
