import { href, redirect } from 'react-router';
import { NEW_TEMPLATE } from '#domain/email-templates/email-template.ts';
import { emailTemplateSchema } from '#domain/email-templates/email-template-fields.ts';
import { fieldErrors } from '#domain/field-error.ts';
import {
  createEmailTemplate,
  findEmailTemplate,
  updateEmailTemplate,
} from '#server/email-templates/email-templates.ts';
import { DraftPreview } from '#web/desk/emails/draft-preview.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { emptyValues, refusing, storedValues, submittedValues } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FieldRows, FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { RefusalNotices } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/email-template';
import { FieldsPanel, TEMPLATE_FIELDS } from './template-form.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { db } = await requireStaff(args, 'office');
  if (args.params.id === NEW_TEMPLATE) return { values: emptyValues(TEMPLATE_FIELDS) };
  const template = found(await findEmailTemplate(db, args.params.id));
  return { values: storedValues(TEMPLATE_FIELDS, template) };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const values = submittedValues(TEMPLATE_FIELDS, (await readForm(args)).texts);
  const refuse = refusing(TEMPLATE_FIELDS, values);
  const read = emailTemplateSchema.safeParse(values);
  if (!read.success) return refuse(422, fieldErrors(read.error));
  if (id === NEW_TEMPLATE) {
    await app.change(staff, (change) => createEmailTemplate(change, read.data));
    return redirect(EMAIL_TEMPLATES, 303);
  }
  const seenVersion = Number(values.version);
  const result = found(await app.change(staff, (change) => updateEmailTemplate(change, id, read.data, seenVersion)));
  if (result.outcome === 'changed-meanwhile') return refuse(412, [], storedValues(TEMPLATE_FIELDS, result.template));
  return redirect(EMAIL_TEMPLATES, 303);
}

/** One template, new or not. */
export default function EmailTemplatePage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        parents={[{ title: 'Šablóny e-mailov', to: EMAIL_TEMPLATES }]}
        title={params.id === NEW_TEMPLATE ? 'Nová šablóna e-mailu' : 'Úprava šablóny e-mailu'}
      />
      <RefusalNotices title="Šablóna sa neuložila." what="Šablónu" refused={actionData} />
      <RecordForm fields={TEMPLATE_FIELDS} values={loaderData.values} refused={actionData} className="duo duo--even">
        {(field) => (
          <>
            <div>
              <Panel title="Šablóna" body="stack">
                <FieldRows field={field} rows={['title', 'subject', 'body']} />
                <FormButtons save="Uložiť šablónu" back={EMAIL_TEMPLATES} />
              </Panel>
            </div>
            <div>
              <DraftPreview
                path={href('/dashboard/sablony/:id/nahlad', params)}
                note="s údajmi poslednej prihlášky"
              />
              <FieldsPanel />
            </div>
          </>
        )}
      </RecordForm>
    </>
  );
}
