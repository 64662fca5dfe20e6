import { EMAIL_TITLES, type Mailbox } from '#domain/emails/email.ts';
import { spelledInstant } from '#domain/instant.ts';
import { APPLICANT_LABELS, applicantName } from '#domain/sign-ups/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import type { Email, Sender, StaffWaitlistFacts } from './email.ts';
import { oneLine } from './email-text.ts';

/** Names of people stay out of it: subjects show on locked phones. */
export function subject({ entry, typeName }: StaffWaitlistFacts): string {
  return oneLine(`${EMAIL_TITLES.staffNewWaitlistEntry}: ${typeName}, ${entry.city}`);
}

export function replyTo({ entry }: StaffWaitlistFacts): Mailbox {
  return { name: oneLine(applicantName(entry)), address: entry.email };
}

/** Everything that was sent, and how many people wait for the same, so that staff can decide whether to add a date. */
export function email({ entry, typeName, requestedSeats }: StaffWaitlistFacts, { siteUrl }: Sender): Email {
  const waiting = `${counted(requestedSeats, 'miesto', 'miesta', 'miest')} spolu s\u00A0týmto`;
  return {
    preheader: `Na tento termín čaká: ${waiting}.`,
    heading: `Čaká na termín: ${typeName}, ${entry.city}`,
    paragraphs: [
      `Záujem prišiel ${spelledInstant(entry.receivedAt)}. Keď pridáte termín, miesta sa čakajúcim ponúknu samy v poradí, v akom sa zapísali.`,
    ],
    facts: [
      { label: 'Kurz', value: typeName },
      { label: 'Mesto', value: entry.city },
      { label: 'Čakajú na', value: waiting },
      { label: APPLICANT_LABELS[entry.applicant], value: applicantName(entry).trim() },
      { label: 'Počet ľudí', value: entry.numberOfWorkers },
      { label: 'Skupina', value: entry.mayBeSplit ? 'dá sa rozdeliť, stačí aj menej miest' : '' },
      { label: 'E-mail', value: entry.email },
      { label: 'Telefón', value: entry.phone },
    ].filter(({ value }) => value),
    quotes: [{ title: 'Správa', text: entry.message }].filter(({ text }) => text),
    buttons: [{ label: 'Otvoriť záznam', url: `${siteUrl}/dashboard/cakajuci/${entry.id}` }],
    reason: 'Tento e-mail ste dostali, lebo Vaša adresa je v údajoch firmy určená na prihlášky na kurzy.',
  };
}
