import { articleState } from '#domain/articles/article.ts';
import { formatDay } from '#domain/day.ts';
import { firstOf } from '#domain/desk-search/desk-result.ts';
import { dayOf } from '#domain/instant.ts';
import { instant } from '#server/clock.ts';
import { isAmongNewest } from './among-newest.ts';
import type { Finder } from './finder.ts';

/** Articles, as their list shows them: without the trash. */
export const findArticles: Finder = async (app, query) => {
  const articles = await app.db
    .selectFrom('article')
    .select(['id', 'title', 'author', 'publishAt', 'trashedAt', 'updatedAt'])
    .where(await isAmongNewest(app.db, 'article', query))
    .where('trashedAt', 'is', null)
    .orderBy(({ fn }) => fn.coalesce('publishAt', 'updatedAt'), 'desc')
    .orderBy('id')
    .execute();
  const results = articles.map((article) => ({
    name: article.title,
    facts: [article.author, formatDay(dayOf(article.publishAt ?? article.updatedAt))],
    state: { of: 'article', is: articleState(article, instant(app)) } as const,
    target: { noun: 'article', id: article.id } as const,
  }));
  return [firstOf('articles', 'article', results)];
};
