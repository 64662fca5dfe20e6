import type { HomeContent } from '#domain/home-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { useCompany } from '../company.ts';
import { Drawing } from '../drawing.tsx';
import minute from '../drawings/minute.svg?raw';
import { ExternalLink } from '../external-link.tsx';
import { Icon } from '../icon.tsx';

/** The podcast, with the two platforms as far as their addresses are filled in. */
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
