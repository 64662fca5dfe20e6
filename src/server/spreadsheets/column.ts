import type { Day } from '#domain/day.ts';

/** What a cell holds: a text, a number or a calendar day. */
export type Cell = string | number | { day: Day };

/** A column of a spreadsheet. */
export interface Column<Row> {
  title: string;
  /** In digits of the usual type. */
  width: number;
  cell(row: Row): Cell;
}

/** A spreadsheet before it is written: its rows come a batch at a time, so that not all of them are held. */
export interface Spreadsheet<Row> {
  /** What the sheet is called. */
  title: string;
  columns: readonly Column<Row>[];
  batches: AsyncIterable<readonly Row[]>;
}
