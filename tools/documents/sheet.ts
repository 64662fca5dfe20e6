import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { nonBreaking } from '#domain/slovak.ts';

// The package has no types.
const subsetFont = createRequire(import.meta.url)('subset-font');

const MM = 72 / 25.4;
const SOFT_HYPHEN = '\u00ad';
export const INK = '#14191D';
export const SOFT = '#465059';
/** The edges of the margins, in millimetres from the left edge of the paper. */
export const LEFT = 36;
export const RIGHT = 174;

const FACES = {
  bold: { name: 'sofia-sans-semi-condensed', wght: 800 },
  sign: { name: 'sofia-sans-semi-condensed', wght: 500 },
  text: { name: 'atkinson-hyperlegible-next', wght: 400 },
} as const;
type Face = keyof typeof FACES;

// the packages publish each family in two files, so a line is drawn in runs of one file each
const PARTS = ['latin', 'latin-ext'] as const;
const EXTENDED = /[čďěĺľňŕřšťůžČĎĚĹĽŇŔŘŠŤŮŽ]+/;
const LETTERS = 'áäčďéíĺľňóôŕšťúýžěřů';
const ALPHABET =
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index)) +
  LETTERS +
  LETTERS.toUpperCase() +
  '–„“…§·\u00a0';

const fonts = new Map<string, Buffer>();
for (const [face, { name, wght }] of Object.entries(FACES)) {
  for (const part of PARTS) {
    const source = import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`);
    const font = await subsetFont(await readFile(fileURLToPath(source)), ALPHABET, {
      targetFormat: 'truetype',
      variationAxes: { wght },
      noHinting: true,
    });
    fonts.set(`${face}-${part}`, font);
  }
}

/** One tagged A4 sheet; lengths in millimetres from the upper left corner. */
export class Sheet {
  #document: PDFKit.PDFDocument;
  #structure: PDFKit.PDFStructureElement;

  constructor(title: string) {
    const day = new Date('2026-11-20T11:00:00Z');
    this.#document = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'sk-SK',
      tagged: true,
      displayTitle: true,
      info: { Title: title, CreationDate: day, ModDate: day, Producer: 'tools/documents.ts', Creator: 'pdfkit' },
    });
    for (const [name, font] of fonts) this.#document.registerFont(name, font);
    this.#structure = this.#document.struct('Document');
    this.#document.addStructure(this.#structure);
  }

  /** Wraps and draws text from the cap height of its first line down; returns the y of the next line. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const { face, size, colour = INK, width = RIGHT - x, leading = 1.25, tag = 'P' } = style;
    const lines = this.#wrapped(nonBreaking(text).replaceAll(SOFT_HYPHEN, ''), face, size, width);
    const height = (size * leading) / MM;
    this.#structure.add(
      this.#document.struct(tag, {}, () => {
        lines.forEach((line, index) => {
          this.#line(line, x, y + index * height, face, size, colour);
        });
      }),
    );
    return y + lines.length * height;
  }

  /** Draws decorative lines, fields and pictures, which screen readers skip. */
  draw(paint: (document: PDFKit.PDFDocument) => void): void {
    this.#document.markContent('Artifact');
    this.#document.save().scale(MM);
    paint(this.#document);
    this.#document.restore();
    this.#document.endMarkedContent();
  }

  async bytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.#document.on('data', (chunk: Buffer) => chunks.push(chunk));
    this.#structure.end();
    this.#document.end();
    await new Promise((done) => this.#document.on('end', done));
    return Buffer.concat(chunks);
  }

  #line(text: string, x: number, y: number, face: Face, size: number, colour: string): void {
    let left = x * MM;
    this.#document.fillColor(colour);
    for (const { run, font } of runs(text, face)) {
      this.#document.font(font, size).text(run, left, y * MM, { lineBreak: false });
      left += this.#document.widthOfString(run);
    }
  }

  #wrapped(text: string, face: Face, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.#width(longer, face, size) <= width * MM) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  #width(text: string, face: Face, size: number): number {
    return runs(text, face).reduce(
      (sum, { run, font }) => sum + this.#document.font(font, size).widthOfString(run),
      0,
    );
  }
}

interface TextStyle {
  face: Face;
  size: number;
  colour?: string;
  width?: number;
  leading?: number;
  tag?: 'H1' | 'H2' | 'P';
}

function runs(text: string, face: Face): { run: string; font: string }[] {
  return text
    .split(new RegExp(`(${EXTENDED.source})`))
    .filter(Boolean)
    .map((run) => ({ run, font: `${face}-${EXTENDED.test(run) ? 'latin-ext' : 'latin'}` }));
}
