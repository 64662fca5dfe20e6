import { CONTACT_FIELD_NAMES, CONTACT_FIELDS, type ContactField } from '#domain/contact-request.ts';
import type { FieldError } from '#domain/field-error.ts';
import { postForm } from '../post-form.ts';
import { useSentForm } from '../use-sent-form.tsx';

type ContactValues = Record<ContactField | 'web', string>;

/** What a form sent without scripts gets back. */
export interface ReturnedContact {
  errors: FieldError[];
  values: Record<ContactField | 'openedAt', string>;
}

const EMPTY: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  ico: '',
  pocetZ: '',
  fluktuacia: '',
  urazy: '',
  prevadzky: '',
  zameranie: '',
  message: '',
  web: '',
};

/** The contact form's values and what happens when it is sent (specification sections 4 and 8). */
export function useContact(returned?: ReturnedContact) {
  const form = useSentForm<ContactValues, { id: string }>({
    empty: EMPTY,
    returned,
    post: (values, elapsedSeconds) => postForm('/api/sendContact', Promise.resolve({ ...values, elapsedSeconds })),
  });
  const { values, complain, attempt } = form;

  async function send(): Promise<void> {
    const missing = CONTACT_FIELD_NAMES.filter((field) => values[field].trim() === '');
    if (missing.length === 0) await attempt();
    else complain(missing.map((field) => ({ field, message: CONTACT_FIELDS[field].message })));
  }

  return { ...form, send };
}
