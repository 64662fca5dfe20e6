import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { uploadCaution } from './upload-caution.ts';

const zipOf = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('a')])));
const WORD = zipOf('[Content_Types].xml', 'word/document.xml');
const compound = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(512),
    ...streams.map((stream) => Buffer.from(stream, 'utf16le')),
  ]);
const text = (words: string) => new TextEncoder().encode(words);

describe('uploadCaution', () => {
  test.each([
    ['a document', 'a.docx', WORD, undefined],
    [
      'a document with macros',
      'a.docx',
      zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      'macros',
    ],
    ['a file that only begins like a document', 'a.DOCX', text('PK\u0003\u0004 nič'), 'notWord'],
    ['a document that is cut off', 'a.docx', WORD.slice(0, -20), 'notWord'],
    ['any other archive', 'a.docx', zipOf('xl/workbook.xml'), 'notWord'],
    ['an older document', 'a.doc', compound('Root Entry', 'WordDocument'), undefined],
    ['an older document with macros', 'a.doc', compound('WordDocument', '_VBA_PROJECT'), 'macros'],
    ['an older workbook', 'a.doc', compound('Workbook'), 'notWord'],
    ['an archive', 'a.zip', zipOf('a.pdf'), undefined],
    ['an archive with a program', 'a.zip', zipOf('a.pdf.exe'), 'program'],
    ['an empty archive', 'a.zip', zipSync({}), undefined],
    ['a broken archive', 'a.zip', WORD.slice(0, 30), 'unreadable'],
    ['a paper', 'a.pdf', text('%PDF-1.7 /JSON /Page'), undefined],
    ['a paper that runs a script', 'a.pdf', text('%PDF-1.7 << /S /JavaScript /JS (a) >>'), 'program'],
    ['a paper that starts a program', 'a.pdf', text('%PDF-1.7 << /S /Launch >>'), 'program'],
    ['a paper with a file in it', 'a.pdf', text('%PDF-1.7 << /Type /EmbeddedFile >>'), 'enclosed'],
    ['a file of a type that is not inspected', 'a.rar', text('Rar!'), undefined],
  ] as const)('returns the right warning: %s', (_what, name, bytes, caution) => {
    expect(uploadCaution({ name, bytes })).toBe(caution);
  });

  test('stops quickly at a directory that claims more parts than it has', () => {
    const claims = Buffer.from(WORD);
    const end = claims.lastIndexOf(Buffer.from('504b0506', 'hex'));
    for (const at of [8, 10]) claims.writeUInt16LE(0xfffe, end + at);
    const begun = performance.now();
    expect(uploadCaution({ name: 'a.docx', bytes: claims })).toBe('notWord');
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
