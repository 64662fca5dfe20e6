import { type FieldError, fieldErrors } from '#domain/field-error.ts';
import { APPLICANT_FIELDS, SIGN_UP_MESSAGES } from '#domain/sign-ups/sign-up.ts';
import { type WaitlistFields, waitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import { typedValues } from './typed-values.ts';

const FIELDS = ['courseTypeId', 'city', ...APPLICANT_FIELDS, 'consent'] as const;

/** What was typed, to be shown again. */
export function waitlistValues(form: FormData): Record<string, string> {
  const values = typedValues(form, FIELDS);
  return { ...values, applicant: values.applicant || 'person' };
}

type WaitlistReading = { valid: true; fields: WaitlistFields } | { valid: false; errors: FieldError[] };

/** Reads the waitlist entry a visitor has sent, with their consent. */
export function readWaitlistEntry(values: Record<string, string>): WaitlistReading {
  const fields = waitlistEntrySchema.safeParse(values);
  const errors = fields.success ? [] : fieldErrors(fields.error);
  if (!values.consent) errors.push({ field: 'consent', message: SIGN_UP_MESSAGES.consent });
  return fields.success && errors.length === 0 ? { valid: true, fields: fields.data } : { valid: false, errors };
}
