import { withinDays } from '#domain/company/company-facts.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PhoneLink } from '#web/ui/shared/phone-link.tsx';
import { useCompany } from '#web/ui/site/company.ts';

/** The short way beside the form: whom to call and when, and how soon an answer comes; a line only for what is filled in. */
export function PhoneUs() {
  const { phone, commitments } = useCompany();
  const { openingHours, answerWithinDays } = commitments;
  return (
    <>
      {phone && (
        <p className="phone-us">
          <span>Radšej zavoláte?</span>
          <PhoneLink phone={phone} />
          {openingHours && <span>{nonBreaking(openingHours)}</span>}
        </p>
      )}
      {answerWithinDays && <p>Odpovieme {withinDays(answerWithinDays)}.</p>}
    </>
  );
}
