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

export function TemplateForm(props: FormOf<typeof TEMPLATE_FIELDS>) {
  return (
    <RecordForm fields={TEMPLATE_FIELDS} {...props}>
      {(field) => (
        <>
          <Panel title="Šablóna" body="stack">
            {field('title')}
            {field('subject')}
            {field('body')}
          </Panel>
          <FormButtons save="Uložiť šablónu" back={EMAIL_TEMPLATES} />
        </>
      )}
    </RecordForm>
  );
}
