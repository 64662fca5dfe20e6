import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Points } from '#web/site/kit/points.tsx';
import { Section } from '#web/site/kit/section.tsx';
import type { ServicePage } from './service-pages.ts';
import { serviceTile } from './service-tile.ts';

type Service = ServicePage['service'];

/** The company's services: green like an exit sign, never in the blue of a legal duty. */
export function WhatWeDo({ page: { service } }: { page: ServicePage }) {
  return (
    <Section layout="cols">
      <div className="stick">
        <h2>Čo urobíme my</h2>
        <p className="lead">{nonBreaking(service.lead)}</p>
        {service.note && <p className="muted">{nonBreaking(service.note)}</p>}
        <SeeAlso {...service.seeAlso} />
      </div>
      <div>
        <Points className="must must--we" points={service.points} />
        {service.ownTerms.length > 0 && <OwnTerms terms={service.ownTerms} />}
      </div>
    </Section>
  );
}

function SeeAlso({ page, text }: Service['seeAlso']) {
  const { title, source } = serviceTile(page);
  return (
    <div className="card see-also">
      <DrawnSign src={source} size={72} />
      <h3>{nonBreaking(title)}</h3>
      <p>{nonBreaking(text)}</p>
      <a className="arrow-link" href={page}>
        Prejsť na službu <Icon name="right" />
      </a>
    </div>
  );
}

/** Shown as the company's own, not as law (the lawyer decides what may be said of the law; decisions: Content). */
function OwnTerms({ terms }: { terms: Service['ownTerms'] }) {
  return (
    <div className="card own-terms">
      <h3>Naše podmienky</h3>
      <dl>
        {terms.map(({ title, text }) => (
          <div key={title}>
            <dt>{nonBreaking(title)}</dt>
            <dd>{nonBreaking(text)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
