import type { HandOverLine, HandOverTerms } from '#domain/hand-overs/hand-over.ts';
import { PAYER_LABELS, type Payer } from '#domain/payers/payer.ts';
import type { CourseRecord } from '#server/courses/course-records.ts';
import type { Db } from '#server/db/database.ts';
import type { Column, Spreadsheet } from '#server/spreadsheets/spreadsheet.ts';
import { findTerms, listLines } from './hand-overs.ts';

/**
 * A hand-over as a spreadsheet, written from its stored lines each time: what is erased of a person is no longer in it.
 * Undefined where there is none.
 */
export async function handOverSpreadsheet(
  db: Db,
  course: CourseRecord,
  number: number,
): Promise<Spreadsheet<HandOverLine> | undefined> {
  const terms = await findTerms(db, course.id, number);
  if (!terms) return undefined;
  async function* batches() {
    yield await listLines(db, course.id, number);
  }
  return { title: 'Podklady na fakturáciu', columns: columnsFor(course, terms), batches: batches() };
}

function columnsFor({ nameOfCourse, date, city }: CourseRecord, terms: HandOverTerms): Column<HandOverLine>[] {
  return [
    text('name', 36),
    text('street', 26),
    text('city', 20),
    text('postalCode', 9),
    text('ico', 11),
    text('dic', 13),
    text('icDph', 15),
    text('orderNumber', 18),
    text('invoiceEmail', 30),
    { title: 'Kurz', width: 34, cell: () => nameOfCourse },
    { title: 'Deň kurzu', width: 12, cell: () => ({ day: date }) },
    { title: 'Mesto kurzu', width: 18, cell: () => city },
    { title: 'Prišlo', width: 8, cell: ({ came }) => came },
    { title: 'Neprišlo', width: 9, cell: ({ absent }) => absent },
    { title: 'Účtovať ľudí', width: 12, cell: ({ people }) => people },
    { title: 'Cena s DPH za osobu', width: 20, cell: () => terms.unitCents / 100 },
    { title: 'Základ', width: 12, cell: ({ totalCents, vatCents }) => (totalCents - vatCents) / 100 },
    { title: 'Sadzba DPH (%)', width: 14, cell: () => terms.vatRate },
    { title: 'DPH', width: 12, cell: ({ vatCents }) => vatCents / 100 },
    { title: 'Spolu', width: 12, cell: ({ totalCents }) => totalCents / 100 },
  ];
}

function text(field: keyof Payer, width: number): Column<HandOverLine> {
  return { title: PAYER_LABELS[field], width, cell: (line) => line[field] };
}
