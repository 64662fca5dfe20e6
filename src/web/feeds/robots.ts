import { siteUrl } from '#server/config.ts';
import { appOf } from '#web/context.ts';
import type { Route } from './+types/robots';

/** The site map's address, and the pages crawlers should not read. */
export function loader({ context }: Route.LoaderArgs) {
  const origin = siteUrl(appOf(context).config);
  const text = `User-agent: *\nDisallow: /dashboard\nDisallow: /signIn\n\nSitemap: ${origin}/sitemap.xml\n`;
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
