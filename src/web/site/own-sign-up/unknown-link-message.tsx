import { ErrorHead } from '#web/shared/error-head.tsx';
import { Message } from '#web/shared/error-pages.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** Shown instead of a sign-up; it does not reveal whether the link ever worked. */
export function UnknownLink() {
  const { phone } = useCompany();
  const title = 'Takúto prihlášku nepoznáme';
  return (
    <>
      <ErrorHead title={title} description="Odkaz je neúplný alebo už neplatí." />
      <Message
        title={title}
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
    </>
  );
}
