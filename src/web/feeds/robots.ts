import { siteUrl } from '#server/config.ts';
import { appOf } from '#web/context.ts';
import type { Route } from './+types/robots';
import { feedAnswer } from './feed-answer.ts';

/** The site map's address, and the pages crawlers should not read. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(appOf(context).config);
  const text = `User-agent: *\nDisallow: /dashboard\nDisallow: /signIn\n\nSitemap: ${origin}/sitemap.xml\n`;
  return feedAnswer(text, 'text/plain', { 'Cache-Control': 'public, max-age=86400' });
}
