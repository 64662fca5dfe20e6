import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import {
  type ApplicationForm,
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
import { PLATE } from './colours.ts';
import type { KnownFacts } from './known-facts.ts';

/** The form as an Excel workbook that prints on A4, with what is known filled in. */
export async function excelForm(form: ApplicationForm, { facts, names }: KnownFacts): Promise<Buffer> {
  const sheet = 'Prihláška';
  const columns = form.participants.length;
  const edge = { borderStyle: 'thin', borderColor: '#6B767E' } as const;
  const base = { alignVertical: 'center', wrap: true } as const;
  const shade = { ...base, ...edge, align: 'left', indent: 1, backgroundColor: `#${PLATE}` } as const;
  // Text format: a leading zero of an IČO or a card number must survive typing.
  const field = { ...base, ...edge, align: 'left', indent: 1, type: String, format: '@' } as const;
  const sign = { ...edge, align: 'left', indent: 1, alignVertical: 'bottom' } as const;

  /** A cell over several columns; the covered ones still have to be there, and carry the border. */
  const wide = (value: CellObject, span: number): Row => [
    { ...value, columnSpan: span },
    ...Array.from({ length: span - 1 }, () => null),
  ];
  const prose = (value: string, style: Partial<CellObject>): Row =>
    wide({ ...base, value: nonBreaking(value), ...style } as CellObject, columns);
  const known = ({ fact }: Field) => ({ ...field, value: fact && facts[fact] });
  const pair = ([first, second]: Field[]): Row =>
    [
      first && wide({ ...shade, value: first.label, height: 22 }, 2),
      first && wide(known(first), second ? 2 : columns - 2),
      second && [{ ...shade, value: second.label }, ...wide(known(second), columns - 5)],
    ].flatMap((cells) => cells ?? []);
  const question = ({ options, ...asked }: Question): Row => [
    ...wide({ ...shade, value: asked.label, height: options && options.length > 4 ? 36 : 22 }, 2),
    ...wide(
      options ? { ...field, value: options.map((option) => `☐\u00a0${option}`).join('\u2003 ') } : known(asked),
      columns - 2,
    ),
  ];
  const heading = (value: string) =>
    prose(value, { fontWeight: 'bold', fontSize: 12, height: 30, alignVertical: 'bottom' });

  const rows: Row[] = [
    prose(form.title, { fontWeight: 'bold', fontSize: 18, height: 30 }),
    prose(`Kurz: ${form.course}`, { fontWeight: 'bold', fontSize: 11, height: 20 }),
    heading('Kurz'),
    pair(whichCourse),
    ...form.questions.map(question),
    heading('Zamestnávateľ'),
    ...employer.map(pair),
    prose(employerHint, { height: 18 }),
    heading('Účastníci'),
  ];
  const head = rows.push(
    form.participants.map((column) => ({ ...shade, value: column.label, fontWeight: 'bold', height: 32 })),
  );
  rows.push(
    ...Array.from(
      { length: Math.max(form.rows, names.length) },
      (_, index): Row => [
        { ...base, ...edge, value: `${index + 1}.`, align: 'center', height: 24 },
        ...form.participants.slice(1).map(({ fact }) => ({ ...field, value: fact && names[index] })),
      ],
    ),
    heading('Vyhlásenie a podpis'),
    prose(`☐ ${healthBox}`, { height: 18 }),
    ...notes(form).map(([strong, rest]) => prose(`${strong} ${rest}`, { height: rest.length > 120 ? 30 : 18 })),
    [],
    [
      ...wide({ ...sign, value: signature[0], height: 64 }, 2),
      ...wide({ ...sign, value: signature[1] }, 3),
      ...wide({ ...sign, value: signature[2] }, columns - 5),
    ],
  );

  // The library knows only the orientation; A4, fitting to its width and the repeated table head are added here.
  const print = {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml: string) =>
            xml
              .replace('<sheetViews>', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>')
              .replace(
                '</worksheet>',
                '<printOptions horizontalCentered="1"/>' +
                  '<pageMargins left="0.6" right="0.6" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>' +
                  '<pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>' +
                  `<headerFooter><oddFooter>&amp;L&amp;8${form.title}&amp;R&amp;8Strana &amp;P z &amp;N</oddFooter></headerFooter></worksheet>`,
              ),
        },
        'xl/workbook.xml': {
          transform: (xml: string) =>
            xml.replace(
              '<definedNames/>',
              `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'${sheet}'!$${head}:$${head}</definedName></definedNames>`,
            ),
        },
      },
    },
  };
  return writeExcelFile(
    rows,
    {
      sheet,
      showGridLines: false,
      columns: form.participants.map(({ width }) => ({ width: width * 0.66 })),
    },
    { fontFamily: 'Arial', fontSize: 10, features: [print] },
  ).toBuffer();
}
