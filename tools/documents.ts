// Draws the specimens of the permits and the applicants' consent form. Run by hand after their texts change:
//   node tools/documents.ts
// The results are committed; run again it writes the very same bytes. It overwrites originals of the same name.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import PDFDocument from 'pdfkit';
import { parse } from 'yaml';
import { type Permit, permitsSchema } from '#domain/permits-fields.ts';
import { nonBreaking } from '#domain/slovak.ts';

// The package has no types.
const subsetFont = createRequire(import.meta.url)('subset-font');

const MM = 72 / 25.4;
const INK = '#14191D';
const SOFT = '#465059';
const GREEN = '#00734A';
const LEFT = 36;
const RIGHT = 174;

// ── Paper ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const FACES = {
  bold: { name: 'sofia-sans-semi-condensed', wght: 800 },
  sign: { name: 'sofia-sans-semi-condensed', wght: 500 },
  text: { name: 'atkinson-hyperlegible-next', wght: 400 },
} as const;
type Face = keyof typeof FACES;

// the packages publish each family in two files; a line is drawn in runs of one file each
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

/** One A4 sheet; lengths in millimetres from the upper left corner. */
class Sheet {
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

  /** Text from its first line's cap down, wrapped; answers where the next line would stand. */
  write(text: string, x: number, y: number, style: TextStyle): number {
    const { face, size, colour = INK, width = RIGHT - x, leading = 1.25, tag = 'P' } = style;
    const lines = this.#wrapped(nonBreaking(text), face, size, width);
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

  /** Lines, plates and pictures: nothing a reader has to be told. */
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

const pictures = new Map<string, Buffer>();

async function picture(path: string): Promise<Buffer> {
  const known = pictures.get(path);
  if (known) return known;
  const svg = await readFile(new URL(`../public${path}`, import.meta.url), 'utf8');
  const { width, height, pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: 480 },
    background: '#fff',
  }).render();
  const png = opaquePng(width, height, pixels);
  pictures.set(path, png);
  return png;
}

