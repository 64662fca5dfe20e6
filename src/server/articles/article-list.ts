import type { Article, ArticleState } from '#domain/articles/article.ts';
import { pageWithin } from '#domain/paging.ts';
import type { Db } from '#server/db/database.ts';
import { holdsText } from '#server/search.ts';

/** What narrows the desk's list of articles. */
export interface ArticleFilter {
  state?: ArticleState;
  search?: string;
}

export const ARTICLES_PER_DESK_PAGE = 50;

/** A row of the desk's list: an article without its text. */
export type ListedArticle = Omit<Article, 'content' | 'previewKey' | 'description' | 'service'>;

/**
 * One page of the desk's articles, changed last first, the last where there are fewer; which one it is, and how many
 * there are in all. The trash only when asked.
 */
export async function listArticles(
  db: Db,
  now: string,
  { page: wanted, ...filter }: ArticleFilter & { page: number },
): Promise<{ articles: ListedArticle[]; total: number; page: number }> {
  const matching = matchingArticles(db, now, filter);
  const found = await matching
    .select(({ fn }) => fn.countAll<number | bigint>().as('total'))
    .executeTakeFirstOrThrow();
  const total = Number(found.total);
  const page = pageWithin(wanted, { total, pageSize: ARTICLES_PER_DESK_PAGE });
  const articles = await matching
    .select(COLUMNS)
    .orderBy((order) => order.fn.coalesce('publishAt', 'updatedAt'), 'desc')
    .orderBy('id')
    .limit(ARTICLES_PER_DESK_PAGE)
    .offset((page - 1) * ARTICLES_PER_DESK_PAGE)
    .execute();
  return { articles, total, page };
}

export type ArticleCounts = Record<'all' | ArticleState, number>;

/** How many so narrowed there are in each state, as the tabs show them; „all“ is without the trash. */
export async function countArticles(
  db: Db,
  now: string,
  { search }: Pick<ArticleFilter, 'search'> = {},
): Promise<ArticleCounts> {
  const states = ['draft', 'scheduled', 'published', 'trashed'] as const;
  const counted = await Promise.all(
    states.map(async (state) => {
      const { count } = await matchingArticles(db, now, { state, search })
        .select(({ fn }) => fn.countAll<number | bigint>().as('count'))
        .executeTakeFirstOrThrow();
      return [state, Number(count)] as const;
    }),
  );
  const counts = Object.fromEntries(counted) as Record<ArticleState, number>;
  return { ...counts, all: counts.draft + counts.scheduled + counts.published };
}

/** The states of domain/article.ts as conditions of the database. */
function matchingArticles(db: Db, now: string, { state, search }: ArticleFilter) {
  return db
    .selectFrom('article')
    .where('trashedAt', state === 'trashed' ? 'is not' : 'is', null)
    .$if(state === 'draft', (query) => query.where('publishAt', 'is', null))
    .$if(state === 'scheduled', (query) => query.where('publishAt', '>', now))
    .$if(state === 'published', (query) => query.where('publishAt', '<=', now))
    .$if(Boolean(search), (query) => query.where(holdsText(search as string)));
}

const COLUMNS = [
  'id',
  'title',
  'slug',
  'image',
  'alt',
  'publishAt',
  'trashedAt',
  'version',
  'author',
  'editor',
  'createdAt',
  'updatedAt',
] as const satisfies (keyof ListedArticle)[];
