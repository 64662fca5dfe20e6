import { pageWithin, ROWS_PER_PAGE } from '#domain/paging.ts';

/** How many rows there are in each state, as the tabs show them. */
export type Counts<State extends string> = Record<'all' | State, number>;

/** What a list is asked for: the rows in this state, or in any, and which page of them. */
export interface PageAsked<State extends string> {
  state?: State;
  page: number;
  pageSize?: number;
}

/** One page of a list of the desk, which one it is, and how many rows there are on all of them. */
export interface ListPage<Row, State extends string> {
  rows: Row[];
  page: number;
  pageSize: number;
  total: number;
  counts: Counts<State>;
  /** No more rows are counted or shown: a count above it only says that there are more. */
  countMax?: number;
}

/** Reads the page that is asked for, or the last one where there are fewer. */
export async function readPage<Row, State extends string>(
  asked: PageAsked<State>,
  count: () => Promise<Counts<State>>,
  read: (limit: number, offset: number, total: number) => Promise<Row[]>,
  countMax?: number,
): Promise<ListPage<Row, State>> {
  const { state, pageSize = ROWS_PER_PAGE } = asked;
  const counts = await count();
  const total = counts[state ?? 'all'];
  const page = pageWithin(asked.page, { total: Math.min(total, countMax ?? total), pageSize });
  const rows = total > 0 ? await read(pageSize, (page - 1) * pageSize, total) : [];
  // somebody has deleted all of the last page after it was counted
  if (rows.length === 0 && page > 1) return readPage({ ...asked, page: page - 1 }, count, read, countMax);
  return { rows, page, pageSize, total, counts, countMax };
}
