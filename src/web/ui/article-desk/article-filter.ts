import { ARTICLE_STATE_LABELS, type ArticleState } from '#domain/article.ts';
import { type ListFilter, listPath, readListFilter } from '../list-filter.ts';

/** What narrows the desk's list of articles. */
export type ArticleListFilter = ListFilter<ArticleState>;

export function readArticleFilter(query: URLSearchParams): ArticleListFilter {
  return readListFilter(query, ARTICLE_STATE_LABELS);
}

/** Where the list so narrowed is; it offers the way back for the article that was just put into the trash. */
export function articlesPath(filter: ArticleListFilter, trashedId?: string): string {
  return listPath('/dashboard/clanky', filter, { 'v-kosi': trashedId });
}

/** Where an article is put into the trash or taken out of it, for who goes back to the list so narrowed. */
export function articleStepPath(id: string, step: 'kos' | 'obnovenie', filter: ArticleListFilter): string {
  return listPath(`/dashboard/clanky/${id}/${step}`, filter);
}
