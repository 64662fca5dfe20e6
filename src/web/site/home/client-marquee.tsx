import { CLIENTS, type Client, type ClientType } from '#content/clients.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Wordmark } from '#web/site/kit/wordmark.tsx';

interface ClientReferencesProps {
  type: ClientType;
  title?: string;
  subtitle?: string;
}

/** The logo marquee filtered by client category (specification section 2.5). */
export function ClientReferences({
  type,
  title = 'Naše referencie',
  subtitle = 'Firmy, ktorým sme pomohli.',
}: ClientReferencesProps) {
  return (
    <section className="section section--plate section--top-line clients">
      <div className="wrap head-row">
        <div>
          <h2>{nonBreaking(title)}</h2>
          <p className="lead">{nonBreaking(subtitle)}</p>
        </div>
        <MarqueeStop />
      </div>
      <ClientMarquee clients={CLIENTS.filter(({ types }) => types.includes(type))} />
    </section>
  );
}

/** Stops every marquee in the same `.clients` block without a script: WCAG 2.2.2 requires a way to pause. */
export function MarqueeStop() {
  return (
    <label className="stopper btn btn--line btn--sm">
      <input type="checkbox" autoComplete="off" className="sr-only" />
      <Icon name="pause" />
      Zastaviť pohyb
    </label>
  );
}

/**
 * A row of moving wordmarks; a static list under reduced motion and on paper. The second copy closes the loop and is
 * hidden from screen readers.
 */
export function ClientMarquee({ clients, reversed = false }: { clients: Client[]; reversed?: boolean }) {
  const wordmarks = clients.map((client) => (
    <li key={client.name}>
      <Wordmark client={client} />
    </li>
  ));
  return (
    <div className={reversed ? 'marquee marquee--back' : 'marquee'}>
      <div className="marquee-track">
        <ul>{wordmarks}</ul>
        <ul aria-hidden="true">{wordmarks}</ul>
      </div>
    </div>
  );
}
