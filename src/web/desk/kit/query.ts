import { type Day, dayError, parseDay } from '#domain/day.ts';
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

/** Larger than any number of rows or emails that one act changes. */
const COUNT_MAX = 1_000;

/** The first value of this name as a number of things; 0 where it is none. */
export function readCount(query: URLSearchParams, name: string): number {
  const number = Number(query.get(name));
  return Number.isInteger(number) && number > 0 && number <= COUNT_MAX ? number : 0;
}

/** The address with these parameters. */
export function withQuery(path: string, query: Query): string {
  const given = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]));
  return given.size > 0 ? `${path}?${given}` : path;
}

/** The days a list is filtered by, the typed texts, and the errors of invalid ones, which are ignored. */
interface ListDays {
  from?: Day;
  to?: Day;
  entered: { from: string; to: string };
  complaints: { from?: string; to?: string };
}

/** Reads `?od=&do=`: the first and the last day, either of which may be missing. */
export function readDays(query: URLSearchParams): ListDays {
  const entered = { from: readText(query, 'od') ?? '', to: readText(query, 'do') ?? '' };
  const [from, to] = [parseDay(entered.from), parseDay(entered.to)];
  const complaints = {
    from: entered.from && !from ? dayError(entered.from) : undefined,
    to: entered.to && !to ? dayError(entered.to) : from && to && to < from ? TO_BEFORE_FROM : undefined,
  };
  return { from, to: complaints.to ? undefined : to, entered, complaints };
}

const TO_BEFORE_FROM = 'Posledný deň je skôr než prvý.';
