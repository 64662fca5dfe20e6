// Writes the seven forms people download, fill in and attach to a course application:
//   node tools/application-forms.ts
// Each form is one record in `forms`; the Word and the Excel writer lay out the same record, so the wording of the
// common parts exists once. The files are committed. Running the script again gives the very same bytes.
import { mkdir, writeFile } from 'node:fs/promises';
import { mock } from 'node:test';
import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import writeExcelFile, { type CellObject, type Row } from 'write-excel-file/node';
import { nonBreaking } from '#domain/slovak.ts';

// Both libraries stamp the current time into the archive and its metadata; a fixed clock keeps git quiet.
process.env.TZ = 'UTC';
mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });

// ── What the forms say ─────────────────────────────────────────────────────────────────────────────────────────────

/** A row of the form: boxes to tick, or an empty field when there are no options. */
interface Question {
  label: string;
  options?: string[];
}

interface Column {
  label: string;
  /** Share of the page width in millimetres; the text area is 174 mm wide. */
  width: number;
}

interface ApplicationForm {
  file: string;
  title: string;
  /** The course as the catalogue names it; a form used by more courses asks for it with a question instead. */
  course?: string;
  questions: Question[];
  participants: Column[];
  rows: number;
  bring: string;
  /** The course requires a medical certificate. Only the fact is asked for, never its content. */
  health: boolean;
}

const number = { label: 'Por. č.', width: 10 };
const name = { label: 'Meno a priezvisko', width: 42 };
const degree = { label: 'Titul', width: 14 };
const birth = { label: 'Dátum narodenia', width: 24 };
const person = [number, name, degree, birth, { label: 'Bydlisko', width: 38 }];
const education = { label: 'Vzdelanie', width: 22 };
const card = (label: string) => ({ label, width: 24 });

const kind = { label: 'Druh prípravy', options: ['základný kurz', 'rozšírenie', 'opakovanie'] };
const other = (word: 'iný' | 'iné') => `${word}:\u00a0____________________`;
const idAndHealth = 'občiansky preukaz, doklad o zdravotnej spôsobilosti';
const outdoors = 'pracovné oblečenie a pevnú obuv';

