import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';

const bytes = (text: string) => new TextEncoder().encode(text);
const xlsx = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const WORKBOOK = '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>';
const RELS =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"/></Relationships>';
const book = (sheet: string, more: Record<string, string> = {}) =>
  xlsx({
    '[Content_Types].xml': TYPES,
    'xl/workbook.xml': WORKBOOK,
    'xl/_rels/workbook.xml.rels': RELS,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  });
const cell = (inside: string) => `<worksheet><sheetData><row r="1">${inside}</row></sheetData></worksheet>`;

/** A "billion laughs" attack: each entity contains the previous one ten times. */
const LAUGHS = `<!DOCTYPE a [<!ENTITY b0 "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY b${index + 1} "${`&b${index};`.repeat(10)}">`).join('')}]>`;

/** Spreadsheets that no spreadsheet program would write. */
export const SPREADSHEETS: Record<string, Uint8Array> = {
  'empty.xlsx': new Uint8Array(),
  'no-zip.xlsx': bytes('Meno;Priezvisko\nJán;Polák'),
  'cut.xlsx': book(cell('<c r="A1"><v>1</v></c>')).slice(0, 120),
  'no-parts.xlsx': xlsx({ 'a.txt': 'a' }),
  'no-sheet.xlsx': xlsx({ '[Content_Types].xml': TYPES, 'xl/workbook.xml': WORKBOOK }),
  'no-xml.xlsx': book('nijaké XML <<<'),
  'laughs.xlsx': book(`${LAUGHS}${cell('<c r="A1" t="inlineStr"><is><t>&b9;</t></is></c>')}`),
  'outside.xlsx': book(
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${cell('<c r="A1" t="inlineStr"><is><t>&x;</t></is></c>')}`,
  ),
  'far-cell.xlsx': book(cell('<c r="XFD1048576"><v>1</v></c>')),
  'no-cell.xlsx': book(cell('<c r="0"><v>1</v></c><c r="-1A"/><c/>')),
  'wrong-string.xlsx': book(cell('<c r="A1" t="s"><v>99999</v></c>')),
  'formula.xlsx': book(cell('<c r="A1" t="str"><f>cmd|"/c calc"!A1</f><v>=cmd</v></c>')),
  'wide.xlsx': book(cell(Array.from({ length: 5_000 }, () => '<c><v>1</v></c>').join(''))),
  'deep.xlsx': book(`${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`),
  'bomb.xlsx': book(cell('<c r="A1"><v>1</v></c>'), { 'xl/sharedStrings.xml': ' '.repeat(60_000_000) }),
  'climbing.xlsx': book(cell(''), { '../../../../tmp/bozp': 'a', '/etc/passwd': 'a' }),
  'proto.xlsx': book(cell('<c r="A1" t="inlineStr"><is><t>__proto__</t></is></c>'), {
    __proto__x: 'a',
    constructor: 'a',
  }),
  'old.xls': Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  'utf16.csv': Uint8Array.from([0xff, 0xfe, ...Buffer.from('Meno;Priezvisko\nJán;Polák', 'utf16le')]),
  'nul.csv': bytes('Meno;Priezvisko\nJ\u0000n;Pol\u0000k\n'),
  'quotes.csv': bytes(`Meno;Priezvisko\n"Ján;Polák\n${'"a"b;c\n'.repeat(300)}`),
  'wide.csv': bytes(`${';'.repeat(100_000)}\n`),
  'long.csv': bytes(`Meno;Priezvisko\n${'x'.repeat(500_000)};b\n`),
  'lines.csv': bytes(`Meno;Priezvisko\n${'\n'.repeat(300_000)}Ján;Polák`),
  'many.csv': bytes(`Meno;Priezvisko\n${'Ján;Polák\n'.repeat(5_100)}`),
  'bytes.csv': Uint8Array.from({ length: 2_000 }, (_, index) => (index * 7) % 256),
  'surrogates.csv': Uint8Array.from([...Buffer.from('Meno;Priezvisko\n'), 0xed, 0xa0, 0x80, 0x3b, 0x61]),
  'formulas.csv': bytes('=cmd|"/c calc"!A1;@SUM(A1)\n+1;-1\n'),
  'marks.csv': bytes(`Meno;Priezvisko\ne${'\u0301'.repeat(50_000)};b`),
};

/** Uploads in place of the expected file: none, empty or wrong ones. */
export const hostileFile: fc.Arbitrary<{ name: string; bytes: Uint8Array }> = fc.record({
  name: fc.oneof(
    fc.constantFrom(
      'a.pdf',
      'a.docx',
      'a.zip',
      'a.png',
      'a.svg',
      'a.csv',
      '.pdf',
      'a.pdf.exe',
      '',
      '..',
      'a\u0000.pdf',
      'a\u202efdp.exe',
    ),
    fc.constantFrom(
      '../../a.pdf',
      'C:\\a.pdf',
      `${'x'.repeat(5_000)}.pdf`,
      'a".pdf',
      "a'.pdf",
      '<img src=x>.pdf',
      'a\r\nb: c.pdf',
      '\ud800.pdf',
    ),
  ),
  bytes: fc.oneof(
    fc.constant(new Uint8Array()),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom(
      bytes('%PDF-1.7'),
      bytes('PK\u0003\u0004aaaa'),
      bytes('<svg onload="bozp()"/>'),
      bytes('GIF89a'),
      bytes('\u0089PNG\r\n\u001a\n'),
    ),
    fc.constantFrom(
      Uint8Array.from([
        0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0xff, 0xff, 0xff, 0xff,
        0xff, 0xff, 0xff, 0xff,
      ]),
    ),
  ),
});
