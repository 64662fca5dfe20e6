import { findNextPublication, listAllPublishedArticles } from '#server/articles/published-articles.ts';
import { instant, today } from '#server/clock.ts';
import { listCourses } from '#server/courses/courses.ts';
import { SHARED_CACHE_CONTROL } from '#web/front/kept/kept-answer.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { SITE_PAGES } from '#web/front/site-pages.ts';
import { appOf, pageIsFreshUntil } from '../../context.ts';
import type { Route } from './+types/sitemap';

export const handle: PageHandle = { dependsOn: ['courses', 'articles'], namesOrigin: true };

/** Every page a search engine may know: the site's, courses to come, published articles (sitemaps.org 0.9). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const day = today(app);
  const now = instant(app);
  const [courses, articles, next] = await Promise.all([
    listCourses(app.db, { onlyActive: true }),
    listAllPublishedArticles(app.db, now),
    findNextPublication(app.db, now),
  ]);
  pageIsFreshUntil(context, next);
  const pages: { path: string; changed?: string }[] = [
    ...SITE_PAGES.map((path) => ({ path })),
    ...courses.filter(({ date }) => date >= day).map(({ slug }) => ({ path: `/kurzy-a-skolenia${slug}` })),
    ...articles.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
  ];
  const origin = app.config.baseUrl ?? url.origin;
  // paths are slugs, nothing in them needs escaping
  const entries = pages.map(
    ({ path, changed }) =>
      `<url><loc>${new URL(path, origin).href}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': SHARED_CACHE_CONTROL,
    },
  });
}
