import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Day } from '#domain/day.ts';

/** What a cell holds: a text, a number or a calendar day. */
export type Cell = string | number | { day: Day };

export interface Column<Row> {
  title: string;
  /** In characters of the default font. */
  width: number;
  cell(row: Row): Cell;
}

/** A spreadsheet before it is written: its rows are read in batches, so that not all of them are in memory. */
export interface Spreadsheet<Row> {
  /** The name of the sheet. */
  title: string;
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}

/** Rows read at a time: some tens of milliseconds, between which other requests are served. */
const BATCH = 500;

/** All rows, in batches: each begins after the last row of the previous one, so that late ones take no longer. */
export async function* listInBatches<Row>(
  listAfter: (last: Row | undefined, limit: number) => Promise<Row[]>,
  limit = BATCH,
): AsyncGenerator<Row[], void> {
  let rows: Row[] = [];
  do {
    rows = await listAfter(rows.at(-1), limit);
    if (rows.length > 0) yield rows;
    await yieldToEventLoop();
  } while (rows.length === limit);
}
