import { CLIENTS, type Client, type ClientType } from '#content/clients.ts';
import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Wordmark } from '#web/site/kit/wordmark.tsx';

/** The logo marquee filtered by client category (specification section 2.5). */
export function ClientReferences({ type }: { type: ClientType }) {
  return (
    <section className="section section--plate section--top-line clients">
      <div className="wrap head-row">
        <div>
          <h2>Naše referencie</h2>
          <p className="lead">Firmy, ktorým sme pomohli.</p>
        </div>
        <MarqueeStop />
      </div>
      <ClientMarquee clients={CLIENTS.filter(({ types }) => types.includes(type))} />
    </section>
  );
}

/** Stops every marquee in the same `.clients` block without a script: WCAG 2.2.2 requires a way to pause. */
function MarqueeStop() {
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
function ClientMarquee({ clients, reversed = false }: { clients: Client[]; reversed?: boolean }) {
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

/**
 * Two rows scrolling in opposite directions (specification section 2.4): the first eight clients, and those from index
 * 7 on, so that the eighth is in both.
 */
export function Clients({ clients: { title, link } }: { clients: HomeContent['clients'] }) {
  return (
    <section className="section clients">
      <div className="wrap">
        <div className="head-row">
          <h2>{title}</h2>
          <MarqueeStop />
        </div>
      </div>
      <div className="marquees">
        <ClientMarquee clients={CLIENTS.slice(0, 8)} />
        <ClientMarquee clients={CLIENTS.slice(7)} reversed />
      </div>
      <div className="wrap">
        <a className="arrow-link" href="/modelove-riesenia">
          {link}
          <Icon name="right" />
        </a>
      </div>
    </section>
  );
}
