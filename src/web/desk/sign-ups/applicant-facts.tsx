import { APPLICANT_LABELS, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { counted } from '#domain/slovak.ts';
import { PhoneLink } from '#web/shared/phone-link.tsx';

type Applicant = Pick<
  SignUp,
  'applicant' | 'firstName' | 'lastName' | 'companyName' | 'numberOfWorkers' | 'seats' | 'mayBeSplit'
>;

/** The applicant and the number of people, unchanged, as terms of a list. */
export function ApplicantFacts({ applicant }: { applicant: Applicant }) {
  const facts = [
    ['Prihlasuje sa', APPLICANT_LABELS[applicant.applicant]],
    ['Meno', applicant.firstName],
    ['Priezvisko', applicant.lastName],
    ['Názov firmy', applicant.companyName],
    ['Počet zamestnancov', applicant.numberOfWorkers],
    ['Miesta', counted(applicant.seats, 'miesto', 'miesta', 'miest')],
    ['Skupina', applicant.mayBeSplit && 'dá sa rozdeliť, stačí aj menej miest'],
  ] as const;
  return facts.map(
    ([label, value]) =>
      value && (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
  );
}

/** The contact details and the message; facts staff did not receive are left out. */
export function ContactFacts({ email, phone, message }: Pick<SignUp, 'email' | 'phone' | 'message'>) {
  return (
    <>
      {email && (
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
      {phone && (
        <div>
          <dt>Telefón</dt>
          <dd className="num">
            <PhoneLink phone={phone} />
          </dd>
        </div>
      )}
      {message && (
        <div>
          <dt>Správa</dt>
          <dd className="as-typed">{message}</dd>
        </div>
      )}
    </>
  );
}
