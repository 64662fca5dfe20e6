import { nonBreaking } from '#domain/slovak.ts';

interface CallToActionProps {
  title?: string;
  text?: string;
}

/** The call-to-action block (specification section 2.5) drawn as a fire-exit sign; once per page, above the footer. */
export function CallToAction({
  title = 'Nie ste si istí, aké povinnosti sa týkajú práve Vás?',
  text = 'Pomôžeme Vám zorientovať sa v povinnostiach BOZP a OPP (ochrana pred požiarmi) tak, aby sa na nič nezabudlo.',
}: CallToActionProps) {
  return (
    <section className="call-to-action">
      <div className="wrap">
        <div>
          <h2>{nonBreaking(title)}</h2>
          <p className="lead">{nonBreaking(text)}</p>
          <div className="btns">
            <a className="btn" href="/kontakt">
              Kontaktujte nás
            </a>
          </div>
        </div>
        <img className="door" src="/znacky/system-unik.svg" alt="" width="460" height="230" loading="lazy" />
      </div>
    </section>
  );
}
