import { EMAIL_FIELDS, type EmailField, type FieldValues, inBraces } from '#domain/email-templates/email-field.ts';
import { nonBreaking } from '#domain/slovak.ts';
import type { Fields } from '#web/desk/kit/fields.ts';
import { Panel } from '#web/desk/kit/panel.tsx';

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
