import { listArticleAddresses } from '#server/articles/published-articles.ts';
import { instant, today } from '#server/clock.ts';
import { listOfferedSlugs } from '#server/courses/offered-courses.ts';
import { nextTurn } from '#web/forms/next-turn.ts';
import { SITE_PAGES } from '#web/front/site-pages.ts';
import { appOf } from '../../context.ts';
import type { Route } from './+types/sitemap';

/** Every page a search engine may know: the site's, courses to come, published articles (sitemaps.org 0.9). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const app = appOf(context);
  const [courses, articles] = await Promise.all([
    listOfferedSlugs(app.db, today(app)),
    listArticleAddresses(app.db, instant(app)),
  ]);
  // with many courses reading them and writing them out are some ten milliseconds each: others are let in between
  await nextTurn();
  const origin = app.config.baseUrl ?? url.origin;
  // paths are slugs, nothing in them needs escaping
  const entries = [
    ...SITE_PAGES.map((path) => `<url><loc>${origin}${path}</loc></url>`),
    ...courses.map((slug) => `<url><loc>${origin}/kurzy-a-skolenia${slug}</loc></url>`),
    ...articles.map(
      ({ slug, updatedAt }) => `<url><loc>${origin}/blog/${slug}</loc><lastmod>${updatedAt}</lastmod></url>`,
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
