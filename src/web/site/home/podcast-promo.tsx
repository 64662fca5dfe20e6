import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import minute from '#web/shared/drawings/minute.svg?raw';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';

/** The podcast, with links to those of its two platforms that have an address. */
export function PodcastPromo({ podcast: { title, text } }: { podcast: HomeContent['podcast'] }) {
  const { streaming, video } = useCompany().links;
  return (
    <div className="minute">
      <Drawing svg={minute} />
      <div>
        <h3>{title}</h3>
        <p>{nonBreaking(text)}</p>
        <div className="btns">
          {streaming && (
            <ExternalLink className="btn btn--ink" href={streaming}>
              Počúvať podcast <Icon name="out" />
            </ExternalLink>
          )}
          {video && (
            <ExternalLink className="btn btn--line" href={video}>
              Pozrieť video <Icon name="out" />
            </ExternalLink>
          )}
          <a className="arrow-link" href="/podcast">
            O&nbsp;podcaste
          </a>
        </div>
      </div>
    </div>
  );
}
