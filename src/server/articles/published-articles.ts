import type { Article, ArticleTeaser } from '#domain/articles/article.ts';
import type { Db } from '#server/db/database.ts';
import { countRows } from '#server/list-page.ts';

// What visitors see. `now` is an instant as clock.ts writes it: a scheduled article is published by time alone.

/** An article as its page shows it. */
export type PublishedArticle = Pick<Article, 'content' | 'author' | 'updatedAt'> & ArticleTeaser;

/** One page of the published articles, newest first, and how many there are in all. */
export async function listPublishedArticles(
  db: Db,
  now: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ articles: ArticleTeaser[]; total: number }> {
  const total = await countRows(publishedArticles(db, now));
  const articles = await teasers(db, now)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { articles, total };
}

/** All published articles, newest first, for an API call without a page. */
export function listAllPublishedArticles(db: Db, now: string): Promise<ArticleTeaser[]> {
  return teasers(db, now).execute();
}

/** An article's address, its picture, and when it was published and last changed. */
export type ArticleAddress = Pick<ArticleTeaser, 'slug' | 'image' | 'publishAt'> & { updatedAt: string };

/** The addresses of all published articles, newest first, for search engines. */
export function listArticleAddresses(db: Db, now: string): Promise<ArticleAddress[]> {
  return publishedArticles(db, now)
    .select(['slug', 'image', 'updatedAt'])
    .select(({ ref }) => ref('publishAt').$notNull().as('publishAt'))
    .orderBy('publishAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The newest articles, for the home page and the feed. */
export function listNewestArticles(db: Db, now: string, count: number): Promise<ArticleTeaser[]> {
  return teasers(db, now).limit(count).execute();
}

export function findPublishedArticle(db: Db, now: string, slugOrId: string): Promise<PublishedArticle | undefined> {
  return teasers(db, now)
    .select(TEXT_COLUMNS)
    .where((expression) => expression.or([expression('slug', '=', slugOrId), expression('id', '=', slugOrId)]))
    .executeTakeFirst();
}

/** The present address of a published article that once had this one. */
export async function findMovedArticleSlug(db: Db, now: string, formerSlug: string): Promise<string | undefined> {
  const article = await publishedArticles(db, now)
    .innerJoin('formerArticleSlug', 'formerArticleSlug.articleId', 'article.id')
    .select('article.slug')
    .where('formerArticleSlug.slug', '=', formerSlug)
    .executeTakeFirst();
  return article?.slug;
}

/** What to read next: articles about the same service first, then the newest. */
export async function listRelatedArticles(
  db: Db,
  now: string,
  { id, service }: Pick<Article, 'id' | 'service'>,
  count: number,
): Promise<ArticleTeaser[]> {
  const others = teasers(db, now).where('article.id', '!=', id).limit(count);
  const related = service ? await others.where('service', '=', service).execute() : [];
  if (related.length === count) return related;
  return [...related, ...(await others.where('service', '!=', service || '-').execute())].slice(0, count);
}

/** When the next scheduled article is published; until then what visitors see stays as it is. */
export async function findNextPublication(db: Db, now: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('article')
    .select('publishAt')
    .where('trashedAt', 'is', null)
    .where('publishAt', '>', now)
    .orderBy('publishAt')
    .limit(1)
    .executeTakeFirst();
  return next?.publishAt ?? undefined;
}

/** The published articles, as a query. */
export function publishedArticles(db: Db, now: string) {
  return db.selectFrom('article').where('trashedAt', 'is', null).where('publishAt', '<=', now);
}

function teasers(db: Db, now: string) {
  return publishedArticles(db, now)
    .select(['article.id', 'title', 'article.slug', 'description', 'image', 'alt', 'service'])
    .select(({ ref }) => ref('publishAt').$notNull().as('publishAt'))
    .orderBy('publishAt', 'desc')
    .orderBy('article.id', 'desc');
}

const TEXT_COLUMNS = ['content', 'author', 'updatedAt'] as const;
