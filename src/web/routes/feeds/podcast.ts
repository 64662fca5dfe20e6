import { Feed } from 'feed';
import content from '#content/podcast.md';
import { audioType } from '#domain/episodes/episode.ts';
import { podcastSchema } from '#domain/page-texts/podcast-fields.ts';
import { instantAt, today } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { listEpisodesWithSound } from '#server/episodes/episodes.ts';
import { appOf } from '../../context.ts';
import type { Route } from './+types/podcast';

const PAGE = podcastSchema.parse(content.front);

/** Square, as podcast directories ask (Apple Podcasts: 1400 to 3000 pixels); drawn by the build. */
const ARTWORK = '/zdielanie/podcast-obal.png';
const CATEGORY = 'Business';

/** The podcast for directories and players: RSS 2.0 with the iTunes names; episodes that have a sound. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const origin = app.config.baseUrl ?? url.origin;
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
      date: new Date(instantAt(day, '06:00')),
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
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
