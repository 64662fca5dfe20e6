import type { PodcastEpisode, PodcastSeries } from 'schema-dts';
import type { Episode } from '#domain/episodes/episode.ts';
import { namedOrganization } from './organization.ts';
import type { Site } from './structured-data.tsx';

/** The podcast's texts on its page. */
interface PodcastPage {
  title: string;
  subtitle: string;
}

interface ShownEpisodes {
  episodes: Episode[];
  /** The feed contains episodes with a sound file: without one there is no feed to link. */
  hasFeed: boolean;
}

/** The podcast and the episodes its page shows. */
export function podcastSeries(page: PodcastPage, { episodes, hasFeed }: ShownEpisodes, site: Site): PodcastSeries {
  const { origin } = site;
  return {
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
    // the page links the sound file when there is no streaming platform
    associatedMedia: !streamingUrl && audioUrl ? { '@type': 'AudioObject', contentUrl: audioUrl } : undefined,
  };
}
