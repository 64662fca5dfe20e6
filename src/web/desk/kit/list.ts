import type { Register } from 'react-router';
import { CITIES, type City } from '#domain/courses/course.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { requestedPage } from '#domain/paging.ts';
import type { CountedForms } from '#domain/slovak.ts';
import { type Query, readDays, readText, withQuery } from './query.ts';

/** A field that narrows a list. */
export interface Field {
  /** Its name in the address. */
  name: string;
  label: string;
  /** The label of the choice that does not narrow; without one, the first choice is the default and in no address. */
  any?: string;
  /** The choices by their values; undefined where they are rows of the database. */
  options?: Readonly<Record<string, string>>;
  /** What comes before the choice where the filter is said in words. */
  words?: string;
}

/** A choice of a field, read from the database. */
export interface Option {
  id: string;
  name: string;
  /** The heading under which it is listed. */
  group?: string;
}

interface ListWords {
  /** The accessible name of its rows' states, shown as tabs: the one of all rows, then one for each state. */
  tabs?: { label: string; all: string; states: Readonly<Record<string, string>> };
  /** The placeholder of its search; undefined where it has none. */
  search?: string;
  /** The labels of the first and the last day, and what comes before the days where the filter is said in words. */
  days?: { from: string; to: string; words?: string };
  /** What its rows are called. */
  noun: CountedForms;
  /** Shown where there is no row at all. */
  empty: { title: string; text?: string };
  /** The title where no row matches the filter. */
  noMatch: string;
}

/** What every list can be filtered by. */
export interface AnyFilter {
  search?: string;
  page: number;
  from?: Day;
  to?: Day;
}

/** The address of the filtered list, or what is chosen in it. */
type Source<Filter> = URLSearchParams | Partial<Filter>;

/** What is needed to show a list and its filter. */
export interface List<Filter extends AnyFilter = AnyFilter> extends ListWords {
  path: string;
  fields: readonly (Field & { key: keyof Filter & string })[];
  /** Reads an address; invalid values are ignored. */
  read(query: URLSearchParams): Filter;
  /** The address of the filtered list; `more` are parameters that are no part of the filter. */
  at(source?: Source<Filter>, more?: Query): string;
  /** The filter in words; `options` are the choices that are read from the database. */
  narrowing(filter: Partial<Filter>, options?: Options<Filter>): string[];
}

export type Options<Filter> = { [Key in keyof Filter]?: readonly Option[] };

/** A list with the addresses below it. Each keeps the list's filter, so that its page can lead back to the list. */
interface ListWithRecords<Filter extends AnyFilter, Pages extends string> extends List<Filter> {
  /** Any other address with the filter. */
  keptIn(address: string, source?: Source<Filter>, more?: Query): string;
  /** The address of a page or an act that is not of one record. */
  below(step: Exclude<RouteBelow<Pages>, `${string}:${string}`>, source?: Source<Filter>, more?: Query): string;
  /** The address of a record, or of one of its pages and acts. */
  record(id: string, source?: Source<Filter>, step?: RouteOfRecord<Pages> | '', more?: Query): string;
}

/** The rest of the routes that begin with this path. */
export type RouteBelow<
  Path extends string,
  Route = Register extends { pages: infer Pages } ? keyof Pages : never,
> = Route extends `${Path}/${infer Rest}` ? Rest : never;

export type RouteOfRecord<Path extends string, Step = RouteBelow<Path>> = Step extends `:${string}/${infer Rest}`
  ? Rest
  : never;

/** The filter of a list. */
export type FilterOf<Declared> = Declared extends List<infer Filter> ? Filter : never;

type ValueOf<F> = F extends { options: infer Options } ? keyof Options & string : string;

/** A list as it is declared, and the filter that follows from it. */
interface ListDeclaration<Path, Pages, State extends string, Fields, Order extends string> extends ListWords {
  path: Path;
  /** The path of its records where it is not below the list's own. */
  pages?: Pages;
  tabs?: { label: string; all: string; states: Readonly<Record<State, string>> };
  fields?: Fields;
  /** The first is the default. */
  orders?: Readonly<Record<Order, string>>;
}

