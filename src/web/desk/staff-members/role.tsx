import { data } from 'react-router';
import { roleSchema } from '#domain/staff/staff-fields.ts';
import { changeRole } from '#server/staff/staff-access.ts';
import { appOf } from '#web/context.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/role';
import { answerMove, findMemberForMove } from './answer-move.ts';
import { RoleField } from './role-field.tsx';
import { RolesPanel } from './roles-panel.tsx';
import { StaffQuestion } from './staff-question.tsx';

const TITLE = 'Zmeniť rolu';

export const meta = () => pageMeta({ title: TITLE, description: 'Čo smie človek v\u00A0správe' });

export async function loader(args: Route.LoaderArgs) {
  const staff = await requireStaff(args, 'settings');
  return findMemberForMove(args, staff, 'change-role');
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'settings');
  const { id } = args.params;
  const read = roleSchema.safeParse(Object.fromEntries((await readForm(args)).texts));
  if (!read.success) return data({ complaint: 'Vyberte rolu.', refusal: undefined }, 422);
  const outcome = await appOf(args.context).change(staff, (change) => changeRole(change, id, read.data.role));
  return answerMove(outcome, id, staff);
}

export default function Role({ loaderData, actionData }: Route.ComponentProps) {
  const { member, isSelf, refusal } = loaderData;
  return (
    <>
      <StaffQuestion
        member={member}
        title={TITLE}
        question={
          isSelf
            ? 'Meníte vlastnú rolu. Ak prestanete byť správcom, vrátiť Vám ju môže len iný správca.'
            : 'Zmena platí hneď, aj na otvorených stránkach.'
        }
        button={{ label: TITLE }}
        refusal={actionData?.refusal ?? refusal}
      >
        <RoleField
          chosen={member.role}
          error={actionData && 'complaint' in actionData ? actionData.complaint : undefined}
        />
      </StaffQuestion>
      <RolesPanel />
    </>
  );
}
