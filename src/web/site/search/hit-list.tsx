import { HighlightedText } from '#web/shared/highlighted-text.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { KindCount, SearchHit } from './search-hits.ts';

/** The results, best first. */
export function HitList({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="hits">
      {hits.map(({ kind, path, sign, title, facts, excerpt, others, othersLabel }) => (
        <li key={`${path} ${title[0]?.text}`}>
          <a href={path}>
            <Sign src={sign} size={56} />
            <span className="hit-kind">{kind}</span>
            <h2 className="hit-title">
              <HighlightedText pieces={title} />
            </h2>
            {facts.length > 0 && (
              <p>
                <HighlightedText pieces={facts} />
              </p>
            )}
            <p>
              <HighlightedText pieces={excerpt} />
            </p>
          </a>
          {others.length > 0 && (
            <div className="hit-others">
              <p>{othersLabel}:</p>
              <ul>
                {others.map((other) => (
                  <li key={other.path}>
                    <a href={other.path}>{other.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Filters the results by kind. */
export function KindLinks({ kinds, chosen, total, text }: KindLinksProps) {
  const to = (slug?: string) => `/hladat?${new URLSearchParams({ q: text, ...(slug && { druh: slug }) })}`;
  return (
    <nav className="hit-kinds" aria-label="Druh výsledku">
      <ul>
        <li>
          <a href={to()} aria-current={chosen === undefined ? 'true' : undefined}>
            {`Všetko ${total}`}
          </a>
        </li>
        {kinds.map(({ slug, plural, count }) => (
          <li key={slug}>
            <a href={to(slug)} aria-current={slug === chosen ? 'true' : undefined}>
              {`${plural} ${count}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface KindLinksProps {
  kinds: KindCount[];
  /** The kind's slug in the address; undefined for all kinds. */
  chosen: string | undefined;
  total: number;
  text: string;
}
