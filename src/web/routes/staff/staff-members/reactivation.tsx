import { STAFF_ROLES } from '#domain/staff/staff.ts';
import { reactivateStaffMember } from '#server/staff/staff-invitations.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { HandoverPage } from '#web/ui/desk/staff-members/handover-panel.tsx';
import { StaffQuestion } from '#web/ui/desk/staff-members/staff-question.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/reactivation';
import { answerHandover } from './answer-handover.ts';
import { answerMove, findMemberForMove } from './answer-move.ts';

const TITLE = 'Obnoviť prístup';

export const meta = () => pageMeta({ title: TITLE, description: 'Nová pozvánka pre človeka bez prístupu' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'settings');
  return findMemberForMove(args, staff, 'reactivate');
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const app = appOf(args.context);
  const invited = await app.change(staff, (change) => reactivateStaffMember(change, args.params.id));
  if (invited.outcome === 'invited') return answerHandover(app, args.url, invited);
  return answerMove(invited.outcome, args.params.id, staff);
}

/** Reactivates a former member of staff by a new invitation. */
export default function Reactivation({ loaderData, actionData }: Route.ComponentProps) {
  const { member, refusal } = loaderData;
  if (actionData?.handover) return <HandoverPage title={TITLE} {...actionData.handover} />;
  return (
    <StaffQuestion
      member={member}
      title={TITLE}
      question={`${member.name} dostane novú pozvánku s rolou ${STAFF_ROLES[member.role]}. Rolu zmeníte aj potom.`}
      button={{ label: 'Obnoviť prístup' }}
      refusal={actionData?.refusal ?? refusal}
    />
  );
}
