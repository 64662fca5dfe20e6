import { writeCsv } from '#server/spreadsheets/csv.ts';
import type { Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';
import { writeXlsx } from '#server/spreadsheets/xlsx.ts';
import { fileAnswer, OFFICE_TYPES } from '#web/shared/file-answer.ts';

/** A spreadsheet in the format of the address's ending; `name` is the file name without that ending. */
export async function spreadsheetAnswer<Row>(
  url: URL,
  name: string,
  spreadsheet: Spreadsheet<Row>,
): Promise<Response> {
  return url.pathname.endsWith('.csv')
    ? fileAnswer(writeCsv(spreadsheet), { name: `${name}.csv`, mediaType: 'text/csv; charset=utf-8' })
    : fileAnswer(await writeXlsx(spreadsheet), { name: `${name}.xlsx`, mediaType: OFFICE_TYPES.xlsx });
}
