import { CITIES, type City } from '#domain/courses/course.ts';
import { requestedPage } from '#domain/paging.ts';
import { readChoice, readText } from './query.ts';

export { readChoice, readText } from './query.ts';

/** The filter of a list of the desk; it is in the address, so that a filtered list can be sent to a colleague. */
export interface ListFilter<State extends string> {
  state?: State;
  search?: string;
  page: number;
}

/** Reads `?stav=&hladat=&strana=`; invalid values are ignored. */
export function readListFilter<State extends string>(
  query: URLSearchParams,
  states: Record<State, string>,
): ListFilter<State> {
  return {
    state: readChoice(query, 'stav', states),
    search: readText(query, 'hladat'),
    page: requestedPage(query.get('strana')),
  };
}

/** The city of `?mesto=`; an unknown city is ignored. */
export function readCity(query: URLSearchParams): City | undefined {
  return CITIES.find((city) => city === query.get('mesto'));
}

/**
 * The address of a list with this filter, or of a page that links back to it: each keeps the filter in its own address.
 * `more` holds the parameters of one particular list.
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
