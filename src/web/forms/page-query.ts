import { requestedPage } from '#domain/paging.ts';

/** The canonical query for one page of a list: empty for the first page and for an invalid number. */
export function pageQuery(query: URLSearchParams): Record<string, string> {
  const page = requestedPage(query.get('strana'));
  return page > 1 ? { strana: String(page) } : {};
}
