import { Message } from '#web/shared/error-pages.tsx';
import { PhoneLink } from '#web/shared/phone-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** Shown instead of a private course; it does not reveal whether the course ever existed. */
export function EndedLink() {
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
