import { data, redirect } from 'react-router';
import content from '#content/blog.yaml';
import { ARTICLES_PER_PAGE } from '#domain/articles/article.ts';
import { blogSchema } from '#domain/page-texts/blog-fields.ts';
import { requestedPage } from '#domain/paging.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { findNextPublication, listPublishedArticles } from '#server/articles/published-articles.ts';
import { instant } from '#server/clock.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { pageIsFreshUntil, visitContext } from '#web/context.ts';
import type { CanonicalQuery, PageHandle } from '#web/front/page-handle.ts';
import { NotFound } from '#web/shared/error-pages.tsx';
import { Loading } from '#web/shared/loading.tsx';
import { feedLink, pageMeta } from '#web/shared/page-meta.ts';
import { Pager } from '#web/shared/pager.tsx';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PublicBreadcrumb } from '#web/site/kit/public-breadcrumb.tsx';
import { Section } from '#web/site/kit/section.tsx';
import type { Route } from './+types/blog';
import { ArticleCard } from './article-card.tsx';

export const handle: PageHandle = {
  dependsOn: ['company', 'articles'],
  late: 'obsah',
};

/** Only the database has the number of pages, so the loader redirects other spellings to the page's address. */
export const canonicalQuery: CanonicalQuery = (query) => query;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { blog, page, articles } = loaderData;
  const ending = page > 1 ? ` – strana ${page}` : '';
  return [
    ...pageMeta({
      title: blog.title + ending,
      metaTitle: blog.metaTitle + ending,
      description: blog.metaDescription,
    }),
    ...(articles.length > 0 ? [feedLink('Blog', FEED)] : []),
  ];
};

const FEED = '/blog/rss.xml';
const BLOG = blogSchema.parse(content);

export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(visitContext).isShell) return null;
  const page = requestedPage(url.searchParams.get('strana'));
  const { articles, total } = await readArticles(context, page);
  const pages = Math.max(1, Math.ceil(total / ARTICLES_PER_PAGE));
  const shown = Math.min(page, pages);
  // each page has one address, and none is beyond the last (specification section 4: clamped at both ends)
  if (url.pathname + url.search !== listPath(shown)) throw redirect(listPath(shown), 302);
  return { blog: BLOG, articles, page, pages };
}

/** A list that cannot be read shows the 404 page (specification section 8). */
async function readArticles(context: Route.LoaderArgs['context'], page: number) {
  const visit = context.get(visitContext);
  const { app, reads } = visit;
  const now = instant(app);
  try {
    const { next, ...list } = await reads.read(`articles, page ${page}`, async () => ({
      ...(await listPublishedArticles(app.db, now, { page, pageSize: ARTICLES_PER_PAGE })),
      next: await findNextPublication(app.db, now),
    }));
    pageIsFreshUntil(context, next);
    return list;
  } catch (error) {
    // answered with 503, so that search engines keep the blog while the database is briefly unavailable
    if (isUnavailable(error)) throw error;
    app.failures.note(visit, error, 'articles cannot be read');
    throw data(null, { status: 404 });
  }
}

export function ErrorBoundary() {
  return <NotFound />;
}

/** The layout of the newest article of all, wider than the others. */
const NEWEST = { className: 'post--wide', sizes: '(min-width: 1200px) 66vw, (min-width: 640px) 50vw, 100vw' };

function listPath(page: number): string {
  return page === 1 ? '/blog' : `/blog?strana=${page}`;
}

/** The list of articles, six on a page, newest first (specification section 2.8). */
export default function Blog({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />;
  const { blog, articles, page, pages } = loaderData;
  return (
    <>
      <section className="plain-header">
        <div className="wrap">
          <PublicBreadcrumb title="Blog" />
          <h1>{nonBreaking(blog.title)}</h1>
          <div className="blog-title">
            <p className="lead">{nonBreaking(blog.subtitle)}</p>
            {articles.length > 0 && <a href={FEED}>{nonBreaking(blog.feed)}</a>}
          </div>
        </div>
      </section>
      <Section>
        {articles.length === 0 && <p className="lead">{nonBreaking(blog.empty)}</p>}
        <div className="posts">
          {articles.map((article, index) => (
            <ArticleCard
              key={article.id}
              article={article}
              heading="h2"
              isFirst={index === 0}
              {...(index === 0 && page === 1 && NEWEST)}
            />
          ))}
        </div>
        {articles.length > 0 && (
          // the pager expects a total of pages times six (specification section 2.8)
          <Pager page={page} pageSize={ARTICLES_PER_PAGE} total={pages * ARTICLES_PER_PAGE} path={listPath} />
        )}
      </Section>
      <CallToAction />
    </>
  );
}
