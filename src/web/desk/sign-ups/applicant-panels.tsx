import { APPLICANT_LABELS, type ApplicantFields, type SignUp } from '#domain/sign-ups/sign-up.ts';
import { countedSeats } from '#domain/slovak.ts';
import { type Fact, Facts, Panel } from '#web/desk/kit/panel.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';

interface ApplicantProps {
  applicant: ApplicantFields & Pick<SignUp, 'seats'>;
}

/** The applicant's message, which is read first, and how to reach them, unchanged. */
export function MessagePart({ applicant: { firstName, lastName, phone, email, message } }: ApplicantProps) {
  return (
    <section className="message-part" aria-label="Správa">
      {message && <blockquote className="as-typed">{message}</blockquote>}
      <p>
        {[firstName, lastName].filter(Boolean).join(' ')} {phone && <PhoneLink phone={phone} />}{' '}
        {email && <a href={`mailto:${email}`}>{email}</a>}
      </p>
    </section>
  );
}

/** What else the applicant sent, unchanged, and `facts` after it. */
export function SentPanel({ applicant, facts }: ApplicantProps & { facts: readonly Fact[] }) {
  return (
    <Panel title="Čo poslali" note="nemení sa">
      <Facts
        facts={[
          ['Prihlasuje sa', APPLICANT_LABELS[applicant.applicant]],
          ['Názov firmy', applicant.companyName],
          ['Počet zamestnancov', applicant.numberOfWorkers],
          ['Miesta', countedSeats(applicant.seats)],
          ['Skupina', applicant.mayBeSplit && 'dá sa rozdeliť, stačí aj menej miest'],
          ...facts,
        ]}
      />
    </Panel>
  );
}
