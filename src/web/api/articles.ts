import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { ARTICLES_PER_PAGE, type ArticleTeaser } from '#domain/articles/article.ts';
import type { App } from '#server/app.ts';
import {
  findNextPublication,
  findPublishedArticle,
  listAllPublishedArticles,
  listPublishedArticles,
} from '#server/articles/published-articles.ts';
import { instant } from '#server/clock.ts';
import { cachedCall } from '#web/front/page-cache/cached-calls.ts';
import { SHARED_CACHE_CONTROL } from '#web/front/page-cache/cached-page.ts';
import type { PageCache } from '#web/front/page-cache/page-cache.ts';
import type { CacheVariables } from '#web/front/page-cache/send-cached.ts';
import { problem } from '#web/front/problem.ts';
import { pageQuery, rejectInvalid, unfilteredPath } from './call-checks.ts';
import { INVALID, NOT_FOUND, UNAVAILABLE } from './refusals.ts';

const listedArticle = z
  .object({
    _id: z.string(),
    title: z.string(),
    slug: z.string().openapi({ description: 'The last part of its address below /blog/' }),
    description: z.string(),
    image: z.string().openapi({ description: 'Address of its picture' }),
    date: z.iso.datetime().openapi({ description: 'When it was published, UTC' }),
  })
  .openapi('ListedArticle');

const articleAnswer = listedArticle
  .extend({ content: z.string().openapi({ description: 'Markdown' }) })
  .openapi('Article');

/** The two article calls (specification section 7; decisions: API). They return only published articles. */
export function articleCalls(app: App, pageCache: PageCache) {
  const cached = (address: (c: Context) => string | undefined) =>
    cachedCall(app, pageCache, { dependsOn: ['articles'], address: (c) => app.config.baseUrl && address(c) });
  const calls = new OpenAPIHono({ defaultHook: rejectInvalid });

  calls.openapi(
    createRoute({
      method: 'get',
      path: '/api/articles',
      summary: 'Published articles, newest first: all of them, or one page',
      middleware: cached(unfilteredPath(pageQuery)),
      request: { query: pageQuery },
      responses: {
        200: {
          description: 'Newest first',
          headers: z.object({ 'X-Total-Count': z.string().openapi({ description: 'How many there are in all' }) }),
          content: { 'application/json': { schema: z.array(listedArticle) } },
        },
        ...INVALID,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const { articles, total } = await readArticles(app, c.req.valid('query'));
      c.header('X-Total-Count', String(total));
      await mayBeShared(app, c);
      return c.json(
        articles.map((article) => listed(app, c, article)),
        200,
      );
    },
  );

  calls.openapi(
    createRoute({
      method: 'get',
      path: '/api/articles/{id}',
      summary: 'One published article, by _id or slug',
      middleware: cached((c) => `/api/articles/${encodeURIComponent(c.req.param('id') ?? '')}`),
      request: { params: z.object({ id: z.string() }) },
      responses: {
        200: { description: 'The article', content: { 'application/json': { schema: articleAnswer } } },
        ...NOT_FOUND,
        ...UNAVAILABLE,
      },
    }),
    async (c) => {
      const article = await findPublishedArticle(app.db, instant(app), c.req.valid('param').id);
      if (!article) return problem({ status: 404, title: 'Takýto článok neexistuje.' });
      await mayBeShared(app, c);
      return c.json({ ...listed(app, c, article), content: article.content }, 200);
    },
  );

  return calls;
}

/** The response is the same for all callers until the next article is published. */
async function mayBeShared(app: App, c: Context<{ Variables: CacheVariables }>): Promise<void> {
  c.set('freshUntil', await findNextPublication(app.db, instant(app)));
  c.header('Cache-Control', SHARED_CACHE_CONTROL);
}

async function readArticles(
  app: App,
  { page, pageSize }: z.infer<typeof pageQuery>,
): Promise<{ articles: ArticleTeaser[]; total: number }> {
  const now = instant(app);
  if (page !== undefined || pageSize !== undefined) {
    return listPublishedArticles(app.db, now, { page: page ?? 1, pageSize: pageSize ?? ARTICLES_PER_PAGE });
  }
  const articles = await listAllPublishedArticles(app.db, now);
  return { articles, total: articles.length };
}

function listed(app: App, c: Context, { id, title, slug, description, image, publishAt }: ArticleTeaser) {
  const address = image && new URL(image, app.config.baseUrl ?? c.req.url).href;
  return { _id: id, title, slug, description, image: address, date: publishAt };
}
