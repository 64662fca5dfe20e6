import { pageAsked } from '#domain/paging.ts';

/** The canonical query for one page of a list: empty for the first page and for an invalid number. */
export function pageQuery(asked: URLSearchParams): Record<string, string> {
  const page = pageAsked(asked.get('strana'));
  return page > 1 ? { strana: String(page) } : {};
}
