import { Feed } from 'feed';
import content from '#content/blog.yaml';
import { pictureSharingPath } from '#domain/articles/picture.ts';
import { blogSchema } from '#domain/page-texts/blog-fields.ts';
import { findNextPublication, listNewestArticles } from '#server/articles/published-articles.ts';
import { instant } from '#server/clock.ts';
import { findCompany } from '#server/company/company.ts';
import { siteUrl } from '#server/config.ts';
import { appOf, pageIsFreshUntil } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import type { Route } from './+types/articles';
import { feedAnswer } from './feed-answer.ts';

const ITEMS = 20;
const BLOG = blogSchema.parse(content);

export const handle: PageHandle = { dependsOn: ['company', 'articles'] };

/** The newest articles as RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs) {
  const app = appOf(context);
  const origin = siteUrl(app.config);
  const now = instant(app);
  const [company, articles, next] = await Promise.all([
    findCompany(app.db),
    listNewestArticles(app.db, now, ITEMS),
    findNextPublication(app.db, now),
  ]);
  pageIsFreshUntil(context, next);
  const feed = new Feed({
    title: [BLOG.title, company.shortName].filter(Boolean).join(' – '),
    description: BLOG.metaDescription,
    id: `${origin}/blog`,
    link: `${origin}/blog`,
    language: 'sk',
    generator: false,
    feedLinks: { rss: `${origin}/blog/rss.xml` },
    // also without an article it is not the current time, so that an unchanged feed is answered with 304
    updated: new Date(articles[0]?.publishAt ?? 0),
  });
  for (const { id, title, slug, description, publishAt, image } of articles) {
    const picture = pictureSharingPath(image);
    feed.addItem({
      title,
      id,
      link: `${origin}/blog/${slug}`,
      description,
      date: new Date(publishAt),
      ...(picture && { image: { url: origin + picture, type: 'image/jpeg', length: 0 } }),
    });
  }
  return feedAnswer(feed.rss2(), 'application/rss+xml');
}
