import type { EmailTemplate } from '#domain/email-templates/email-template.ts';

/** The labels of the form's fields, in the form's order. */
export const TEMPLATE_LABELS = { title: 'Názov šablóny', subject: 'Predmet', body: 'Text' } as const;

export type TemplateField = keyof typeof TEMPLATE_LABELS;

/** The fields of a template as text. */
export type TemplateFormValues = Record<TemplateField, string>;

const FIELDS = Object.keys(TEMPLATE_LABELS) as TemplateField[];

export const NEW_TEMPLATE_VALUES: TemplateFormValues = { title: '', subject: '', body: '' };

export function valuesOfTemplate({ title, subject, body }: EmailTemplate): TemplateFormValues {
  return { title, subject, body };
}

/** Reads the form as it was typed; line ends become \n as in text areas. */
export function templateFormValues(form: FormData): TemplateFormValues {
  const entries = FIELDS.map((field) => [field, String(form.get(field) ?? '').replaceAll('\r\n', '\n')]);
  return Object.fromEntries(entries);
}

/** The fields in which two forms differ, with the values of the second one. */
export function templateDifferences(mine: TemplateFormValues, theirs: TemplateFormValues) {
  return FIELDS.filter((field) => mine[field].trim() !== theirs[field]).map((field) => ({
    field,
    label: TEMPLATE_LABELS[field],
    text: theirs[field],
  }));
}
