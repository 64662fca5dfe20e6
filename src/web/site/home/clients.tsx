import { CLIENTS } from '#content/clients.ts';
import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { Icon } from '#web/shared/icon.tsx';
import { ClientMarquee, MarqueeStop } from './client-marquee.tsx';

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
