import { findServiceTile } from '#content/service-tiles.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';

/** The service an article is about, shown beside its text. */
export function ArticleAside({ service }: { service: string }) {
  const tile = findServiceTile(service);
  if (!tile) return null;
  return (
    <aside className="card article-aside" aria-label="Súvisiaca služba">
      <DrawnSign src={tile.source} size={96} />
      <h2>{nonBreaking(tile.title)}</h2>
      <p>{nonBreaking(tile.text)}</p>
      <a className="arrow-link" href={service}>
        Prejsť na službu
        <Icon name="right" />
      </a>
    </aside>
  );
}
