import { Feed } from 'feed';
import content from '#content/podcast.md';
import type { Day } from '#domain/day.ts';
import { audioType } from '#domain/episodes/episode.ts';
import { podcastSchema } from '#domain/page-texts/podcast-fields.ts';
import { instantAt, today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { siteUrl } from '#server/config.ts';
import { listEpisodesWithSound } from '#server/episodes/episodes.ts';
import { SHARED_CACHE_CONTROL } from '#web/front/page-cache/cached-page.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { appOf } from '../../context.ts';
import type { Route } from './+types/podcast';

const PAGE = podcastSchema.parse(content.front);

/** Square, as podcast directories ask (Apple Podcasts: 1400 to 3000 pixels); drawn by the build. */
const ARTWORK = '/zdielanie/podcast-obal.png';
const CATEGORY = 'Business';

export const handle: PageHandle = { dependsOn: ['company', 'episodes'] };

/** The podcast for directories and players: RSS 2.0 with the iTunes names; episodes that have a sound. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const origin = siteUrl(app.config);
  const [company, episodes] = await Promise.all([findCompany(app.db), listEpisodesWithSound(app.db, today(app))]);
  const author = company.legalName || PAGE.title;
  const feed = new Feed({
    title: PAGE.title,
    description: PAGE.metaDescription,
    id: `${origin}/podcast`,
    link: `${origin}/podcast`,
    image: origin + ARTWORK,
    language: 'sk',
    generator: false,
    podcast: true,
    feedLinks: { rss: `${origin}/podcast/rss.xml` },
    // of the newest one, not of the moment: what is unchanged costs 304
    updated: episodes[0] ? publishedAt(episodes[0].day) : new Date(0),
    author: { name: author, ...(company.email && { email: company.email }) },
  });
  feed.addExtension({ name: 'itunes:explicit', objects: { _text: 'false' } });
  feed.addExtension({ name: 'itunes:image', objects: { _attributes: { href: origin + ARTWORK } } });
  feed.addExtension({ name: 'itunes:category', objects: { _attributes: { text: CATEGORY } } });
  for (const { id, number, title, text, day, durationMinutes, audioUrl, audioBytes } of episodes) {
    feed.addItem({
      title,
      id,
      guid: id,
      link: `${origin}/podcast#epizody`,
      description: text,
      date: publishedAt(day),
      audio: { url: audioUrl, type: audioType(audioUrl), length: audioBytes, duration: durationMinutes * 60 },
      extensions: [
        { name: 'itunes:episode', objects: { _text: String(number) } },
        { name: 'itunes:explicit', objects: { _text: 'false' } },
      ],
    });
  }
  return new Response(feed.rss2(), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': SHARED_CACHE_CONTROL,
    },
  });
}

function publishedAt(day: Day): Date {
  return new Date(instantAt(day, '06:00'));
}
