import { EMAIL_FIELDS, type EmailField, type FieldValues, inBraces } from '#domain/email-templates/email-field.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/desk/kit/panel.tsx';

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
