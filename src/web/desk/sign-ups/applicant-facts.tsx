import { APPLICANT_LABELS, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { countedSeats } from '#domain/slovak.ts';
import type { Fact } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

type Applicant = Pick<
  SignUp,
  'applicant' | 'firstName' | 'lastName' | 'companyName' | 'numberOfWorkers' | 'seats' | 'mayBeSplit'
>;

/** The applicant and the number of people, unchanged. */
export function applicantFacts(applicant: Applicant): Fact[] {
  return [
    ['Prihlasuje sa', APPLICANT_LABELS[applicant.applicant]],
    ['Meno', applicant.firstName],
    ['Priezvisko', applicant.lastName],
    ['Názov firmy', applicant.companyName],
    ['Počet zamestnancov', applicant.numberOfWorkers],
    ['Miesta', countedSeats(applicant.seats)],
    ['Skupina', applicant.mayBeSplit && 'dá sa rozdeliť, stačí aj menej miest'],
  ];
}

/** The contact details and the message. */
export function contactFacts({ email, phone, message }: Pick<SignUp, 'email' | 'phone' | 'message'>): Fact[] {
  return [
    ['E-mail', email && <a href={`mailto:${email}`}>{email}</a>],
    ['Telefón', phone && <PhoneLink phone={phone} />, 'num'],
    ['Správa', message, 'as-typed'],
  ];
}
