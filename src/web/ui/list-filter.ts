import { pageAsked } from '#domain/page-number.ts';

/** What narrows a list of the desk; it stands in the address, so that a filtered list can be sent to a colleague. */
export interface ListFilter<State extends string> {
  state?: State;
  search?: string;
  page: number;
}

const SEARCH_LENGTH_MAX = 200;

/** Reads `?stav=&hladat=&strana=`; what makes no sense narrows nothing. */
export function readListFilter<State extends string>(
  query: URLSearchParams,
  states: Record<State, string>,
): ListFilter<State> {
  const state = query.get('stav') ?? '';
  return {
    state: Object.hasOwn(states, state) ? (state as State) : undefined,
    search: query.get('hladat')?.slice(0, SEARCH_LENGTH_MAX) || undefined,
    page: pageAsked(query.get('strana')),
  };
}

/** The address of a list so narrowed; `more` is what only this list knows. */
export function listPath(
  path: string,
  { state, search, page }: ListFilter<string>,
  more: Record<string, string | undefined> = {},
): string {
  const known = { stav: state, hladat: search, ...more, strana: page > 1 ? String(page) : undefined };
  const query = new URLSearchParams(Object.entries(known).filter((entry): entry is [string, string] => !!entry[1]));
  return query.size > 0 ? `${path}?${query}` : path;
}
