/** Who telephones, as it is typed. */
export const ENTRY_FIELDS = [
  'applicant',
  'firstName',
  'lastName',
  'companyName',
  'numberOfWorkers',
  'mayBeParted',
  'email',
  'phone',
  'message',
] as const;

/** The fields of a sign-up that staff write down, as they are typed. */
const FIELDS = ['courseId', ...ENTRY_FIELDS, 'letter'] as const;

export type EntryValues = Record<(typeof FIELDS)[number], string>;

export function entryValues(form: FormData): EntryValues {
  return typedValues(form, FIELDS);
}

/** What stands in these fields; nothing where one was not sent. */
export function typedValues<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => [field, String(form.get(field) ?? '')])) as Record<Field, string>;
}
