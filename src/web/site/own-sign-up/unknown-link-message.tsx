import { Message } from '#web/shared/error-pages.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** Shown instead of a sign-up; it does not reveal whether the link ever worked. */
export function UnknownLink() {
  const { phone } = useCompany();
  return (
    <Message
      title="Takúto prihlášku nepoznáme"
      description="Odkaz je neúplný alebo už neplatí."
      buttons={
        <a className="btn btn--line" href="/kontakt">
          Napíšte nám
        </a>
      }
    >
      Odkaz je neúplný alebo už neplatí. Otvorte ho priamo z&nbsp;<span className="nowrap">e-mailu</span> tlačidlom
      „Otvoriť prihlášku“
      {phone && (
        <>
          , alebo zavolajte na <PhoneLink phone={phone} />
        </>
      )}
      .
    </Message>
  );
}
