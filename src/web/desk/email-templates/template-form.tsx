import { href } from 'react-router';
import { EMAIL_FIELDS, type EmailField, type FieldValues, inBraces } from '#domain/email-templates/email-field.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DraftPreview } from '#web/desk/emails/draft-preview.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import type { Fields, FormOf } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { FormButtons, RecordForm } from '#web/desk/kit/record-form.tsx';

/** Explains what the email adds to the text of staff. */
export const SUBJECT_HINT = 'Zároveň nadpis e-mailu. Názov kurzu, deň a mesto sa do predmetu pridajú samy.';
export const BODY_HINT =
  'Každý riadok je odsek. Štítok s údajmi kurzu, kontakt a pätičku pridá e-mail sám, podpis teda netreba.';

export const TEMPLATE_FIELDS = {
  version: { as: 'hidden' },
  title: { label: 'Názov šablóny', hint: 'Vidíte ho iba v správe.', isRequired: true },
  subject: { label: 'Predmet', hint: SUBJECT_HINT, isRequired: true },
  body: { label: 'Text', as: 'area', rows: 12, hint: BODY_HINT, isRequired: true },
} satisfies Fields;

export function TemplateForm({ id, ...form }: FormOf<typeof TEMPLATE_FIELDS> & { id: string }) {
  return (
    <RecordForm fields={TEMPLATE_FIELDS} {...form}>
      {(field) => (
        <>
          <Panel title="Šablóna" body="stack">
            {field('title')}
            {field('subject')}
            {field('body')}
          </Panel>
          <DraftPreview path={href('/dashboard/sablony/:id/nahlad', { id })} note="s údajmi poslednej prihlášky" />
          <FormButtons save="Uložiť šablónu" back={EMAIL_TEMPLATES} />
        </>
      )}
    </RecordForm>
  );
}

/** The placeholders in braces, with their values where the course is known. */
export function FieldsPanel({ values }: { values?: FieldValues }) {
  return (
    <Panel title="Polia, ktoré sa doplnia">
      <dl className="panel-body stack">
        {Object.entries(EMAIL_FIELDS).map(([field, meaning]) => (
          <div key={field}>
            <dt>
              <code>{inBraces(field)}</code>
            </dt>
            <dd>
              {nonBreaking(meaning)}
              {values && <FieldValue field={field as EmailField} values={values} />}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Values that differ between applicants are shown only in the preview. */
function FieldValue({ field, values }: { field: EmailField; values: FieldValues }) {
  if (field === 'počet miest') return null;
  return values[field] === '' ? (
    <b> – pri tomto kurze prázdne</b>
  ) : (
    <b className="num"> – {nonBreaking(values[field])}</b>
  );
}
