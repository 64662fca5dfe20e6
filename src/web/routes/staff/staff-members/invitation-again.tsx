import { INVITATION_HOURS } from '#domain/staff/staff.ts';
import { inviteAgain } from '#server/staff/staff-invitations.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { HandoverPage } from '#web/ui/desk/staff-members/handover-panel.tsx';
import { StaffQuestion } from '#web/ui/desk/staff-members/staff-question.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/invitation-again';
import { answerHandover } from './answer-handover.ts';
import { answerMove, findMemberForMove } from './answer-move.ts';
import { signInFacts } from './sign-in-facts.ts';

const TITLE = 'Poslať pozvánku znova';

export const meta = () => pageMeta({ title: TITLE, description: 'Nová pozvánka do správy' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'settings');
  return { ...(await findMemberForMove(args, staff, 'invite-again')), ...signInFacts(appOf(args.context)) };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const app = appOf(args.context);
  const invited = await app.change(staff, (change) => inviteAgain(change, args.params.id));
  if (invited.outcome === 'invited') return answerHandover(app, args.url, invited);
  return answerMove(invited.outcome, args.params.id, staff);
}

export default function InvitationAgain({ loaderData, actionData }: Route.ComponentProps) {
  const { member, refusal, hasAccounts } = loaderData;
  if (actionData?.handover) return <HandoverPage title={TITLE} {...actionData.handover} />;
  return (
    <StaffQuestion
      member={member}
      title={TITLE}
      question={
        hasAccounts
          ? `${member.name} dostane nový odkaz, ktorý platí ${INVITATION_HOURS} hodín. Odkazy z predošlých pozvánok prestanú platiť.`
          : `${member.name} dostane nový e-mail s tým, ako sa prihlásiť.`
      }
      button={{ label: 'Poslať pozvánku' }}
      refusal={actionData?.refusal ?? refusal}
    />
  );
}
