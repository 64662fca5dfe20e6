import { redirect } from 'react-router';
import content from '#content/blog.yaml';
import { pictureSharingPath } from '#domain/articles/picture.ts';
import { blogSchema } from '#domain/page-texts/blog-fields.ts';
import type { App } from '#server/app.ts';
import {
  findMovedArticleSlug,
  findNextPublication,
  findPublishedArticle,
  listRelatedArticles,
} from '#server/articles/published-articles.ts';
import { instant } from '#server/clock.ts';
import { pageIsFreshUntil, visitContext } from '#web/context.ts';
import type { PageHandle } from '#web/front/page-handle.ts';
import { found } from '#web/shared/found.ts';
import { Loading } from '#web/shared/loading.tsx';
import { markdownHtml } from '#web/shared/markdown.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { CallToAction } from '#web/site/kit/call-to-action.tsx';
import { PublicBreadcrumb } from '#web/site/kit/public-breadcrumb.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { blogPosting } from '#web/site/structured-data/blog-posting.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import type { Route } from './+types/article';
import { ArticleAside } from './article-aside.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleCard } from './article-card.tsx';
import { ArticleDate } from './article-date.tsx';

const RELATED_COUNT = 3;

export const handle: PageHandle = { dependsOn: ['company', 'articles'], late: 'obsah' };

export const links: Route.LinksFunction = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Blog', href: '/blog/rss.xml' },
];

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return [];
  const { article, picture } = loaderData;
  return [
    ...pageMeta({ title: article.title, description: article.description }),
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
  ];
};

const BLOG = blogSchema.parse(content);

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { app, reads, isShell } = context.get(visitContext);
  if (isShell) return null;
  const read = found(await reads.read(`article ${slug}`, () => readArticle(app, slug)));
  if ('moved' in read) throw redirect(`/blog/${read.moved}`, 301);
  pageIsFreshUntil(context, read.next);
  const { content, ...article } = read.article;
  const picture = pictureSharingPath(article.image);
  return {
    blog: BLOG,
    article,
    html: markdownHtml(content),
    related: read.related,
    picture: picture && (app.config.baseUrl ?? '') + picture,
  };
}

/** The article with related ones, the present address of a renamed one, or undefined for an unknown one. */
async function readArticle(app: App, slug: string) {
  const now = instant(app);
  const article = await findPublishedArticle(app.db, now, slug);
  const moved = article ? article.slug : await findMovedArticleSlug(app.db, now, slug);
  if (!article || article.slug !== slug) return moved === undefined ? undefined : { moved };
  const [related, next] = await Promise.all([
    listRelatedArticles(app.db, now, article, RELATED_COUNT),
    findNextPublication(app.db, now),
  ]);
  return { article, related, next };
}

/** An article: title, day, author, picture, text, and related articles (specification section 2.8). */
export default function Article({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />;
  const { blog, article, html, related } = loaderData;
  return (
    <>
      <StructuredData of={(site) => blogPosting(article, site)} />
      <ArticleBody
        {...article}
        html={html}
        date={<ArticleDate at={article.publishAt} />}
        author={article.author}
        aside={<ArticleAside service={article.service} />}
      >
        <PublicBreadcrumb title={article.title} parent={{ title: 'Blog', to: '/blog' }} />
      </ArticleBody>
      {related.length > 0 && (
        <Section className="section--plate section--top-line article-related">
          <SectionHead title={blog.related} link={{ label: blog.all, to: '/blog' }} />
          <div className="posts">
            {related.map((other) => (
              <ArticleCard key={other.id} article={other} heading="h3" />
            ))}
          </div>
        </Section>
      )}
      <CallToAction />
    </>
  );
}
