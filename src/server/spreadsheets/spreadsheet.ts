import type { Day } from '#domain/day.ts';

/** What a cell holds: a text, a number or a calendar day. */
export type Cell = string | number | { day: Day };

/** A cell with a day, empty where there is none. */
export function dayCell(day: Day | null): Cell {
  return day ? { day } : '';
}

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
