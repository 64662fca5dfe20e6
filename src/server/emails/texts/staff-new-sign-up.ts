import { formatDay, formatDays } from '#domain/day.ts';
import { EMAIL_TITLES, type Mailbox } from '#domain/emails/email.ts';
import { spelledInstant } from '#domain/instant.ts';
import { APPLICANT_LABELS, applicantName, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { counted, fileSize, outOf } from '#domain/slovak.ts';
import type { Email, Sender, StaffFacts } from './email.ts';
import { oneLine } from './email-text.ts';
import { courseSubject, seatsPhrase } from './sign-up-phrases.ts';

/** Contains no names of people: subjects show on locked phones. */
export function subject({ course }: StaffFacts): string {
  return courseSubject(EMAIL_TITLES.staffNewSignUp, course);
}

export function replyTo({ signUp }: StaffFacts): Mailbox {
  return { name: oneLine(applicantName(signUp)), address: signUp.email };
}

/** Everything the applicant sent, so that staff can answer without signing in. */
export function email({ signUp, course, files }: StaffFacts, { siteUrl }: Sender): Email {
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
    heading: `${waiting ? 'Nový náhradník' : 'Nová prihláška'}: ${counted(signUp.seats, 'miesto', 'miesta', 'miest')}`,
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
    ].filter(({ value }) => value),
    quotes: [{ title: 'Správa', text: signUp.message }].filter(({ text }) => text),
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
    box: isUncounted(signUp)
      ? {
          tone: 'must',
          title: 'Počet zamestnancov nie je číslo, s ktorým vieme rátať.',
          text: 'Prihláška má zatiaľ jedno miesto. Dohodnite sa s firmou, koľko ich potrebuje.',
        }
      : undefined,
    reason: 'Tento e-mail ste dostali, lebo Vaša adresa je v údajoch firmy určená na prihlášky na kurzy.',
  };
}

/** A company that typed „asi päť“ got one seat (decisions: Courses); staff must ask for the number. */
function isUncounted({ applicant, numberOfWorkers, seats }: SignUp): boolean {
  return applicant === 'company' && Number(numberOfWorkers) !== seats;
}

function consent({ consent, consentVersion }: SignUp): string {
  if (consent === 'not-stated') return 'neuvedený';
  return consentVersion ? `udelený, znenie z ${formatDay(consentVersion)}` : 'udelený';
}
