import { CONTACT_FIELD_NAMES, type ContactField } from '#domain/contact-requests/contact-request.ts';
import { type ContactRequestFields, contactRequestSchema } from '#domain/contact-requests/contact-request-fields.ts';
import { type FieldError, fieldErrors } from '#domain/field-error.ts';

/** The visitor's fields, read and checked in the same way for the form and the call. */
export type ContactReading = { valid: true; fields: ContactRequestFields } | { valid: false; errors: FieldError[] };

export function readContactRequest(values: object): ContactReading {
  const { success, data, error } = contactRequestSchema.safeParse(values);
  return success ? { valid: true, fields: data } : { valid: false, errors: fieldErrors(error) };
}

/** What was typed into the form, to be shown again. */
export function submittedContact(form: FormData): Record<ContactField, string> {
  const values = CONTACT_FIELD_NAMES.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(values);
}
