import privacy from '#content/ochrana-osobnych-udajov.md';
import accessibility from '#content/vyhlasenie-o-pristupnosti.md';
import { pictureSources } from '#domain/articles/picture.ts';
import { coursePath } from '#domain/courses/course.ts';
import { privacyNoticeSchema, statementSchema } from '#domain/page-texts/statement-fields.ts';
import type { App } from '#server/app.ts';
import { findNextPublication, listArticleAddresses } from '#server/articles/published-articles.ts';
import { instant, today } from '#server/clock.ts';
import { findCompanyRecord } from '#server/company/company.ts';
import { siteUrl } from '#server/config.ts';
import { listCourseAddresses } from '#server/courses/offered-courses.ts';
import { findLastEpisodeChange } from '#server/episodes/episodes.ts';
import { appOf, pageIsFreshUntil } from '#web/context.ts';
import { yieldToEventLoop } from '#web/forms/yield-to-event-loop.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { plainPage } from '#web/front/plain-page.ts';
import { type MapEntry, PART, siteMap } from '#web/front/site-map.ts';
import { SITE_PAGES, type SitePage } from '#web/front/site-pages.ts';
import type { Route } from './+types/sitemap';
import { feedAnswer } from './feed-answer.ts';

export const handle: PageHandle = { dependsOn: ['company', 'courses', 'articles', 'episodes'] };

/** The part of a site map that is too long for one file. */
export const canonicalQuery: CanonicalQuery = (query) => {
  const part = query.get(PART) ?? '';
  return new URLSearchParams(/^[1-9]\d?$/.test(part) ? { [PART]: part } : {});
};

/** Every page for search engines: the site's pages, future courses, published articles (sitemaps.org 0.9). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  pageIsFreshUntil(context, await findNextPublication(app.db, instant(app)));
  const part = url.searchParams.get(PART);
  const pages = await listPages(app);
  // with many courses, reading and writing take some ten milliseconds each: other requests are served in between
  await yieldToEventLoop();
  const xml = siteMap(pages, part ? Number(part) : undefined, siteUrl(app.config));
  return xml === undefined ? plainPage(UNKNOWN_PART) : feedAnswer(xml, 'application/xml');
}

async function listPages(app: App): Promise<MapEntry[]> {
  const day = today(app);
  const [company, courses, articles, episodeChanges] = await Promise.all([
    findCompanyRecord(app.db),
    listCourseAddresses(app.db, day),
    listArticleAddresses(app.db, instant(app)),
    findLastEpisodeChange(app.db, day),
  ]);
  // a text page has no known date of change: a file's own time is when it was copied here (decision 0029)
  const changes: Partial<Record<SitePage, string | undefined>> = {
    '/kurzy-a-skolenia': last(courses.map(({ updatedAt }) => updatedAt)),
    '/blog': last(articles.flatMap(({ updatedAt, publishAt }) => [updatedAt, publishAt])),
    '/podcast': last(episodeChanges),
    '/kontakt': company.updatedAt,
    '/ochrana-osobnych-udajov': privacyNoticeSchema.parse(privacy.front).version,
    '/vyhlasenie-o-pristupnosti': statementSchema.parse(accessibility.front).validFrom,
  };
  return [
    ...SITE_PAGES.map((path) => ({ path, changed: changes[path] })),
    ...courses.map(({ slug, updatedAt }) => ({ path: coursePath(slug), changed: updatedAt })),
    ...articles.map(({ slug, image, updatedAt, publishAt }) => ({
      path: `/blog/${slug}`,
      changed: last([updatedAt, publishAt]),
      picture: pictureSources(image)?.src,
    })),
  ];
}

/** Days and instants in UTC compare as text. */
function last(times: string[]): string | undefined {
  return times.toSorted().at(-1);
}

const UNKNOWN_PART = {
  status: 404,
  title: 'Takú časť mapa stránok nemá',
  text: 'Skontrolujte adresu a skúste to znova.',
};