const forms: ApplicationForm[] = [
  {
    file: 'objednavka-prva-pomoc.docx',
    title: 'Objednávka – kurz prvej pomoci',
    course: 'Kurz prvej pomoci',
    questions: [
      {
        label: 'Kde sa má konať',
        options: ['verejný termín v školiacom stredisku', 'u nás, len pre našich zamestnancov'],
      },
      { label: 'Adresa, ak u Vás' },
      { label: 'Počet účastníkov (najviac 15)' },
    ],
    participants: [number, { ...name, width: 60 }, degree, birth, { label: 'Pracovné zaradenie', width: 66 }],
    rows: 15,
    bring: 'oblečenie, v ktorom sa dá kľačať. Miesto si rezervujte aspoň 3 dni vopred',
    health: false,
  },
  {
    file: 'prihlaska-aop.docx',
    title: 'Prihláška AOP (aktualizačná odborná príprava)',
    questions: [
      {
        label: 'Kurz',
        options: ['Elektrotechnik: odborná príprava a overenie vedomostí', 'Obsluha tlakových zariadení'],
      },
      { label: 'Druh prípravy', options: ['základná odborná príprava', 'aktualizačná odborná príprava'] },
      {
        label: 'Elektrotechnik (vyhláška č. 508/2009 Z. z.)',
        options: [
          '§ 21 elektrotechnik',
          '§ 22 samostatný elektrotechnik',
          '§ 23 elektrotechnik na riadenie činnosti alebo riadenie prevádzky',
        ],
      },
      { label: 'Tlakové zariadenie', options: ['kotol', 'tlaková nádoba', other('iné')] },
      { label: 'Počet účastníkov' },
    ],
    participants: [...person, education, card('Č. a dátum osvedčenia')],
    rows: 10,
    bring:
      'občiansky preukaz, doklad o vzdelaní a predchádzajúce osvedčenie, ak ho majú; obsluha tlakových zariadení aj doklad o zdravotnej spôsobilosti',
    health: true,
  },
  {
    file: 'prihlaska-lesenar.docx',
    title: 'Prihláška – lešenár',
    course: 'Lešenár – montáž a demontáž lešenia',
    questions: [
      kind,
      { label: 'Druh lešenia', options: ['rámové', 'rúrkové', 'systémové', 'pojazdné', 'visuté', other('iné')] },
      { label: 'Počet účastníkov' },
    ],
    participants: [...person, education, card('Č. preukazu lešenára')],
    rows: 10,
    bring: `${idAndHealth}, ${outdoors}. Prilbu a postroj požičiame`,
    health: true,
  },
  {
    file: 'prihlaska-motorove-voziky.xlsx',
    title: 'Prihláška – obsluha motorových vozíkov',
    course: 'Vodič vysokozdvižného vozíka',
    questions: [
      kind,
      {
        label: 'Druh vozíka',
        options: [
          'vysokozdvižný čelný',
          'vysokozdvižný s výsuvným stĺpom',
          'ručne vedený',
          'plošinový',
          'ťahač',
          other('iný'),
        ],
      },
      { label: 'Pohon', options: ['elektrický', 'naftový', 'plynový'] },
      { label: 'Počet účastníkov' },
    ],
    participants: [...person, education, card('Č. preukazu obsluhy')],
    rows: 10,
    bring: `${idAndHealth}, ${outdoors}`,
    health: true,
  },
  {
    file: 'prihlaska-stavebne-stroje.docx',
    title: 'Prihláška – stavebné stroje',
    course: 'Obsluha stavebných strojov',
    questions: [
      kind,
      {
        label: 'Druh stroja',
        options: ['rýpadlo', 'nakladač', 'rýpadlo-nakladač', 'dozér', 'grejder', 'valec', 'finišer', other('iný')],
      },
      { label: 'Počet účastníkov' },
    ],
    participants: [...person, education, card('Č. preukazu obsluhy')],
    rows: 10,
    bring: `${idAndHealth}, ${outdoors}`,
    health: true,
  },
  {
    file: 'prihlaska-viazac-bremien.docx',
    title: 'Prihláška – viazač bremien',
    course: 'Viazač bremien',
    questions: [
      kind,
      { label: 'Odbornosť', options: ['viazač bremien', 'žeriavnik'] },
      { label: 'Druh žeriava (len žeriavnik)' },
      { label: 'Počet účastníkov' },
    ],
    participants: [...person, education, card('Č. preukazu viazača')],
    rows: 10,
    bring: `${idAndHealth}, pracovné oblečenie`,
    health: true,
  },
  {
    file: 'prihlaska-zakladny-kurz-rozsirenie.docx',
    title: 'Prihláška – základný kurz a rozšírenie',
    questions: [
      {
        label: 'Kurz',
        options: ['Bezpečnosť pri zváraní a rezaní', 'Práca vo výškach a nad voľnou hĺbkou', other('iný')],
      },
      kind,
      { label: 'O čo rozšíriť' },
      { label: 'Počet účastníkov' },
    ],
    participants: [...person, education, card('Č. preukazu, ak ho má')],
    rows: 10,
    bring: `občiansky preukaz, ${outdoors}; na zváranie zváračský preukaz, ak ho majú`,
    health: false,
  },
];

/** Fields of the employer; two in an array share one row. */
const employer = [
  ['Obchodné meno'],
  ['Sídlo'],
  ['IČO', 'DIČ'],
  ['IČ DPH', 'Kontaktná osoba'],
  ['Telefón', 'E-mail'],
  ['Fakturačný e-mail'],
];
const employerHint = 'Ak sa prihlasujete sami za seba, stačí meno, adresa, telefón a e-mail.';
const healthBox = 'Účastníci, od ktorých sa vyžaduje zdravotná spôsobilosť, majú o nej platný doklad.';
const signature = ['Dátum', 'Meno, funkcia a podpis', 'Pečiatka'];

