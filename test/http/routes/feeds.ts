import { feed, type RouteCase } from './route-case.ts';

/** What programs read. */
export const FEEDS: Record<string, RouteCase> = {
  '/blog/rss.xml': feed('/blog/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/podcast/rss.xml': feed('/podcast/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/sitemap.xml': feed('/sitemap.xml', 'application/xml; charset=utf-8'),
  '/robots.txt': feed('/robots.txt', 'text/plain; charset=utf-8'),
};
