/** The values of these fields, to be read or shown again; an empty text where one was not sent. */
export function formValues<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as Record<Field, string>;
}
