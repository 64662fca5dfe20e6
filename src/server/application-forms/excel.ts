import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import {
  type ApplicationForm,
  courseToChoose,
  employer,
  employerHint,
  type Field,
  healthBox,
  notes,
  type Question,
  signature,
  whichCourse,
} from '#content/application-forms.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { LINE, PLATE } from './colours.ts';
import { answerTo, type KnownFacts, participantLines } from './known-facts.ts';

const SHEET = 'Prihláška';
const BASE = { alignVertical: 'center', wrap: true } as const;
const EDGE = { borderStyle: 'thin', borderColor: `#${LINE}` } as const;
const FRAME = { ...EDGE, align: 'left', indent: 1 } as const;
const LABEL = { ...BASE, ...FRAME, backgroundColor: `#${PLATE}` } as const;
// Text format: a leading zero of an IČO or a card number must survive typing.
const ANSWER = { ...BASE, ...FRAME, type: String, format: '@' } as const;

/** How many characters of Arial 10 a millimetre of the form holds, and how high a line of it is, in points. */
const CHARACTERS_PER_MILLIMETRE = 0.66;
const LINE_HEIGHT = 13;

/** The form as an Excel workbook that prints on A4, with what is known filled in. */
export async function excelForm(form: ApplicationForm, known: KnownFacts): Promise<Buffer> {
  const widths = form.participants.map(({ width }) => width * CHARACTERS_PER_MILLIMETRE);
  const above = headRows(form, known, widths);
  return writeExcelFile(
    [...above, participantHead(form), ...participantRows(form, known, widths), ...closingRows(form)],
    { sheet: SHEET, showGridLines: false, columns: widths.map((width) => ({ width })) },
    { fontFamily: 'Arial', fontSize: 10, features: [printing(form, above.length + 1)] },
  ).toBuffer();
}

/** The rows above the participants: about the course and the customer. */
function headRows(form: ApplicationForm, known: KnownFacts, widths: readonly number[]): Row[] {
  const columns = widths.length;
  const answer = (field: Field, from: number, to: number): Row => {
    const value = answerTo(field, known);
    return wide({ ...ANSWER, value, height: heightOf(value, widths.slice(from, to), 22) }, to - from);
  };
  const pair = ([first, second]: Field[]): Row => [
    ...(first ? [...wide({ ...LABEL, value: first.label }, 2), ...answer(first, 2, second ? 4 : columns)] : []),
    ...(second ? [{ ...LABEL, value: second.label }, ...answer(second, 5, columns)] : []),
  ];
  const question = ({ options, ...field }: Question): Row => [
    ...wide({ ...LABEL, value: field.label }, 2),
    ...(options
      ? wide({ ...ANSWER, value: boxes(options), height: options.length > 4 ? 36 : 22 }, columns - 2)
      : answer(field, 2, columns)),
  ];
  const course = form.course ? `Kurz: ${form.course}` : courseToChoose;
  return [
    prose(form.title, columns, { fontWeight: 'bold', fontSize: 18, height: 30 }),
    prose(course, columns, { fontWeight: 'bold', fontSize: 11, height: 20 }),
    heading('Kurz', columns),
    pair(whichCourse),
    ...form.questions.map(question),
    heading('Zamestnávateľ', columns),
    ...employer.map(pair),
    prose(employerHint, columns, { height: 18 }),
    heading('Účastníci', columns),
  ];
}

function participantHead({ participants }: ApplicationForm): Row {
  return participants.map(({ label }) => ({ ...LABEL, value: label, fontWeight: 'bold', height: 32 }));
}

function participantRows(form: ApplicationForm, known: KnownFacts, widths: readonly number[]): Row[] {
  return participantLines(form, known).map(([number, ...cells]) => [
    { ...BASE, ...EDGE, value: number, align: 'center', height: 24 },
    ...cells.map((value, index) => ({
      ...ANSWER,
      value,
      height: heightOf(value, widths.slice(index + 1, index + 2), 24),
    })),
  ]);
}

function closingRows(form: ApplicationForm): Row[] {
  const columns = form.participants.length;
  const [date = '', person = '', stamp = ''] = signature;
  const signed = (value: string) => ({ ...FRAME, alignVertical: 'bottom', value, height: 64 }) as const;
  return [
    heading('Vyhlásenie a podpis', columns),
    ...(form.health ? [prose(boxes([healthBox]), columns, { height: 18 })] : []),
    ...notes(form).map(([strong, rest]) =>
      prose(`${strong} ${rest}`, columns, { height: rest.length > 120 ? 30 : 18 }),
    ),
    [],
    [...wide(signed(date), 2), ...wide(signed(person), 3), ...wide(signed(stamp), columns - 5)],
  ];
}

/** A cell over several columns; the covered ones have to exist too, because the library draws the border on them. */
function wide(value: CellObject, span: number): Row {
  return [{ ...value, columnSpan: span }, ...Array.from({ length: span - 1 }, () => null)];
}

/** A line of fixed text over all columns. */
function prose(value: string, columns: number, style: Partial<CellObject>): Row {
  return wide({ ...BASE, value: nonBreaking(value), ...style } as CellObject, columns);
}

function heading(value: string, columns: number): Row {
  return prose(value, columns, { fontWeight: 'bold', fontSize: 12, height: 30, alignVertical: 'bottom' });
}

function boxes(options: readonly string[]): string {
  return options.map((option) => `☐\u00a0${option}`).join('\u2003 ');
}

/** The height of a row, at least `least`, so that wrapped text is not cut off; words seldom fill their line. */
function heightOf(value: string | undefined, widths: readonly number[], least: number): number {
  const characters = widths.reduce((sum, width) => sum + width, 0) * 0.85;
  return Math.max(least, Math.ceil((value ?? '').length / characters) * LINE_HEIGHT);
}

/** The library sets only the orientation; A4, fitting to its width and the table head on each sheet are added here. */
function printing(form: ApplicationForm, head: number) {
  const footer = `&amp;L&amp;8${form.title}&amp;R&amp;8Strana &amp;P z &amp;N`;
  const sheet = (xml: string) =>
    xml
      .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
      .replace(
        '</worksheet>',
        '<printOptions horizontalCentered="1"/>' +
          '<pageMargins left="0.6" right="0.6" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
          '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>' +
          `<headerFooter><oddFooter>${footer}</oddFooter></headerFooter></worksheet>`,
      );
  const titles = `<definedName name="_xlnm.Print_Titles" localSheetId="0">'${SHEET}'!$${head}:$${head}</definedName>`;
  const workbook = (xml: string) => xml.replace('<definedNames/>', `<definedNames>${titles}</definedNames>`);
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': { transform: sheet },
        'xl/workbook.xml': { transform: workbook },
      },
    },
  };
}
