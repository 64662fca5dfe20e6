import { ARTICLE_STATE_LABELS, type ArticleState } from '#domain/articles/article.ts';
import { type ListFilter, listPath, readListFilter } from '#web/desk/kit/list-filter.ts';

/** The filter of the desk's list of articles. */
export type ArticleListFilter = ListFilter<ArticleState>;

export function readArticleFilter(query: URLSearchParams): ArticleListFilter {
  return readListFilter(query, ARTICLE_STATE_LABELS);
}

/** The address of the list with this filter; `trashedId` adds an undo for the article just put into the trash. */
export function articlesPath(filter: ArticleListFilter, trashedId?: string): string {
  return listPath('/dashboard/clanky', filter, { 'v-kosi': trashedId });
}

/** The id in the editor's address until an article is first saved. */
export const NEW_ARTICLE = 'novy';

/** The actions on an article, as path segments of its forms. */
export type ArticleStep = 'zverejnenie' | 'naplanovanie' | 'stiahnutie' | 'spojenie' | 'kos' | 'obnovenie';

/** The address of the article editor (for a new article where `id` is undefined), keeping the list's filter. */
export function articlePath(
  id: string | undefined,
  filter: ArticleListFilter,
  more: { step?: ArticleStep; query?: Record<string, string> } = {},
): string {
  const path = `/dashboard/clanky/${id ?? NEW_ARTICLE}`;
  return listPath(more.step ? `${path}/${more.step}` : path, filter, more.query);
}
