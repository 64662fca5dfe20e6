import { pageAsked } from '#domain/paging.ts';

/** The canonical query for one page of a list: nothing for the first, or where no page can be meant. */
export function pageQuery(asked: URLSearchParams): Record<string, string> {
  const page = pageAsked(asked.get('strana'));
  return page > 1 ? { strana: String(page) } : {};
}
