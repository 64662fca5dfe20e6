import type { Spreadsheet } from './spreadsheet.ts';

/** A spreadsheet as an Excel workbook: days are days, numbers are numbers, and a text is never calculated. */
export async function writeXlsx<Row>({
  title,
  columns,
  batches,
}: Spreadsheet<Row>): Promise<Uint8Array<ArrayBuffer>> {
  const { openWorkbook } = await import('./workbook.ts');
  const workbook = openWorkbook({ title, columns: columns.map(({ title, width }) => ({ title, width })) });
  try {
    for await (const rows of batches) workbook.add(rows.map((row) => columns.map(({ cell }) => cell(row))));
    return await workbook.finish();
  } finally {
    await workbook.close();
  }
}