/** The closing paragraphs: what is bold, then the rest. */
function notes(form: ApplicationForm): [string, string][] {
  const noun = form.title.startsWith('Objednávka') ? 'Objednávka' : 'Prihláška';
  return [
    ['Čo si účastníci prinesú:', `${form.bring}.`],
    [
      `${noun} je nezáväzná.`,
      'Miesto Vám potvrdíme e-mailom. Vyplnené a podpísané tlačivo uložte do PDF a priložte k prihláške na kurz na našom webe.',
    ],
    [
      'Osobné údaje',
      'z tohto tlačiva použijeme na zápis na kurz, jeho organizáciu a vydanie dokladu. Kto ich spracúva, na akom právnom základe, ako dlho a aké práva majú účastníci, nájdete na našom webe na stránke Ochrana osobných údajov. Oboznámte s tým, prosím, aj účastníkov.',
    ],
  ];
}

// ── Word ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const ink = '14191D';
const plate = 'ECF0F2';
const twips = (millimetres: number) => Math.round((millimetres * 1440) / 25.4);
const line = { style: BorderStyle.SINGLE, size: 4, color: '6B767E' };
const lines = { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line };

const text = (value: string, bold = false) => new TextRun({ text: nonBreaking(value), ...(bold && { bold }) });
const box = () => new CheckBox({ checkedState: { value: '2612', font: 'MS Gothic' } });
const ticked = (option: string): ParagraphChild[] => [box(), text(`\u00a0${option}`)];

function table(widths: number[], rows: TableRow[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: twips(174), type: WidthType.DXA },
    columnWidths: widths.map(twips),
    borders: lines,
    margins: { top: 30, bottom: 30, left: 90, right: 90 },
    rows,
  });
}

const row = (children: TableCell[], height: number, tableHeader = false) =>
  new TableRow({
    children,
    tableHeader,
    cantSplit: true,
    height: { value: twips(height), rule: HeightRule.ATLEAST },
  });

function cell(
  paragraphs: Paragraph[],
  options: { span?: number; label?: boolean; bottom?: boolean } = {},
): TableCell {
  return new TableCell({
    children: paragraphs,
    columnSpan: options.span ?? 1,
    verticalAlign: options.bottom ? VerticalAlignTable.BOTTOM : VerticalAlignTable.CENTER,
    ...(options.label && { shading: { fill: plate } }),
  });
}

const blank = (span = 1) => cell([new Paragraph({})], { span });
const label = (value: string) => cell([new Paragraph({ children: [text(value)] })], { label: true });

/** Short options share a line, long ones get one each. */
function answers(options: string[]): Paragraph[] {
  if (options.some((option) => option.length > 30)) {
    return options.map((option) => new Paragraph({ children: ticked(option) }));
  }
  return [
    new Paragraph({
      children: options.flatMap((option, index) => [...(index ? [text('\u2003 ')] : []), ...ticked(option)]),
    }),
  ];
}

const heading = (value: string, hint = '') =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    children: [text(value), new TextRun({ text: hint && `\u2003${nonBreaking(hint)}`, bold: false, size: 16 })],
  });

