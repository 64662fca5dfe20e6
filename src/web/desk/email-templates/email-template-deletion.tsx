import { data, redirect } from 'react-router';
import { nonBreaking } from '#domain/slovak.ts';
import { deleteEmailTemplate, findEmailTemplate } from '#server/email-templates/email-templates.ts';
import { appOf } from '#web/context.ts';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { Question } from '#web/desk/kit/question.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/email-template-deletion';

export const meta = () => pageMeta({ title: 'Zmazanie šablóny e-mailu', description: 'Zmazanie šablóny e-mailu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  const template = await findEmailTemplate(appOf(args.context).db, args.params.id);
  if (!template) throw data(null, { status: 404 });
  return { title: template.title };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  switch (await appOf(args.context).change(staff, (change) => deleteEmailTemplate(change, args.params.id))) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'done':
      return redirect(EMAIL_TEMPLATES, 303);
  }
}

/** Requires confirmation before the deletion. */
export default function EmailTemplateDeletion({ loaderData: { title } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[{ title: 'Šablóny e-mailov', to: EMAIL_TEMPLATES }]}
        title="Zmazať šablónu e-mailu"
        note={nonBreaking(title)}
      />
      <Question
        button={{ label: 'Zmazať šablónu', isRed: true }}
        back={{ label: 'Späť na šablóny', to: EMAIL_TEMPLATES }}
      >
        <p>E-maily, ktoré sa z&nbsp;nej napísali, zostanú. Zmazanie sa nedá vrátiť.</p>
      </Question>
    </>
  );
}
