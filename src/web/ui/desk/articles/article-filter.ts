import { ARTICLE_STATE_LABELS, type ArticleState } from '#domain/articles/article.ts';
import { type ListFilter, listPath, readListFilter } from '#web/ui/desk/list-filter.ts';

/** What narrows the desk's list of articles. */
export type ArticleListFilter = ListFilter<ArticleState>;

export function readArticleFilter(query: URLSearchParams): ArticleListFilter {
  return readListFilter(query, ARTICLE_STATE_LABELS);
}

/** Where the list so narrowed is; it offers the way back for the article that was just put into the trash. */
export function articlesPath(filter: ArticleListFilter, trashedId?: string): string {
  return listPath('/dashboard/clanky', filter, { 'v-kosi': trashedId });
}

/** The id that stands in the editor's address until an article is saved for the first time. */
export const NEW_ARTICLE = 'novy';

/** What can be done with an article, as the address of its form says it. */
export type ArticleStep = 'zverejnenie' | 'naplanovanie' | 'stiahnutie' | 'spojenie' | 'kos' | 'obnovenie';

/** The editor of an article (of a new one where `id` is undefined), for who goes back to the list so narrowed. */
export function articlePath(
  id: string | undefined,
  filter: ArticleListFilter,
  more: { step?: ArticleStep; query?: Record<string, string> } = {},
): string {
  const path = `/dashboard/clanky/${id ?? NEW_ARTICLE}`;
  return listPath(more.step ? `${path}/${more.step}` : path, filter, more.query);
}
