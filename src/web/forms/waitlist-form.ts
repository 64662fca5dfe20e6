import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { type WaitlistFields, waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';

const FIELD_NAMES = [
  'courseTypeId',
  'city',
  'applicant',
  'firstName',
  'lastName',
  'companyName',
  'numberOfWorkers',
  'mayBeParted',
  'email',
  'phone',
  'message',
  'consent',
];

/** What was typed, to be shown again. */
export function waitlistValues(form: FormData): Record<string, string> {
  const typed = FIELD_NAMES.filter((name) => form.has(name)).map((name) => [name, String(form.get(name))]);
  return { applicant: 'person', ...Object.fromEntries(typed) };
}

type WaitlistReading = { valid: true; fields: WaitlistFields } | { valid: false; errors: FieldError[] };

/** Reads what a visitor who waits for a date has sent, with their consent. */
export function readWaitlistEntry(values: Record<string, string>): WaitlistReading {
  const fields = waitlistEntrySchema.safeParse(values);
  const errors = fields.success ? [] : fieldErrors(fields.error);
  if (!values.consent) errors.push({ field: 'consent', message: SIGN_UP_MESSAGES.consent });
  return fields.success && errors.length === 0 ? { valid: true, fields: fields.data } : { valid: false, errors };
}
