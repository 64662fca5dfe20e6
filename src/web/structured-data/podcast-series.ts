import type { PodcastEpisode, PodcastSeries, WithContext } from 'schema-dts';
import type { Episode } from '#domain/episodes/episode.ts';
import { namedOrganization } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** As its page has it. */
interface PodcastPage {
  title: string;
  subtitle: string;
}

interface ShownEpisodes {
  episodes: Episode[];
  /** The feed has those that have a sound: without one there is no feed to name. */
  hasFeed: boolean;
}

/** The podcast and the episodes its page shows. */
export function podcastSeries(
  page: PodcastPage,
  { episodes, hasFeed }: ShownEpisodes,
  site: Site,
): WithContext<PodcastSeries> {
  const { origin } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'PodcastSeries',
    name: page.title,
    description: page.subtitle,
    url: `${origin}/podcast`,
    webFeed: hasFeed ? `${origin}/podcast/rss.xml` : undefined,
    publisher: namedOrganization(site),
    inLanguage: 'sk',
    hasPart: episodes.map(podcastEpisode),
  };
}

function podcastEpisode(episode: Episode): PodcastEpisode {
  const { number, title, text, day, durationMinutes, audioUrl, streamingUrl } = episode;
  return {
    '@type': 'PodcastEpisode',
    name: title,
    episodeNumber: number,
    datePublished: day,
    description: text || undefined,
    duration: `PT${durationMinutes}M`,
    url: streamingUrl || undefined,
    // what the page leads to when there is no platform to hear it on
    associatedMedia: !streamingUrl && audioUrl ? { '@type': 'AudioObject', contentUrl: audioUrl } : undefined,
  };
}
