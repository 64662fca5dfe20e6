import { data, redirect } from 'react-router';
import { courseMessageSchema } from '#domain/course-messages/course-message-fields.ts';
import { formatDays } from '#domain/day.ts';
import { type EmailField, fieldValues, inBraces } from '#domain/email-templates/email-field.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findMessagedCourse, listRecipients, sendCourseMessage } from '#server/course-messages/course-messages.ts';
import { findEmailTemplate, listEmailTemplates } from '#server/email-templates/email-templates.ts';
import { coursePagePath, courseSteps, occupancyPath } from '#web/desk/courses/course-paths.ts';
import { setNotice } from '#web/desk/desk-notices.ts';
import { FieldsPanel } from '#web/desk/email-templates/template-form.tsx';
import { DraftPreview } from '#web/desk/emails/draft-preview.tsx';
import { EnclosuresField, readEnclosures } from '#web/desk/emails/enclosures.tsx';
import { Act } from '#web/desk/kit/acts.tsx';
import { Choices } from '#web/desk/kit/choices.tsx';
import { Submit } from '#web/desk/kit/desk-form.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';
import { ComplaintsNotice } from '#web/desk/kit/refusal-notices.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { complaintAbout } from '#web/shared/field.tsx';
import { found } from '#web/shared/found.ts';
import { SelectField } from '#web/shared/select-field.tsx';
import type { Route } from './+types/course-message';
import { MESSAGE_FIELDS, newMessage, RecipientsField, submittedMessage } from './message-form.tsx';

export const handle: PageHandle = { takes: 'attachments' };

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const query = args.url.searchParams;
  const [course, recipients, templates, template] = await Promise.all([
    findMessagedCourse(db, args.params.id).then(found),
    listRecipients(app, args.params.id),
    listEmailTemplates(db),
    findEmailTemplate(db, query.get('sablona') ?? ''),
  ]);
  const { id, nameOfCourse, date, dateTo, city } = course;
  const chosen = query.getAll('prihlaska').filter((id) => recipients.some((recipient) => recipient.id === id));
  return {
    course: { id, nameOfCourse, date, dateTo, city },
    fields: fieldValues(course, 0),
    recipients,
    templates: templates.map(({ id, title }) => ({ id, name: title })),
    templateId: template?.id,
    values: newMessage(template, chosen),
  };
}

export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'office');
  const { id } = args.params;
  const submission = await readForm(args);
  const values = submittedMessage(submission.texts);
  const refuse = (errors: FieldError[], mustConfirmEmpty = values.emptyAllowed === 'on') =>
    data({ values, errors, mustConfirmEmpty }, 422);
  const read = courseMessageSchema.safeParse(values);
  const enclosures = readEnclosures(submission.files);
  const errors = [...(read.success ? [] : fieldErrors(read.error)), ...enclosures.errors];
  if (!read.success || errors.length > 0) return refuse(errors);
  const result = found(
    await app.change(staff, (change) => sendCourseMessage(change, id, read.data, enclosures.files)),
  );
  switch (result.outcome) {
    case 'sent':
      setNotice(args, 'message-written');
      return redirect(occupancyPath(id), 303);
    case 'no-recipients':
      return refuse([{ field: 'audience', message: 'Vyberte aspoň jednu prihlášku s e-mailom.' }]);
    case 'fields-empty':
      return refuse(result.fields.map(emptyError), true);
  }
}

function emptyError(field: EmailField): FieldError {
  return { field: 'body', message: `Kurz nemá vyplnené pole ${inBraces(field)}, v e-maile by zostalo prázdne.` };
}

/** An email from staff to all or to chosen participants of a course. */
export default function CourseMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { course, recipients, templateId, fields } = loaderData;
  const { chosen } = actionData?.values ?? loaderData.values;
  return (
    <>
      <PageHead
        parents={courseSteps(course)}
        title="Napísať e-mail"
        note={
          <>
            {nonBreaking(course.nameOfCourse)}, {formatDays(course.date, course.dateTo)}, {course.city}
          </>
        }
      />
      <ComplaintsNotice title="E-mail sa neodoslal." complaints={actionData?.errors ?? []} />
      {recipients.length === 0 ? (
        <p className="panel panel-body">Na kurz zatiaľ nie je nikto prihlásený, nie je komu písať.</p>
      ) : (
        <>
          <TemplateChoice {...loaderData} chosen={chosen} />
          <RecordForm
            fields={MESSAGE_FIELDS}
            values={loaderData.values}
            refused={actionData}
            encType="multipart/form-data"
            className="duo duo--even"
          >
            {(field, { values, errors }) => (
              <>
                <div>
                  <RecipientsField
                    recipients={recipients}
                    values={{ ...values, chosen }}
                    error={complaintAbout('audience', errors)}
                  />
                  <Panel title="E-mail" body="stack">
                    {field('subject')}
                    {field('body')}
                    {actionData?.mustConfirmEmpty && field('emptyAllowed')}
                    <EnclosuresField error={complaintAbout('files', errors)} />
                    <p className="muted">
                      {nonBreaking(
                        'Každý príjemca dostane svoj e-mail. Odíde o pol minúty, dovtedy ho v E-mailoch môžete zastaviť.',
                      )}
                    </p>
                    <FormButtons save="Poslať e-mail" back={occupancyPath(course.id)} backLabel="Späť na kurz" />
                  </Panel>
                </div>
                <div>
                  <DraftPreview
                    path={coursePagePath(course.id, 'listy/sprava')}
                    initialPath={previewOf(course.id, actionData ? undefined : templateId, chosen)}
                  />
                  <FieldsPanel values={fields} />
                </div>
              </>
            )}
          </RecordForm>
        </>
      )}
    </>
  );
}

function previewOf(courseId: string, templateId: string | undefined, chosen: string[]): string {
  const query = new URLSearchParams({ sablona: templateId ?? '' });
  for (const id of chosen) query.append('prihlaska', id);
  return `${coursePagePath(courseId, 'listy/sprava')}?${query}`;
}

type TemplateChoiceProps = Pick<Route.ComponentProps['loaderData'], 'templates' | 'templateId'> & {
  chosen: string[];
};

/** The template of the email; a separate form, which loads the page again. */
function TemplateChoice({ templates, templateId, chosen }: TemplateChoiceProps) {
  return (
    <Panel title="Šablóna" aside={<Act label="Upraviť šablóny" to={EMAIL_TEMPLATES} className="arrow-link" />}>
      <form method="get" className="panel-body with-button">
        {/* they stay selected */}
        {chosen.map((id) => (
          <input key={id} type="hidden" name="prihlaska" value={id} />
        ))}
        <SelectField name="sablona" label="Začať z textu" defaultValue={templateId ?? ''}>
          <option value="">Bez šablóny</option>
          <Choices choices={templates} />
        </SelectField>
        <Submit label="Použiť" isLine />
      </form>
    </Panel>
  );
}
