import { CONTACT_FIELD_NAMES, CONTACT_FIELDS } from '#domain/contact-requests/contact-request.ts';
import { isUncounted } from '#domain/courses/seats.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import { EMAIL_TITLES } from '#domain/emails/email.ts';
import { spelledInstant } from '#domain/instant.ts';
import { APPLICANT_LABELS, applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { countedSeats, fileSize, outOf, seatsPhrase } from '#domain/slovak.ts';
import type { Templates } from './email.ts';
import { oneLine } from './email-text.ts';

/**
 * What has come by a public form, whole, so that the office can answer without signing in. Subjects contain no names of
 * people: they show on locked phones.
 */
export const TO_OFFICE = {
  staffNewSignUp: {
    replyTo: ({ signUp }) => ({ name: oneLine(applicantName(signUp)), address: signUp.email }),
    email({ signUp, course, files }, { siteUrl }) {
      const path = `${siteUrl}/dashboard/prihlasky/${signUp.id}`;
      const waiting = signUp.status === 'waiting';
      const state = waiting
        ? `Náhradník, čaká na ${seatsPhrase(signUp.seats)}`
        : `Nová, drží ${seatsPhrase(signUp.seats)}`;
      const taken = course.capacity
        ? `obsadené ${course.seatsTaken} ${outOf(course.capacity)}`
        : `obsadené ${course.seatsTaken}, kurz nemá obmedzený počet miest`;
      return {
        preheader: `${state}. Po prihláške: ${taken}.`,
        heading: `${waiting ? 'Nový náhradník' : 'Nová prihláška'}: ${countedSeats(signUp.seats)}`,
        paragraphs: [`Nezáväzná prihláška prišla ${spelledInstant(signUp.receivedAt)}.`],
        facts: [
          { label: 'Kurz', value: course.nameOfCourse },
          {
            label: 'Termín a mesto',
            value: [course.date && formatDays(course.date, course.dateTo), course.city].filter(Boolean).join(', '),
          },
          { label: 'Stav', value: state },
          { label: 'Miesta po prihláške', value: taken },
          { label: APPLICANT_LABELS[signUp.applicant], value: applicantName(signUp).trim() },
          { label: 'Počet zamestnancov', value: signUp.numberOfWorkers },
          { label: 'Skupina', value: signUp.mayBeSplit ? 'dá sa rozdeliť, stačí aj menej miest' : '' },
          { label: 'E-mail', value: signUp.email },
          { label: 'Telefón', value: signUp.phone },
          { label: 'Súhlas', value: consent(signUp) },
        ],
        quotes: [{ title: 'Správa', text: signUp.message }],
        links:
          files.length > 0
            ? {
                title: 'Prílohy',
                items: files.map(({ id, name, sizeBytes }) => ({
                  label: `${oneLine(name)} (${fileSize(sizeBytes)})`,
                  url: id && `${path}/subory/${id}`,
                })),
              }
            : undefined,
        buttons: [{ label: 'Otvoriť prihlášku', url: path }],
        box: isUncounted(signUp.applicant, signUp.numberOfWorkers)
          ? {
              title: 'Počet zamestnancov nie je číslo, s ktorým vieme rátať.',
              text: 'Prihláška má zatiaľ jedno miesto. Dohodnite sa s firmou, koľko ich potrebuje.',
            }
          : undefined,
        reason: 'Tento e-mail ste dostali, lebo Vaša adresa je v údajoch firmy určená na prihlášky na kurzy.',
      };
    },
  },
  staffNewWaitlistEntry: {
    subject: ({ entry, typeName }) => oneLine(`${EMAIL_TITLES.staffNewWaitlistEntry}: ${typeName}, ${entry.city}`),
    replyTo: ({ entry }) => ({ name: oneLine(applicantName(entry)), address: entry.email }),
    email({ entry, typeName, requestedSeats }, { siteUrl }) {
      const waiting = `${countedSeats(requestedSeats)} spolu s\u00A0týmto zápisom`;
      return {
        preheader: `Čakajú na: ${waiting}.`,
        heading: `Čaká na termín: ${typeName}, ${entry.city}`,
        paragraphs: [
          `Zápis prišiel ${spelledInstant(entry.receivedAt)}. Keď pridáte termín, miesta sa čakajúcim ponúknu samy v poradí, v akom sa zapísali.`,
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
        ],
        quotes: [{ title: 'Správa', text: entry.message }],
        buttons: [{ label: 'Otvoriť záznam', url: `${siteUrl}/dashboard/cakajuci/${entry.id}` }],
        reason: 'Tento e-mail ste dostali, lebo Vaša adresa je v údajoch firmy určená na prihlášky na kurzy.',
      };
    },
  },
  staffNewContact: {
    subject: ({ request }) => oneLine(`${EMAIL_TITLES.staffNewContact}: ${request.company}`),
    replyTo: ({ request }) => ({ name: oneLine(`${request.firstName} ${request.lastName}`), address: request.email }),
    email: ({ request }, { siteUrl }) => ({
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
    }),
  },
} satisfies Partial<Templates>;

function consent({ consent, consentVersion }: SignUp): string {
  if (consent === 'not-stated') return 'neuvedený';
  return consentVersion ? `udelený, znenie z ${formatDay(consentVersion)}` : 'udelený';
}
