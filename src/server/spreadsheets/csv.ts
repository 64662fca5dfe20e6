import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { formatDay } from '#domain/day.ts';
import type { Cell, Spreadsheet } from './spreadsheet.ts';

/**
 * A spreadsheet as Excel in Slovakia opens it: UTF-8 with a byte order mark, semicolons, Windows line ends. A cell that
 * a program would calculate (it begins with = + - @, a tab or a line end) gets an apostrophe before it, as OWASP
 * advises; so does a telephone number, which would otherwise become a sum.
 */
export function writeCsv<Row>({ columns, batches }: Spreadsheet<Row>): ReadableStream<Uint8Array> {
  const lines = stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true });
  async function* records() {
    yield columns.map(({ title }) => title);
    for await (const rows of batches) for (const row of rows) yield columns.map(({ cell }) => asText(cell(row)));
  }
  return Readable.toWeb(Readable.from(records()).compose(lines)) as ReadableStream<Uint8Array>;
}

function asText(cell: Cell): string {
  return typeof cell === 'object' ? formatDay(cell.day) : String(cell);
}
