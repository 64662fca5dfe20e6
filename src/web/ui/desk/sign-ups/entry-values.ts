/** The fields of a sign-up that staff write down, as they are typed. */
const FIELDS = [
  'courseId',
  'applicant',
  'firstName',
  'lastName',
  'companyName',
  'numberOfWorkers',
  'email',
  'phone',
  'message',
  'letter',
] as const;

export type EntryValues = Record<(typeof FIELDS)[number], string>;

export function entryValues(form: FormData): EntryValues {
  return Object.fromEntries(FIELDS.map((field) => [field, String(form.get(field) ?? '')])) as EntryValues;
}
