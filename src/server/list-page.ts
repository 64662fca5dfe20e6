import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { pageWithin, ROWS_PER_PAGE } from '#domain/paging.ts';

/** How many rows there are in each state, as the tabs show them. */
export type Counts<State extends string> = Record<'all' | State, number>;

/** The requested rows of a list: those in this state, or in any, and which page of them. */
export interface PageRequest<State extends string> {
  state?: State;
  page: number;
  pageSize?: number;
}

/** One page of a list of the desk, with its number and the number of rows on all pages. */
export interface ListPage<Row, State extends string> {
  rows: Row[];
  page: number;
  pageSize: number;
  total: number;
  counts: Counts<State>;
  /** The most rows that are counted or shown; a higher count only means that there are more. */
  countMax?: number;
}

/** Those of the values to filter by that are given; an empty text is none. */
export function given<Values extends object>(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== ''),
  ) as Values;
}

/** Reads the requested page, or the last one if there are fewer. */
export async function readPage<Row, State extends string>(
  request: PageRequest<State>,
  count: () => Promise<Counts<State>>,
  read: (limit: number, offset: number, total: number) => Promise<Row[]>,
  countMax?: number,
): Promise<ListPage<Row, State>> {
  const { state, pageSize = ROWS_PER_PAGE } = request;
  const counts = await count();
  const total = counts[state ?? 'all'];
  const page = pageWithin(request.page, { total: Math.min(total, countMax ?? total), pageSize });
  const rows = total > 0 ? await read(pageSize, (page - 1) * pageSize, total) : [];
  // all rows of the last page were deleted after they were counted
  if (rows.length === 0 && page > 1) return readPage({ ...request, page: page - 1 }, count, read, countMax);
  return { rows, page, pageSize, total, counts, countMax };
}

/**
 * How many rows a query has, and how many in each of these states. No grouping: SQLite would read the rows along an
 * index, one by one.
 */
export async function countStates<DB, TB extends keyof DB, State extends string>(
  query: SelectQueryBuilder<DB, TB, object>,
  states: Readonly<Record<State, unknown>>,
  inState: (eb: ExpressionBuilder<DB, TB>, state: State) => Expression<SqlBool>,
): Promise<Counts<State>> {
  const counts = query.select((eb) => {
    const count = eb.fn.countAll<number>();
    const ofState = (state: string) => count.filterWhere(inState(eb, state as State)).as(state);
    return [count.as('all'), ...Object.keys(states).map(ofState)];
  });
  return (await counts.executeTakeFirstOrThrow()) as Counts<State>;
}

/** How many rows a query has, whatever columns it selects. */
export async function countRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<number> {
  const counted = query.clearSelect().select(({ fn }) => fn.countAll<number>().as('count'));
  return ((await counted.executeTakeFirstOrThrow()) as { count: number }).count;
}

/** Whether a query has any row. */
export async function hasRows<DB, TB extends keyof DB>(query: SelectQueryBuilder<DB, TB, object>): Promise<boolean> {
  const first = await query
    .clearSelect()
    .select(({ lit }) => lit(1).as('one'))
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
}
