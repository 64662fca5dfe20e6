import { file, type RouteCase } from './route-case.ts';

const CALENDAR = '/kurzy-a-skolenia/kalendar.ics';

/** Routes for programs. */
export const FEEDS: Record<string, RouteCase> = {
  '/blog/rss.xml': file('/blog/rss.xml', 'application/rss+xml; charset=utf-8'),
  '/podcast/rss.xml': file('/podcast/rss.xml', 'application/rss+xml; charset=utf-8'),
  [CALENDAR]: {
    ...file(CALENDAR, 'text/calendar; charset=utf-8'),
    refusals: {
      'an unknown city': () => [
        `${CALENDAR}?mesto=Atlantída`,
        undefined,
        { status: 404, h1: 'Kalendár pre toto mesto nemáme' },
      ],
      'an unknown type': () => [
        `${CALENDAR}?typ=veštenie`,
        undefined,
        { status: 404, h1: 'Kalendár pre tento druh kurzu nemáme' },
      ],
    },
  },
  '/sitemap.xml': file('/sitemap.xml', 'application/xml; charset=utf-8'),
  '/robots.txt': file('/robots.txt', 'text/plain; charset=utf-8'),
};
