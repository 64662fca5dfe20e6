import { SERVICE_TILES } from '#content/service-tiles.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { NEW_TAB } from '#web/shared/external-link.tsx';
import { DrawnSign } from './drawn-sign.tsx';
import { useCompany } from './use-company.ts';

/** The eight service tiles (specification section 2.4); the external one is hidden until it has an address. */
export function Tiles() {
  const { productSite } = useCompany().links;
  return (
    <div className="plates tiles">
      {SERVICE_TILES.map(({ title, slug, source, text, tone }) => {
        const href = slug ?? productSite;
        if (!href) return null;
        return (
          <a key={title} href={href} className={`tile tile--${tone}`} {...(slug === null && NEW_TAB)}>
            <DrawnSign src={source} size={112} />
            <h3>{nonBreaking(title)}</h3>
            <p>{nonBreaking(text)}</p>
          </a>
        );
      })}
    </div>
  );
}
