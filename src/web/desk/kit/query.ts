import { cleanSearch } from '#domain/search.ts';

/** Parameters of an address; one without a value is left out. */
export type Query = Record<string, string | undefined>;

/** The first value of this name as text; undefined when empty. */
export function readText(query: URLSearchParams, name: string): string | undefined {
  return cleanSearch(query.get(name) ?? '');
}

/** The first value of this name if it is one of the choices, otherwise undefined. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: Readonly<Record<Choice, unknown>>,
): Choice | undefined {
  const value = query.get(name) ?? '';
  return Object.hasOwn(choices, value) ? (value as Choice) : undefined;
}

/** The address with these parameters. */
export function withQuery(path: string, query: Query): string {
  const given = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]));
  return given.size > 0 ? `${path}?${given}` : path;
}
