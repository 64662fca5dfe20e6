import type { ExpressionBuilder } from 'kysely';
import { ARTICLE_STATE_LABELS, type Article, type ArticleState } from '#domain/articles/article.ts';
import type { Db } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { type Counts, countStates, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, EVERY_ROW, type TextCondition } from '#server/search.ts';

export interface ArticleFilter {
  state?: ArticleState;
  search?: string;
}

/** A row of the desk's list: an article without its text. */
export type ListedArticle = Pick<Article, (typeof COLUMNS)[number]>;

const COLUMNS = ['id', 'title', 'slug', 'image', 'publishAt', 'trashedAt', 'author', 'updatedAt'] as const;

/** One page of the desk's articles, the last changed first; the trash only if requested. */
export async function listArticles(
  db: Db,
  now: string,
  filter: ArticleFilter & PageRequest<ArticleState>,
): Promise<ListPage<ListedArticle, ArticleState>> {
  const holds = await containsText(db, 'article', filter.search);
  const count = () => countArticles(db, now, holds);
  return readPage(filter, count, (limit, offset) =>
    db
      .selectFrom('article')
      .select(COLUMNS)
      .where(holds)
      .where((eb) => (filter.state ? inState(eb, filter.state, now) : eb('trashedAt', 'is', null)))
      .orderBy(({ fn }) => fn.coalesce('publishAt', 'updatedAt'), 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** How many articles with the searched text are in each state; „all“ excludes the trash. */
export async function countArticles(
  db: Db,
  now: string,
  holds: TextCondition = EVERY_ROW,
): Promise<Counts<ArticleState>> {
  const articles = db.selectFrom('article').where(holds);
  const counts = await countStates(articles, ARTICLE_STATE_LABELS, (eb, state) => inState(eb, state, now));
  return { ...counts, all: counts.all - counts.trashed };
}

/** The id and title of an article in the trash; undefined for one that is not there. */
export function findTrashedArticle(db: Db, id: string): Promise<Pick<Article, 'id' | 'title'> | undefined> {
  return db
    .selectFrom('article')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('trashedAt', 'is not', null)
    .executeTakeFirst();
}

/** The rule of `articleState` as a condition of the database. */
function inState(eb: ExpressionBuilder<Tables, 'article'>, state: ArticleState, now: string) {
  if (state === 'trashed') return eb('trashedAt', 'is not', null);
  const isUntrashed = eb('trashedAt', 'is', null);
  if (state === 'draft') return eb.and([isUntrashed, eb('publishAt', 'is', null)]);
  return eb.and([isUntrashed, eb('publishAt', state === 'scheduled' ? '>' : '<=', now)]);
}
