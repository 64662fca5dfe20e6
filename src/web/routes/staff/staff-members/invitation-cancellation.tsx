import { cancelInvitation } from '#server/staff/staff-invitations.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { StaffQuestion } from '#web/ui/desk/staff-members/staff-question.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/invitation-cancellation';
import { answerMove, findMemberForMove } from './answer-move.ts';

const TITLE = 'Zrušiť pozvánku';

export const meta = () => pageMeta({ title: TITLE, description: 'Zrušenie pozvánky do správy' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'settings');
  return findMemberForMove(args, staff, 'cancel-invitation');
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const outcome = await appOf(args.context).change(staff, (change) => cancelInvitation(change, args.params.id));
  return answerMove(outcome, args.params.id, staff);
}

export default function InvitationCancellation({ loaderData, actionData }: Route.ComponentProps) {
  const { member, refusal } = loaderData;
  return (
    <StaffQuestion
      member={member}
      title={TITLE}
      question={`${member.name} sa do správy nedostane, ani ak pozvánku už má. Pozvať sa dá znova.`}
      button={{ label: TITLE, isRed: true }}
      refusal={actionData?.refusal ?? refusal}
    />
  );
}
