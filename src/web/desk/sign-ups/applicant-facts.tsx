import { APPLICANT_LABELS, type ApplicantFields, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { countedSeats } from '#domain/slovak.ts';
import type { Fact } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

/** The message, which is read first, the applicant, the number of people, `links` and the contact details, unchanged. */
export function applicantFacts(
  applicant: ApplicantFields & Pick<SignUp, 'seats'>,
  links: readonly Fact[] = [],
): Fact[] {
  const { email, phone } = applicant;
  return [
    ['Správa', applicant.message, 'as-typed'],
    ['Prihlasuje sa', APPLICANT_LABELS[applicant.applicant]],
    ['Meno', applicant.firstName],
    ['Priezvisko', applicant.lastName],
    ['Názov firmy', applicant.companyName],
    ['Počet zamestnancov', applicant.numberOfWorkers],
    ['Miesta', countedSeats(applicant.seats)],
    ['Skupina', applicant.mayBeSplit && 'dá sa rozdeliť, stačí aj menej miest'],
    ...links,
    ['E-mail', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Telefón', phone && <PhoneLink phone={phone} />, 'num'],
  ];
}
