import { feed, form, type RouteCase } from './route-case.ts';

/** What programs read. */
export const FEEDS: Record<string, RouteCase> = {
  '/blog/rss.xml': feed('/blog/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/podcast/rss.xml': feed('/podcast/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/kurzy-a-skolenia/kalendar.ics': {
    ...feed('/kurzy-a-skolenia/kalendar.ics', 'text/calendar; charset=utf-8'),
    refusals: {
      'an unknown city': () => [
        '/kurzy-a-skolenia/kalendar.ics?mesto=Atlantída',
        undefined,
        { status: 404, h1: 'Kalendár pre toto mesto nemáme' },
      ],
      'an unknown type': () => [
        '/kurzy-a-skolenia/kalendar.ics?typ=veštenie',
        undefined,
        { status: 404, h1: 'Kalendár pre tento druh kurzu nemáme' },
      ],
      'a form nobody asked for': () => ['/kurzy-a-skolenia/kalendar.ics', form(), { status: 405 }],
    },
  },
  '/sitemap.xml': feed('/sitemap.xml', 'application/xml; charset=utf-8'),
  '/robots.txt': feed('/robots.txt', 'text/plain; charset=utf-8'),
};
