import { data } from 'react-router';
import { fieldErrors } from '#domain/field-error.ts';
import { nameSchema } from '#domain/staff/staff-fields.ts';
import { renameStaffMember } from '#server/staff/staff-access.ts';
import { QuestionPage } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { complaintAbout, InputField } from '#web/shared/field.tsx';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/name';
import { answerMove, findForMove } from './answer-move.ts';
import { MOVE_LINKS } from './move-links.ts';

export const meta = () => pageMeta({ title: MOVE_LINKS.rename.label, description: 'Meno človeka v\u00A0správe' });

export async function loader(args: Route.LoaderArgs) {
  const { staff } = await requireStaff(args, 'settings');
  const { member, about } = await findForMove(args, staff, 'rename');
  const consequence = 'Menom sa podpisujú odpovede klientom. V záznamoch zostane meno, ktoré platilo vtedy.';
  return { question: { ...about, consequence }, name: member.name };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'settings');
  const { id } = args.params;
  const { member } = await findForMove(args, staff, 'rename');
  const { texts } = await readForm(args);
  const read = nameSchema(member.email).safeParse(Object.fromEntries(texts));
  if (!read.success) {
    const refused = { errors: fieldErrors(read.error), submitted: String(texts.get('name') ?? '') };
    return data({ ...refused, refusal: undefined }, 422);
  }
  const outcome = await app.change(staff, (change) => renameStaffMember(change, id, read.data.name));
  return answerMove(outcome, id, staff);
}

export default function Name({ loaderData, actionData }: Route.ComponentProps) {
  const { question, name } = loaderData;
  const refused = actionData && 'errors' in actionData ? actionData : undefined;
  return (
    <QuestionPage question={question} refusal={actionData?.refusal}>
      <InputField
        name="name"
        label="Meno a priezvisko"
        autoComplete="off"
        required
        defaultValue={refused?.submitted ?? name}
        error={complaintAbout('name', refused?.errors)}
      />
    </QuestionPage>
  );
}
