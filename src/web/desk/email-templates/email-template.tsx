import { data, redirect } from 'react-router';
import { NEW_TEMPLATE } from '#domain/email-templates/email-template.ts';
import { emailTemplateSchema } from '#domain/email-templates/email-template-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import {
  createEmailTemplate,
  type EmailTemplateRecord,
  findEmailTemplate,
  updateEmailTemplate,
} from '#server/email-templates/email-templates.ts';
import { appOf } from '#web/context.ts';
import { ChangedMeanwhile } from '#web/desk/kit/changed-meanwhile.tsx';
import { ComplaintsNotice } from '#web/desk/kit/complaints-notice.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import type { Route } from './+types/email-template';
import { FieldsPanel } from './fields-panel.tsx';
import { NEW_TEMPLATE_VALUES, templateDifferences, templateFormValues, valuesOfTemplate } from './form-values.ts';
import { TemplateForm } from './template-form.tsx';

const titleOf = (id: string) => (id === NEW_TEMPLATE ? 'Nová šablóna e-mailu' : 'Úprava šablóny e-mailu');

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({ title: titleOf(params.id), description: 'Šablóna e-mailu' });

export async function loader(args: Route.LoaderArgs) {
  await requireStaff(args, 'office');
  if (args.params.id === NEW_TEMPLATE) return { version: 0, values: NEW_TEMPLATE_VALUES };
  const template = await findEmailTemplate(appOf(args.context).db, args.params.id);
  if (!template) throw data(null, { status: 404 });
  return { version: template.version, values: valuesOfTemplate(template) };
}

export async function action(args: Route.ActionArgs) {
  const staff = await requireStaff(args, 'office');
  const app = appOf(args.context);
  const { id } = args.params;
  const form = (await readForm(args)).texts;
  const values = templateFormValues(form);
  const version = Number(form.get('version')) || 0;
  const refuse = (status: number, errors: FieldError[], theirs?: EmailTemplateRecord) => {
    const differences = theirs && templateDifferences(values, valuesOfTemplate(theirs));
    return data({ values, errors, version: theirs?.version ?? version, theirs: differences }, { status });
  };
  const read = emailTemplateSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  if (id === NEW_TEMPLATE) {
    await app.change(staff, (change) => createEmailTemplate(change, read.data));
    return redirect(EMAIL_TEMPLATES, 303);
  }
  const result = await app.change(staff, (change) => updateEmailTemplate(change, id, read.data, version));
  switch (result.outcome) {
    case 'saved':
      return redirect(EMAIL_TEMPLATES, 303);
    case 'not-found':
      throw data(null, { status: 404 });
    case 'changed-meanwhile':
      return refuse(412, [], result.template);
  }
}

/** One template, new or not. */
export default function EmailTemplatePage({ loaderData, actionData, params }: Route.ComponentProps) {
  const title = titleOf(params.id);
  const errors = actionData?.errors ?? [];
  return (
    <>
      <PageHead parents={[{ title: 'Šablóny e-mailov', to: EMAIL_TEMPLATES }]} title={title} />
      <ComplaintsNotice title="Šablóna sa neuložila." complaints={errors} />
      {actionData?.theirs && <ChangedMeanwhile what="Šablónu" theirs={actionData.theirs} />}
      <div className="duo">
        <div>
          <TemplateForm
            values={actionData?.values ?? loaderData.values}
            version={actionData?.version ?? loaderData.version}
            errors={errors}
            isUnsaved={actionData !== undefined}
          />
        </div>
        <div>
          <FieldsPanel />
        </div>
      </div>
    </>
  );
}
