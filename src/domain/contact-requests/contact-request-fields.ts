import { email, phone, requiredLine, requiredMessage } from '#domain/fields.ts';
import { z } from '#domain/schema.ts';
import { CONTACT_FIELDS, type ContactField } from './contact-request.ts';

const required = (field: ContactField) => requiredLine(CONTACT_FIELDS[field].message);

/** All twelve are required; all except e-mail and telephone are free text (specification section 5). */
export const contactRequestSchema = z.object({
  firstName: required('firstName'),
  lastName: required('lastName'),
  email: email(CONTACT_FIELDS.email.message),
  phone: phone(CONTACT_FIELDS.phone.message),
  company: required('company'),
  ico: required('ico'),
  pocetZ: required('pocetZ'),
  fluktuacia: required('fluktuacia'),
  urazy: required('urazy'),
  prevadzky: required('prevadzky'),
  zameranie: required('zameranie'),
  message: requiredMessage(CONTACT_FIELDS.message.message),
} satisfies Record<ContactField, z.ZodType<string>>);

export type ContactRequestFields = z.infer<typeof contactRequestSchema>;
