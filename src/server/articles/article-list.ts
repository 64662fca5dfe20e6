import type { Article, ArticleState } from '#domain/articles/article.ts';
import type { Db } from '#server/db/database.ts';
import { type Counts, type ListPage, type PageRequest, readPage } from '#server/list-page.ts';
import { containsText, type TextCondition } from '#server/search.ts';

export interface ArticleFilter {
  state?: ArticleState;
  search?: string;
}

/** A row of the desk's list: an article without its text. */
export type ListedArticle = Pick<
  Article,
  'id' | 'title' | 'slug' | 'image' | 'publishAt' | 'trashedAt' | 'author' | 'updatedAt'
>;

/** One page of the desk's articles, the last changed first; the trash only if requested. */
export async function listArticles(
  db: Db,
  now: string,
  filter: ArticleFilter & PageRequest<ArticleState>,
): Promise<ListPage<ListedArticle, ArticleState>> {
  const holds = await containsText(db, 'article', filter.search);
  const count = () => countMatching(db, now, holds);
  return readPage(filter, count, (limit, offset) =>
    matchingArticles(db, now, filter, holds)
      .select(COLUMNS)
      .orderBy(({ fn }) => fn.coalesce('publishAt', 'updatedAt'), 'desc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** How many match the filter in each state; „all“ excludes the trash. */
export async function countArticles(
  db: Db,
  now: string,
  { search }: ArticleFilter = {},
): Promise<Counts<ArticleState>> {
  return countMatching(db, now, await containsText(db, 'article', search));
}

function countMatching(db: Db, now: string, holds: TextCondition): Promise<Counts<ArticleState>> {
  return articlesContaining(db, holds)
    .select(({ fn }) => {
      const count = fn.countAll<number>();
      const untrashed = count.filterWhere('trashedAt', 'is', null);
      return [
        untrashed.as('all'),
        untrashed.filterWhere('publishAt', 'is', null).as('draft'),
        untrashed.filterWhere('publishAt', '>', now).as('scheduled'),
        untrashed.filterWhere('publishAt', '<=', now).as('published'),
        count.filterWhere('trashedAt', 'is not', null).as('trashed'),
      ];
    })
    .executeTakeFirstOrThrow();
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

/** The states of domain/article.ts as conditions of the database. */
function matchingArticles(db: Db, now: string, { state }: Pick<ArticleFilter, 'state'>, holds: TextCondition) {
  return articlesContaining(db, holds)
    .where('trashedAt', state === 'trashed' ? 'is not' : 'is', null)
    .$if(state === 'draft', (query) => query.where('publishAt', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('publishAt', '>', now))
    .$if(state === 'published', (query) => query.where('publishAt', '<=', now));
}

function articlesContaining(db: Db, holds: TextCondition) {
  return db.selectFrom('article').where(holds);
}

const COLUMNS = [
  'id',
  'title',
  'slug',
  'image',
  'publishAt',
  'trashedAt',
  'author',
  'updatedAt',
] as const satisfies (keyof ListedArticle)[];
