import {
  AlignmentType,
  BorderStyle,
  CheckBox,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  LineRuleType,
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
import { INK, LINE, PLATE } from './colours.ts';
import { answerTo, type KnownFacts, participantLines } from './known-facts.ts';

const twips = (millimetres: number) => Math.round((millimetres * 1440) / 25.4);
const line = { style: BorderStyle.SINGLE, size: 4, color: LINE };
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
    ...(options.label && { shading: { fill: PLATE } }),
  });
}

/** The known value, or blank space for handwriting. */
const answer = (value: string | undefined, span = 1) =>
  cell([value ? new Paragraph({ children: [new TextRun(value)] }) : new Paragraph({})], { span });
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

/** Half a line between a rule or a paragraph and a table. */
const gap = (options = {}) => new Paragraph({ ...options, spacing: { line: 120, lineRule: LineRuleType.EXACT } });

const heading = (value: string, hint = '') =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    children: [text(value), new TextRun({ text: hint && `\u2003${nonBreaking(hint)}`, bold: false, size: 16 })],
  });

/** The form as a Word document on A4, with what is known filled in. */
export function wordForm(form: ApplicationForm, known: KnownFacts): Document {
  return new Document({
    title: form.title,
    creator: '',
    lastModifiedBy: '',
    styles: STYLES,
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: footer(form) },
        children: [
          ...courseAndEmployer(form, known),
          heading('Účastníci'),
          participants(form, known),
          heading('Vyhlásenie a podpis'),
          ...declarations(form),
        ],
      },
    ],
  });
}

const STYLES = {
  default: {
    document: { run: { font: 'Arial', size: 18, color: INK, language: { value: 'sk-SK' } } },
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
};

const PAGE = {
  size: { width: twips(210), height: twips(297) },
  margin: { top: twips(13), bottom: twips(14), left: twips(18), right: twips(18), footer: twips(7) },
};

function footer({ title }: ApplicationForm): Footer {
  const pages = [title, new Tab(), 'Strana ', PageNumber.CURRENT, ' z ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: twips(174) }],
        children: [new TextRun({ size: 15, children: pages })],
      }),
    ],
  });
}

function courseAndEmployer(form: ApplicationForm, known: KnownFacts): (Paragraph | Table)[] {
  const widths = [38, 49, 30, 57];
  const pair = (fields: Field[]) =>
    row(
      fields.flatMap((field) => [label(field.label), answer(answerTo(field, known), fields.length === 1 ? 3 : 1)]),
      6.5,
    );
  const question = ({ options, ...field }: Question) =>
    row([label(field.label), options ? cell(answers(options), { span: 3 }) : answer(answerTo(field, known), 3)], 6.5);
  return [
    new Paragraph({ style: 'Title', children: [text(form.title)] }),
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 16, color: INK, space: 6 } },
      children: form.course ? [text('Kurz: '), text(form.course, true)] : [text(courseToChoose)],
    }),
    gap(),
    table(widths, [pair(whichCourse), ...form.questions.map(question)]),
    heading('Zamestnávateľ', employerHint),
    table(widths, employer.map(pair)),
  ];
}

function participants(form: ApplicationForm, known: KnownFacts): Table {
  // Fifteen rows have to leave room for the signature on the same page.
  const height = Math.min(7, 93 / form.rows);
  const head = form.participants.map(({ label }) =>
    cell([new Paragraph({ children: [text(label, true)] })], { label: true }),
  );
  const number = (value = '') => cell([new Paragraph({ alignment: AlignmentType.CENTER, children: [text(value)] })]);
  return table(
    form.participants.map(({ width }) => width),
    [
      row(head, 8, true),
      ...participantLines(form, known).map(([first, ...cells]) =>
        row([number(first), ...cells.map((value) => answer(value))], height),
      ),
    ],
  );
}

function declarations(form: ApplicationForm): (Paragraph | Table)[] {
  return [
    ...(form.health ? [new Paragraph({ style: 'Note', children: ticked(healthBox) })] : []),
    ...notes(form).map(
      ([strong, rest]) => new Paragraph({ style: 'Note', children: [text(strong, true), text(` ${rest}`)] }),
    ),
    gap({ keepNext: true }),
    table(
      [44, 72, 58],
      [
        row(
          signature.map((value) => cell([new Paragraph({ children: [text(value)] })], { bottom: true })),
          20,
        ),
      ],
    ),
  ];
}