function wordForm(form: ApplicationForm): Document {
  const fields = [38, 49, 30, 57];
  const pair = (labels: string[]) =>
    row(
      labels.flatMap((value) => [label(value), blank(labels.length === 1 ? 3 : 1)]),
      6.5,
    );
  const question = ({ label: value, options }: Question) =>
    row([label(value), options ? cell(answers(options), { span: 3 }) : blank(3)], 6.5);

  return new Document({
    title: form.title,
    creator: '',
    lastModifiedBy: '',
    styles: {
      default: {
        document: { run: { font: 'Arial', size: 18, color: ink, language: { value: 'sk-SK' } } },
        title: { run: { size: 34, bold: true }, paragraph: { spacing: { after: 40 } } },
        heading1: { run: { size: 21, bold: true }, paragraph: { spacing: { before: 180, after: 70 } } },
      },
      paragraphStyles: [
        {
          id: 'Note',
          name: 'Note',
          basedOn: 'Normal',
          run: { size: 17 },
          paragraph: { spacing: { before: 60 }, keepNext: true },
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(210), height: twips(297) },
            margin: { top: twips(13), bottom: twips(14), left: twips(18), right: twips(18), footer: twips(7) },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                tabStops: [{ type: TabStopType.RIGHT, position: twips(174) }],
                children: [
                  new TextRun({
                    size: 15,
                    children: [form.title, new Tab(), 'Strana ', PageNumber.CURRENT, ' z ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ style: 'Title', children: [text(form.title)] }),
          new Paragraph({
            border: { bottom: { style: BorderStyle.SINGLE, size: 16, color: ink, space: 6 } },
            children: form.course ? [text('Kurz: '), text(form.course, true)] : [text('Kurz vyberte v tabuľke.')],
          }),
          new Paragraph({ spacing: { line: 120, lineRule: LineRuleType.EXACT } }),
          table(fields, [pair(['Termín', 'Miesto konania']), ...form.questions.map(question)]),
          heading('Zamestnávateľ', employerHint),
          table(fields, employer.map(pair)),
          heading('Účastníci'),
          table(
            form.participants.map(({ width }) => width),
            [
              row(
                form.participants.map(({ label: value }) =>
                  cell([new Paragraph({ children: [text(value, true)] })], { label: true }),
                ),
                8,
                true,
              ),
              ...Array.from({ length: form.rows }, (_, index) =>
                row(
                  form.participants.map((_column, position) =>
                    position
                      ? blank()
                      : cell([new Paragraph({ alignment: AlignmentType.CENTER, children: [text(`${index + 1}.`)] })]),
                  ),
                  // Fifteen rows have to leave room for the signature on the same page.
                  Math.min(7, 93 / form.rows),
                ),
              ),
            ],
          ),
          heading('Vyhlásenie a podpis'),
          ...(form.health ? [new Paragraph({ style: 'Note', children: ticked(healthBox) })] : []),
          ...notes(form).map(
            ([strong, rest]) => new Paragraph({ style: 'Note', children: [text(strong, true), text(` ${rest}`)] }),
          ),
          new Paragraph({ keepNext: true, spacing: { line: 120, lineRule: LineRuleType.EXACT } }),
          table(
            [44, 72, 58],
            [
              row(
                signature.map((value) => cell([new Paragraph({ children: [text(value)] })], { bottom: true })),
                20,
              ),
            ],
          ),
        ],
      },
    ],
  });
}

// ── Excel ──────────────────────────────────────────────────────────────────────────────────────────────────────────

async function excelForm(form: ApplicationForm): Promise<Buffer> {
  const sheet = 'Prihláška';
  const columns = form.participants.length;
  const edge = { borderStyle: 'thin', borderColor: '#6B767E' } as const;
  const base = { alignVertical: 'center', wrap: true } as const;
  const shade = { ...base, ...edge, align: 'left', indent: 1, backgroundColor: `#${plate}` } as const;
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
  const pair = (labels: string[]): Row =>
    labels.length === 1
      ? [...wide({ ...shade, value: labels[0], height: 22 }, 2), ...wide(field, columns - 2)]
      : [
          ...wide({ ...shade, value: labels[0], height: 22 }, 2),
          ...wide(field, 2),
          { ...shade, value: labels[1] },
          ...wide(field, columns - 5),
        ];
  const question = ({ label: value, options }: Question): Row => [
    ...wide({ ...shade, value, height: options && options.length > 4 ? 36 : 22 }, 2),
    ...wide({ ...field, value: options?.map((option) => `☐\u00a0${option}`).join('\u2003 ') }, columns - 2),
  ];
  const heading = (value: string) =>
    prose(value, { fontWeight: 'bold', fontSize: 12, height: 30, alignVertical: 'bottom' });

  const rows: Row[] = [
    prose(form.title, { fontWeight: 'bold', fontSize: 18, height: 30 }),
    prose(`Kurz: ${form.course}`, { fontWeight: 'bold', fontSize: 11, height: 20 }),
    heading('Kurz'),
    pair(['Termín', 'Miesto konania']),
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
      { length: form.rows },
      (_, index): Row => [
        { ...base, ...edge, value: `${index + 1}.`, align: 'center', height: 24 },
        ...Array.from({ length: columns - 1 }, () => field),
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

// ── Files ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const target = new URL('../public/prihlasky/', import.meta.url);
await mkdir(target, { recursive: true });
for (const form of forms) {
  const bytes = form.file.endsWith('.xlsx') ? await excelForm(form) : await Packer.toBuffer(wordForm(form));
  await writeFile(new URL(form.file, target), bytes);
  console.log(`${form.file} ${bytes.length} B`);
}
