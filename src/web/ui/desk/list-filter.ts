import { pageAsked } from '#domain/paging.ts';
import { SEARCH_LENGTH_MAX } from '#domain/search.ts';

/** What narrows a list of the desk; it stands in the address, so that a filtered list can be sent to a colleague. */
export interface ListFilter<State extends string> {
  state?: State;
  search?: string;
  page: number;
}

/** Reads `?stav=&hladat=&strana=`; what makes no sense narrows nothing. */
export function readListFilter<State extends string>(
  query: URLSearchParams,
  states: Record<State, string>,
): ListFilter<State> {
  const state = readWords(query, 'stav') ?? '';
  return {
    state: Object.hasOwn(states, state) ? (state as State) : undefined,
    search: readWords(query, 'hladat'),
    page: pageOf(query),
  };
}

/** The page of a list that `?strana=` asks for. */
export function pageOf(query: URLSearchParams): number {
  return pageAsked(query.get('strana'));
}

/** The first value of this name, cut to what a person types and to what any database takes; undefined when empty. */
export function readWords(query: URLSearchParams, name: string): string | undefined {
  const words = query.get(name)?.slice(0, SEARCH_LENGTH_MAX).toWellFormed();
  return words?.replace(/\p{Cc}+/gu, ' ').trim() || undefined;
}

/**
 * The address of a list so narrowed, or of a page that leads back to it: each keeps the filter in its own address.
 * `more` is what only this list knows.
 */
export function listPath(
  path: string,
  { state, search, page }: ListFilter<string>,
  more: Record<string, string | undefined> = {},
): string {
  const known = { stav: state, hladat: search, ...more, strana: page > 1 ? String(page) : undefined };
  const query = new URLSearchParams(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `${path}?${query}` : path;
}
