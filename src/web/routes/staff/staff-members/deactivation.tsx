import { deactivateStaffMember } from '#server/staff/staff-access.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/staff-guard.ts';
import { StaffQuestion } from '#web/ui/desk/staff-members/staff-question.tsx';
import { pageMeta } from '#web/ui/shared/page-meta.ts';
import type { Route } from './+types/deactivation';
import { answerMove, findMemberForMove } from './answer-move.ts';

const TITLE = 'Odobrať prístup';

export const meta = () => pageMeta({ title: TITLE, description: 'Odobratie prístupu do správy' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'settings');
  return findMemberForMove(args, staff, 'remove');
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const outcome = await appOf(args.context).change(staff, (change) => deactivateStaffMember(change, args.params.id));
  return answerMove(outcome, args.params.id, staff);
}

export default function Removal({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isSelf, refusal } = loaderData;
  return (
    <StaffQuestion
      member={member}
      title={TITLE}
      question={
        isSelf
          ? 'Odoberáte prístup sebe. Do správy sa už nedostanete, vrátiť Vás môže len iný správca.'
          : `${member.name} sa do správy už nedostane, ani zo stránky, ktorú má otvorenú. Kurzy, články a záznamy zostanú.`
      }
      button={{ label: 'Odobrať prístup', isRed: true }}
      refusal={actionData?.refusal ?? refusal}
    />
  );
}
