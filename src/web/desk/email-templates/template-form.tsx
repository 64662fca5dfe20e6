import { useRef } from 'react';
import type { FieldError } from '#domain/field-error.ts';
import { DeskForm } from '#web/desk/kit/desk-form.tsx';
import { EMAIL_TEMPLATES } from '#web/desk/kit/desk-sections.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { useChangedForm } from '#web/desk/kit/use-changed-form.ts';
import { useWarningBeforeLeaving } from '#web/desk/kit/use-warning-before-leaving.ts';
import { complaintAbout, InputField, TextAreaField } from '#web/shared/field.tsx';
import { TEMPLATE_LABELS, type TemplateField, type TemplateFormValues } from './form-values.ts';

interface TemplateFormProps {
  values: TemplateFormValues;
  version: number;
  errors: FieldError[];
  /** True when these values are from a refused save and are stored nowhere else. */
  isUnsaved: boolean;
}

/** The form of one template; works without scripts. */
export function TemplateForm({ values, version, errors, isUnsaved }: TemplateFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const isChanged = useChangedForm(element);
  useWarningBeforeLeaving(isChanged || isUnsaved, element);
  const field = (name: TemplateField) => ({
    name,
    label: `${TEMPLATE_LABELS[name]} *`,
    defaultValue: values[name],
    error: complaintAbout(name, errors),
  });
  return (
    <DeskForm ref={element} className="stack" noValidate>
      <input type="hidden" name="version" value={version} />
      <Panel title="Šablóna">
        <div className="panel-body stack">
          <InputField hint="Vidíte ho iba v správe." {...field('title')} />
          <InputField hint={SUBJECT_HINT} {...field('subject')} />
          <TextAreaField rows={12} hint={BODY_HINT} {...field('body')} />
        </div>
      </Panel>
      <div className="btns">
        <button type="submit" className="btn">
          Uložiť šablónu
        </button>
        <a className="btn btn--line" href={EMAIL_TEMPLATES}>
          Zrušiť
        </a>
      </div>
    </DeskForm>
  );
}

/** Explains what the email adds to the text of staff. */
export const SUBJECT_HINT = 'Zároveň nadpis e-mailu. Názov kurzu, deň a mesto sa do predmetu pridajú samy.';
export const BODY_HINT =
  'Každý riadok je odsek. Štítok s údajmi kurzu, kontakt a pätičku pridá e-mail sám, podpis teda netreba.';
