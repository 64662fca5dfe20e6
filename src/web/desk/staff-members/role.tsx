import { data } from 'react-router';
import { roleSchema } from '#domain/staff/staff-fields.ts';
import { changeRole } from '#server/staff/staff-access.ts';
import { QuestionPage } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/role';
import { answerMove, findForMove, unfinishedSentences } from './answer-move.ts';
import { MOVE_LINKS } from './move-links.ts';
import { RoleField, RolesPanel } from './roles-panel.tsx';

export const meta = () =>
  pageMeta({ title: MOVE_LINKS['change-role'].label, description: 'Čo smie človek v\u00A0správe' });

export async function loader(args: Route.LoaderArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const { member, isSelf, about } = await findForMove(args, staff, 'change-role');
  const consequence = isSelf
    ? 'Meníte vlastnú rolu. Ak prestanete byť správcom, vrátiť Vám ju môže len iný správca.'
    : 'Zmena platí hneď, aj na otvorených stránkach.';
  const unfinished = await unfinishedSentences(app, member.id, ', ak k\u00A0nim nová rola nemá prístup');
  return { question: { ...about, consequence: [consequence, ...unfinished].join(' ') }, role: member.role };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const { id } = args.params;
  const read = roleSchema.safeParse(Object.fromEntries((await readForm(args)).texts));
  if (!read.success) return data({ complaint: 'Vyberte rolu.', refusal: undefined }, 422);
  const outcome = await app.change(staff, (change) => changeRole(change, id, read.data.role));
  return answerMove(outcome, id, staff);
}

export default function Role({ loaderData, actionData }: Route.ComponentProps) {
  const { question, role } = loaderData;
  return (
    <>
      <QuestionPage question={question} refusal={actionData?.refusal}>
        <RoleField chosen={role} error={actionData && 'complaint' in actionData ? actionData.complaint : undefined} />
      </QuestionPage>
      <RolesPanel />
    </>
  );
}
