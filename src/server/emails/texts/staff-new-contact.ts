import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#domain/contact-requests/contact-request.ts';
import { EMAIL_TITLES, type Mailbox } from '#domain/emails/email.ts';
import { spelledInstant } from '#domain/instant.ts';
import type { ContactFacts, Email, Sender } from './email.ts';
import { oneLine } from './email-text.ts';

/** The company, but no names of people: subjects show on locked phones. */
export function subject({ request }: ContactFacts): string {
  return oneLine(`${EMAIL_TITLES.staffNewContact}: ${request.company}`);
}

export function replyTo({ request }: ContactFacts): Mailbox {
  return { name: oneLine(`${request.firstName} ${request.lastName}`), address: request.email };
}

/** Everything the sender wrote, so that staff can answer without signing in. */
export function email({ request }: ContactFacts, { siteUrl }: Sender): Email {
  return {
    preheader: `Zamestnanci: ${request.pocetZ}. Prevádzky: ${request.prevadzky}.`,
    heading: `Nový dopyt: ${request.company}`,
    paragraphs: [`Dopyt prišiel ${spelledInstant(request.receivedAt)}.`],
    facts: CONTACT_FIELD_NAMES.filter((name) => name !== 'message').map((name) => ({
      label: CONTACT_FIELDS[name].label,
      value: request[name],
    })),
    quotes: [{ title: CONTACT_FIELDS.message.label, text: request.message }],
    buttons: [{ label: 'Otvoriť dopyt', url: `${siteUrl}/dashboard/dopyty/${request.id}` }],
    reason: 'Tento e-mail ste dostali, lebo Vaša adresa je v údajoch firmy určená na dopyty.',
  };
}