type Filtered<State, Fields, Order> = AnyFilter & { [Key in keyof Fields]?: ValueOf<Fields[Key]> } & ([
    State,
  ] extends [never]
    ? unknown
    : { state?: State }) &
  ([Order] extends [never] ? unknown : { order?: Order });

/** Declares a list of the desk: its address, its form and the words about its filter follow from the declaration. */
export function defineList<
  const Path extends string,
  const Pages extends string = Path,
  State extends string = never,
  const Fields extends Readonly<Record<string, Field>> = Record<never, Field>,
  Order extends string = never,
>(
  declaration: ListDeclaration<Path, Pages, State, Fields, Order>,
): ListWithRecords<Filtered<State, Fields, Order>, Pages> {
  type Filter = Filtered<State, Fields, Order>;
  const { path, pages = path, tabs, orders, days } = declaration;
  const named: Record<string, Field> = {
    ...(tabs && { state: { name: 'stav', label: tabs.label, any: tabs.all, options: tabs.states } }),
    ...declaration.fields,
    ...(orders && { order: { name: 'zoradenie', label: 'Zoradenie', options: orders } }),
  };
  const fields = Object.entries(named).map(([key, field]) => ({ key: key as keyof Filter & string, ...field }));

  function read(query: URLSearchParams): Filter {
    const { from, to } = days ? readDays(query) : {};
    const chosen = Object.fromEntries(fields.map((field) => [field.key, readField(query, field)]));
    const page = requestedPage(query.get('strana'));
    return { search: readText(query, 'hladat'), page, from, to, ...chosen } as Filter;
  }

  function keptIn(address: string, source: Source<Filter> = {}, more: Query = {}): string {
    const { search, page = 1, ...filter } = source instanceof URLSearchParams ? read(source) : source;
    const chosen = fields.map(({ key, name }) => [name, (filter as Query)[key]]);
    return withQuery(address, {
      stav: undefined,
      hladat: search,
      ...Object.fromEntries(chosen),
      od: filter.from,
      do: filter.to,
      ...more,
      strana: page > 1 ? String(page) : undefined,
    });
  }

  return {
    ...declaration,
    fields,
    read,
    keptIn,
    at: (source, more) => keptIn(path, source, more),
    below: (step, source, more) => keptIn(`${pages}/${step}`, source, more),
    record: (id, source, step, more) =>
      keptIn([pages, encodeURIComponent(id), step].filter(Boolean).join('/'), source, more),
    narrowing: (filter, options = {}) => [
      ...(filter.search ? [`hľadanie „${filter.search}“`] : []),
      ...fields.flatMap(({ key, ...field }) => {
        const value = (filter as Query)[key];
        return value && field.any ? [choiceWords(field, value, options[key])] : [];
      }),
      ...(days ? daysWords(filter, days.words) : []),
    ],
  };
}

function readField(query: URLSearchParams, { name, any, options }: Field): string | undefined {
  const value = readText(query, name);
  if (!options || !value) return value;
  const isDefault = !any && value === Object.keys(options)[0];
  return Object.hasOwn(options, value) && !isDefault ? value : undefined;
}

function choiceWords({ label, options, words }: Field, value: string, read: readonly Option[] = []): string {
  const choice = options?.[value] ?? read.find(({ id }) => id === value)?.name;
  return choice === undefined ? label : [words, choice].filter(Boolean).join(' ');
}

function daysWords({ from, to }: Partial<AnyFilter>, before: string | undefined): string[] {
  const ends =
    from && from === to ? [formatDay(from)] : [from && `od ${formatDay(from)}`, to && `do ${formatDay(to)}`];
  const given = ends.filter(Boolean);
  return given.length > 0 ? [[before, ...given].filter(Boolean).join(' ')] : [];
}

/** The city of a course. */
export const CITY = {
  name: 'mesto',
  label: 'Mesto',
  any: 'Všetky mestá',
  options: Object.fromEntries(CITIES.map((city) => [city, city])) as Record<City, string>,
} satisfies Field;

/** The client from whose page the user came; shown only then. */
export const CLIENT = { name: 'klient', label: 'Klient', any: 'Všetci klienti' } satisfies Field;
