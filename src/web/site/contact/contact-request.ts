import { CONTACT_FIELD_NAMES, type ContactField } from '#domain/contact-requests/contact-request.ts';

/** What was typed into the form. */
export function submittedContact(form: FormData): Record<ContactField, string> {
  const values = CONTACT_FIELD_NAMES.map((name) => [name, String(form.get(name) ?? '')]);
  return Object.fromEntries(values);
}
