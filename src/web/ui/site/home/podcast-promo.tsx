import type { HomeContent } from '#domain/page-texts/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import minute from '#web/ui/drawings/minute.svg?raw';
import { Drawing } from '#web/ui/shared/drawing.tsx';
import { ExternalLink } from '#web/ui/shared/external-link.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { useCompany } from '#web/ui/site/use-company.ts';

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
