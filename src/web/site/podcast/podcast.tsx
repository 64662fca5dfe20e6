import { redirect } from 'react-router';
import source from '#content/podcast.md';
import { spelledDay } from '#domain/day.ts';
import { EPISODES_PER_PAGE, type Episode } from '#domain/episodes/episode.ts';
import { podcastSchema } from '#domain/page-texts/podcast-fields.ts';
import { pageWithin, requestedPage } from '#domain/paging.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { listPublishedEpisodes } from '#server/episodes/episodes.ts';
import { appOf } from '#web/context.ts';
import { pageQuery } from '#web/forms/page-query.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { Drawing } from '#web/shared/drawing.tsx';
import fragment from '#web/shared/drawings/fragment-podcast.svg?raw';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { contentSections } from '#web/shared/markdown.ts';
import { feedLink, textPageMeta } from '#web/shared/page-meta.ts';
import { Pager } from '#web/shared/pager.tsx';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PageHeader } from '#web/site/kit/page-header.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { podcastSeries } from '#web/site/structured-data/podcast-series.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import type { Route } from './+types/podcast';

export const handle: PageHandle = { dependsOn: ['company', 'episodes'] };

/** The page number of its episodes. */
export const canonicalQuery: CanonicalQuery = (query) => new URLSearchParams(pageQuery(query));

export const meta = ({ loaderData: { page, list, hasFeed } }: Route.MetaArgs) => [
  ...textPageMeta(list.page > 1 ? { ...page, title: `${page.title} – strana ${list.page}` } : page),
  ...(hasFeed ? [feedLink('Podcast', FEED)] : []),
];

const PAGE = podcastSchema.parse(source.front);

export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const request = { page: requestedPage(url.searchParams.get('strana')), pageSize: EPISODES_PER_PAGE };
  const { withSound, ...list } = { ...request, ...(await listPublishedEpisodes(app.db, today(app), request)) };
  // each page has one address, and none is beyond the last
  const shown = pageWithin(request.page, list);
  if (shown !== request.page) throw redirect(listPath(shown), 302);
  // without an episode with a sound file the feed would be empty
  return { page: PAGE, list, hasFeed: withSound > 0, about: contentSections(source.text)['o-com'] };
}

function listPath(page: number): string {
  return page === 1 ? '/podcast' : `/podcast?strana=${page}`;
}

/** Title, description, and subscribe buttons where a platform is known (specification section 2.7). */
export default function Podcast({ loaderData: { page, list, hasFeed, about } }: Route.ComponentProps) {
  const { links } = useCompany();
  return (
    <>
      <StructuredData of={(site) => podcastSeries(page, { ...list, hasFeed }, site)} />
      <PageHeader title={page.title} subtitle={page.subtitle} crumb="Podcast" image={<Drawing svg={fragment} />}>
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
        <a className={links.streaming ? 'btn btn--line' : 'btn'} href={`#${page.anchor}`}>
          Pozrieť viac ↓
        </a>
      </PageHeader>
      <Section id={page.anchor} layout="cols">
        <div>
          <h2>{nonBreaking(page.episodesTitle)}</h2>
          <p className="muted">{nonBreaking(list.total > 0 ? page.episodesNote : page.noEpisodes)}</p>
          <div className="prose">
            <h3>{about?.title}</h3>
            <div dangerouslySetInnerHTML={{ __html: about?.html ?? '' }} />
            {hasFeed && (
              <p>
                <a href={FEED}>{nonBreaking(page.feed)}</a>
              </p>
            )}
          </div>
        </div>
        {list.total > 0 && (
          <div>
            <Episodes episodes={list.episodes} />
            {list.total > list.pageSize && (
              <Pager {...list} path={(number) => `${listPath(number)}#${page.anchor}`} />
            )}
          </div>
        )}
      </Section>
      <CallToAction {...page.callToAction} />
    </>
  );
}

const FEED = '/podcast/rss.xml';

function Episodes({ episodes }: { episodes: Episode[] }) {
  return (
    <ol className="episodes">
      {episodes.map(({ id, number, title, day, durationMinutes, text, ...links }) => (
        <li key={id} id={`epizoda-${number}`}>
          <span className="number" aria-hidden="true">
            {number}
          </span>
          <p className="when">
            <time dateTime={day}>{nonBreaking(spelledDay(day))}</time> · {durationMinutes}&nbsp;min
          </p>
          <h3>{nonBreaking(title)}</h3>
          <p>{nonBreaking(text)}</p>
          <Listen title={title} {...links} />
        </li>
      ))}
    </ol>
  );
}

/** The links to hear or watch the episode, as far as they are filled in. */
function Listen({
  title,
  streamingUrl,
  videoUrl,
  audioUrl,
}: Pick<Episode, 'title' | 'streamingUrl' | 'videoUrl' | 'audioUrl'>) {
  const sound = streamingUrl || audioUrl;
  if (!sound && !videoUrl) return null;
  return (
    <p className="listen">
      {sound && (
        <ExternalLink href={sound} className="arrow-link">
          Vypočuť <span className="sr-only">epizódu {title}</span> <Icon name="out" />
        </ExternalLink>
      )}
      {videoUrl && (
        <ExternalLink href={videoUrl} className="arrow-link">
          Pozrieť video <span className="sr-only">k&nbsp;epizóde {title}</span> <Icon name="out" />
        </ExternalLink>
      )}
    </p>
  );
}