/** A PNG without transparency: PDFKit takes alpha channels apart later, in no certain order. */
function opaquePng(width: number, height: number, rgba: Buffer): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      rgba.copy(rows, y * (1 + width * 3) + 1 + x * 3, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

// ── Permits ────────────────────────────────────────────────────────────────────────────────────────────────────────

const SPECIMEN = 'VZOR – originál nahrá spoločnosť';

/** The wall of a floor plan with a way out, as the certificates of the courses have it. */
function frame(sheet: Sheet): void {
  sheet.draw((document) => {
    document.rect(24.1, 231.1, 161.8, 42.8).fill('#DFF1E8');
    document
      .lineWidth(2.2)
      .strokeColor(INK)
      .moveTo(187, 242)
      .lineTo(187, 23)
      .lineTo(23, 23)
      .lineTo(23, 274)
      .lineTo(187, 274)
      .lineTo(187, 264)
      .stroke();
    document.lineWidth(1.2).moveTo(23, 231).lineTo(187, 231).stroke();
    document.lineWidth(0.7).moveTo(184.5, 242).lineTo(192, 242).moveTo(184.5, 264).lineTo(192, 264).stroke();
    document.lineWidth(1.4).strokeColor(GREEN).dash(4.4, { space: 2.8 }).moveTo(108, 253).lineTo(199, 253).stroke();
    document.undash();
  });
}

async function permitSheet(group: { title: string; sign: string }, permit: Permit): Promise<Buffer> {
  const sheet = new Sheet(`${permit.name} – vzor`);
  const [mark, sign] = [await picture('/znacky/logo.svg'), await picture(`/znacky/${group.sign}.svg`)];
  frame(sheet);
  sheet.draw((document) => {
    document.image(mark, LEFT, 36, { width: 11 });
    document.image(sign, RIGHT - 36, 36, { width: 36 });
  });
  sheet.write('Ukážkový dokument', 50.5, 36.6, { face: 'bold', size: 13 });
  sheet.write('nie je verejnou listinou', 50.5, 42.4, { face: 'sign', size: 10, colour: SOFT });
  let y = sheet.write(permit.name, LEFT, 66, { face: 'bold', size: 30, width: 96, leading: 1.05, tag: 'H1' });
  y = sheet.write(group.title, LEFT, Math.max(y + 4, 96), { face: 'sign', size: 14, colour: SOFT, width: 96 });
  y = Math.max(y + 10, 118);
  sheet.draw((document) => {
    document
      .rect(LEFT + 0.5, y + 0.5, RIGHT - LEFT - 1, 25)
      .lineWidth(1)
      .fillAndStroke('#FFC20E', INK);
  });
  sheet.write(SPECIMEN, LEFT + 8, y + 8.2, { face: 'bold', size: 23, tag: 'H2' });
  y = sheet.write('Rozsah', LEFT, y + 38, { face: 'sign', size: 10, colour: SOFT });
  y = sheet.write(permit.covers, LEFT, y + 0.5, { face: 'text', size: 13, leading: 1.4 });
  facts(sheet, [
    ['Vydané', 'uvádza originál'],
    ['Vydal', 'uvádza originál'],
    ['Platí do', 'uvádza originál'],
  ]);
  sheet.write('Číslo vzoru', LEFT, 243, { face: 'sign', size: 10, colour: SOFT });
  sheet.write(`DEMO-${permit.code}-0000`, LEFT, 247.5, { face: 'bold', size: 17 });
  sheet.write('Číslo je vymyslené.', LEFT, 256.5, { face: 'sign', size: 10 });
  return sheet.bytes();
}

function facts(sheet: Sheet, entries: [label: string, value: string][]): void {
  const width = (RIGHT - LEFT) / entries.length;
  sheet.draw((document) => {
    document.lineWidth(0.5).strokeColor(INK);
    document.moveTo(LEFT, 200).lineTo(RIGHT, 200).moveTo(LEFT, 216).lineTo(RIGHT, 216).stroke();
    document.lineWidth(0.25).strokeColor('#8C979E');
    for (let index = 1; index < entries.length; index += 1) {
      document.moveTo(LEFT + index * width, 200).lineTo(LEFT + index * width, 216);
    }
    document.stroke();
  });
  entries.forEach(([label, value], index) => {
    const x = LEFT + index * width + (index > 0 ? 4 : 0);
    sheet.write(label, x, 202.5, { face: 'sign', size: 9.5, colour: SOFT });
    sheet.write(value, x, 207.2, { face: 'bold', size: 13 });
  });
}

// ── The applicants' consent ────────────────────────────────────────────────────────────────────────────────────────

async function consentSheet(): Promise<Buffer> {
  const sheet = new Sheet('Súhlas uchádzača o zamestnanie');
  const [x, width] = [22, 166];
  const mark = await picture('/znacky/logo.svg');
  sheet.draw((document) => {
    document.image(mark, x, 18, { width: 12 });
    document
      .lineWidth(0.7)
      .strokeColor(INK)
      .moveTo(x, 46)
      .lineTo(x + width, 46)
      .stroke();
  });
  sheet.write('Súhlas uchádzača o zamestnanie', x + 17, 17.4, { face: 'bold', size: 22, tag: 'H1' });
  sheet.write('so spracúvaním osobných údajov · priložte ho k životopisu', x + 17, 27, {
    face: 'sign',
    size: 12,
    colour: SOFT,
  });
  sheet.write('Vyplňte paličkovým písmom, podpíšte a pošlite so životopisom.', x, 37.5, {
    face: 'text',
    size: 11.5,
    width,
  });
  let y = 52;
  y = blanks(sheet, y, [
    'Meno a priezvisko',
    'E-mail',
    'Telefón',
    'Pozícia alebo stáž',
    'Spoločnosť, ktorej sa hlásim',
  ]);
  y = sheet.write('Súhlas', x, y + 5, { face: 'bold', size: 14, tag: 'H2' });
  for (const text of CONSENT) y = sheet.write(text, x, y + 1.6, { face: 'text', size: 11.5, width, leading: 1.4 });
  y = boxes(sheet, y + 3.5, ['6 mesiacov od podpisu', '12 mesiacov od podpisu']);
  y = sheet.write('Čo potrebujete vedieť', x, y + 6, { face: 'bold', size: 14, tag: 'H2' });
  for (const text of RIGHTS) y = sheet.write(text, x, y + 1.6, { face: 'text', size: 11.5, width, leading: 1.4 });
  sheet.draw((document) => {
    document.lineWidth(0.35).strokeColor(INK);
    document
      .moveTo(x, 272)
      .lineTo(x + 72, 272)
      .moveTo(x + 94, 272)
      .lineTo(x + width, 272)
      .stroke();
  });
  sheet.write('Miesto a dátum', x, 273.5, { face: 'sign', size: 10, colour: SOFT });
  sheet.write('Podpis uchádzača', x + 94, 273.5, { face: 'sign', size: 10, colour: SOFT });
  return sheet.bytes();
}

const CONSENT = [
  'Súhlasím, aby spoločnosť uvedená vyššie po skončení tohto výberu uchovala údaje z môjho životopisu a motivačného listu a oslovila ma s ďalšou ponukou práce alebo stáže (čl. 6 ods. 1 písm. a) nariadenia GDPR). Súhlas dávam na čas:',
];
const RIGHTS = [
  'Na samotný výber, do ktorého sa hlásite, treba údaje zo životopisu; spracúvame ich ako opatrenia pred uzatvorením zmluvy (čl. 6 ods. 1 písm. b) nariadenia GDPR) a po výbere ich bez Vášho súhlasu vymažeme.',
  'Súhlas je dobrovoľný a môžete ho kedykoľvek odvolať; na to, čo sa stalo predtým, to nemá vplyv. Máte právo na prístup k údajom, ich opravu, vymazanie, obmedzenie spracúvania a prenosnosť a môžete podať návrh na začatie konania Úradu na ochranu osobných údajov Slovenskej republiky.',
  'Kontakt na spoločnosť a úplná informácia o spracúvaní sú na jej webe v časti Ochrana osobných údajov. Do životopisu neuvádzajte rodné číslo, zdravotný stav ani iné údaje, ktoré s prácou nesúvisia.',
];

/** Rows to write on: the label on a plate, an empty field beside it. */
function blanks(sheet: Sheet, top: number, labels: string[]): number {
  labels.forEach((label, index) => {
    const y = top + index * 13;
    sheet.draw((document) => {
      document.rect(22, y, 54, 13).fill('#ECF0F2');
      document.lineWidth(0.3).strokeColor('#6B767E').rect(22, y, 54, 13).rect(76, y, 112, 13).stroke();
    });
    sheet.write(label, 25, y + 4.2, { face: 'sign', size: 11.5 });
  });
  return top + labels.length * 13;
}

function boxes(sheet: Sheet, y: number, labels: string[]): number {
  labels.forEach((label, index) => {
    const x = 22 + index * 62;
    sheet.draw((document) => {
      document.lineWidth(0.5).strokeColor(INK).rect(x, y, 5, 5).stroke();
    });
    sheet.write(label, x + 8, y + 0.2, { face: 'sign', size: 12 });
  });
  return y + 5;
}

// ── Files ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const publicFolder = new URL('../public', import.meta.url);
await mkdir(new URL('../public/pdf/', import.meta.url), { recursive: true });

async function keep(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${fileURLToPath(publicFolder)}${path}`, bytes);
  console.log(`${path} ${bytes.length} B`);
}

const source = await readFile(new URL('../content/opravnenia.yaml', import.meta.url), 'utf8');
for (const group of permitsSchema.parse(parse(source)).groups) {
  for (const permit of group.permits) await keep(permit.pdf, await permitSheet(group, permit));
}
await keep('/pdf/uchdzaci.pdf', await consentSheet());
