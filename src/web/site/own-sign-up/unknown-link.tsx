import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { Message } from '#web/shared/error-pages.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** Every link to a sign-up that is not ours, whatever is wrong with it, with the status 404. */
export { default, loader } from '#web/site/not-found.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/vasa-prihlaska';

/** Shown instead of a sign-up; it does not reveal whether the link ever worked. */
export function ErrorBoundary() {
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
