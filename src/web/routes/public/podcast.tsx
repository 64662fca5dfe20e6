import source from '#content/podcast.md';
import { type Episode, podcastSchema } from '#domain/podcast-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { contentSections } from '../../markdown.ts';
import type { PageHandle } from '../../page-handle.ts';
import { useCompany } from '../../ui/company.ts';
import { Drawing } from '../../ui/drawing.tsx';
import fragment from '../../ui/drawings/fragment-podcast.svg?raw';
import { Exit } from '../../ui/exit.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/podcast';

export const handle: PageHandle = { dependsOn: ['company'] };

export const meta = ({ loaderData: { page } }: Route.MetaArgs) =>
  pageMeta({ title: page.title, metaTitle: page.metaTitle, description: page.metaDescription });

const PAGE = podcastSchema.parse(source.front);

export function loader() {
  return { page: PAGE, about: contentSections(source.text)['o-com'] };
}

/** Title, description, subscribe buttons where there is somewhere to subscribe (specification section 2.7). */
export default function Podcast({ loaderData: { page, about } }: Route.ComponentProps) {
  const { demo, links } = useCompany();
  const episodes = page.episodes.filter((episode) => demo || !episode.demo);
  return (
    <>
      <PageHeader
        title={page.title}
        subtitle={page.subtitle}
        breadcrumb={[{ title: 'Domov', to: '/' }, { title: 'Podcast' }]}
        image={<Drawing svg={fragment} />}
      >
        {links.streaming && (
          <ExternalLink href={links.streaming} className="btn">
            {nonBreaking(page.subscribe.streaming)} <Icon name="out" />
          </ExternalLink>
        )}
        {links.video && (
          <ExternalLink href={links.video} className="btn btn--line">
            {nonBreaking(page.subscribe.video)} <Icon name="out" />
          </ExternalLink>
        )}
        <a className="btn btn--ink" href={`#${page.anchor}`}>
          Pozrieť viac ↓
        </a>
      </PageHeader>
      <section className="section" id={page.anchor}>
        <div className="wrap cols">
          <div>
            <h2>{nonBreaking(page.episodesTitle)}</h2>
            <p className="muted mt-4">{nonBreaking(episodes.length > 0 ? page.episodesNote : page.noEpisodes)}</p>
            <div className="prose mt-7">
              <h3>{about?.title}</h3>
              <div dangerouslySetInnerHTML={{ __html: about?.html ?? '' }} />
            </div>
          </div>
          {episodes.length > 0 && <Episodes episodes={episodes} />}
        </div>
      </section>
      <Exit title={page.exit.title} text={page.exit.text} />
    </>
  );
}

const longDay = new Intl.DateTimeFormat('sk', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

function Episodes({ episodes }: { episodes: Episode[] }) {
  return (
    <ol className="episodes">
      {episodes.map(({ number, title, date, durationMinutes, text }) => (
        <li key={number}>
          <span className="number" aria-hidden="true">
            {number}
          </span>
          <p className="when">
            <time dateTime={date}>{nonBreaking(longDay.format(new Date(date)))}</time> · {durationMinutes}&nbsp;min
          </p>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
        </li>
      ))}
    </ol>
  );
}
