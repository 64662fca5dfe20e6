import type { PageHandle, PageModule } from '#web/front/page-handle.ts';
import { Message } from '#web/shared/error-pages.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** `/kurz` and every invalid link to a private course: explains that the link has ended, with the status 404. */
export { default, loader } from '#web/site/not-found.tsx';

export const handle: PageHandle = { dependsOn: ['company'], noIndex: true };

export const notFound: PageModule['notFound'] = '/kurz';

/** Shown instead of a private course; it does not reveal whether the course ever existed. */
export function ErrorBoundary() {
  const { phone } = useCompany();
  return (
    <Message
      title="Odkaz na kurz neplatí"
      description="Odkaz na kurz už neplatí alebo nie je celý."
      buttons={
        <a className="btn btn--line" href="/kontakt">
          Kontaktujte nás
        </a>
      }
    >
      Odkaz už neplatí alebo nie je celý. Platný Vám dá ten, kto Vám ho poslal. Ak ho nemá, ozvite sa nám
      {phone && (
        <>
          {' '}
          na <PhoneLink phone={phone} />
        </>
      )}
      .
    </Message>
  );
}
