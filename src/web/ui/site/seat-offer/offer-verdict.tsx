import { boundInstant, spelledInstant } from '#domain/instant.ts';
import type { OfferStage } from '#domain/seat-offers/offer-stage.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/ui/shared/sign.tsx';

type EndedStage = Exclude<OfferStage, 'open'>;

interface EndedOffer {
  seats: number;
  validUntil: string;
  endedAt: string | null;
  isWaitlistedAgain: boolean;
}

/** The state of an offer that cannot be answered here. */
export function OfferVerdict({ offer, stage }: { offer: EndedOffer; stage: EndedStage }) {
  const { sign, look, title, text } = VERDICTS[stage](offer);
  return (
    <section className={`verdict verdict--${look}`} role="status">
      <header>
        <Sign src={sign} size={72} />
        <div>
          <h2>{title}</h2>
          <p>{nonBreaking(text)}</p>
        </div>
      </header>
      {look !== 'ok' && (
        <p>
          <a className="arrow-link" href={stage === 'locked' ? '/kontakt' : '/kurzy-a-skolenia'}>
            {stage === 'locked' ? 'Kontakt' : 'Pozrieť ďalšie termíny'}
          </a>
        </p>
      )}
    </section>
  );
}

interface Verdict {
  sign: string;
  look: 'ok' | 'old' | 'no';
  title: string;
  text: string;
}

const STILL_WAITLISTED = 'Na iný termín čakáte ďalej, dáme Vám vedieť e-mailom.';

const VERDICTS: Record<EndedStage, (offer: EndedOffer) => Verdict> = {
  accepted: ({ seats }) => ({
    sign: 'system-ok',
    look: 'ok',
    title: seats === 1 ? 'Miesto je Vaše' : 'Miesta sú Vaše',
    text: 'Potvrdenie s termínom do kalendára posielame na Váš e-mail.',
  }),
  declined: ({ endedAt, isWaitlistedAgain }) => ({
    sign: 'system-info',
    look: 'old',
    title: 'Odpoveď už máme',
    text: `Ponuku ste odmietli ${endedAt && spelledInstant(endedAt)}. ${isWaitlistedAgain ? STILL_WAITLISTED : 'Na iný termín sa môžete prihlásiť kedykoľvek.'}`,
  }),
  expired: ({ validUntil, isWaitlistedAgain }) => ({
    sign: 'system-pozor',
    look: 'old',
    title: 'Ponuka už neplatí',
    text: `Platila do ${boundInstant(validUntil)}. ${isWaitlistedAgain ? STILL_WAITLISTED : 'Ak máte o kurz stále záujem, ozvite sa nám.'}`,
  }),
  over: ({ isWaitlistedAgain }) => ({
    sign: 'system-pozor',
    look: 'old',
    title: 'Ponuka už neplatí',
    text: `Prihláška alebo počet miest na kurze sa medzitým zmenili. ${isWaitlistedAgain ? STILL_WAITLISTED : 'Ak máte o kurz záujem, ozvite sa nám.'}`,
  }),
  locked: () => ({
    sign: 'system-pozor',
    look: 'old',
    title: 'Kód ste zadali nesprávne priveľa ráz',
    text: 'Na ponuku už nemožno odpovedať cez odkaz. Ozvite sa nám, kým platí, a miesto Vám zapíšeme.',
  }),
  'course-gone': ({ isWaitlistedAgain }) => ({
    sign: 'system-zakaz',
    look: 'no',
    title: 'Kurz nie je v ponuke',
    text: `Kurz sme zrušili alebo odložili, ponuka miesta preto neplatí. Nič Vám neúčtujeme. ${isWaitlistedAgain ? STILL_WAITLISTED : ''}`.trim(),
  }),
};
