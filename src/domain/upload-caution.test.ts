import { expect, test } from 'vitest';
import { cautionOfArchive, cautionOfDocument } from './upload-caution.ts';

const WORD = ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'];

test.each([
  ['a document', WORD, undefined],
  ['a document with macros', [...WORD, 'word/vbaProject.bin'], 'macros'],
  ['a document with controls', [...WORD, 'word/activeX/activeX1.xml'], 'macros'],
  ['a document without its text', ['[Content_Types].xml'], 'notWord'],
  ['a document without its types', ['word/document.xml'], 'notWord'],
  ['a workbook that is called a document', ['[Content_Types].xml', 'xl/workbook.xml'], 'notWord'],
  ['what is no archive', undefined, 'notWord'],
])('the warning for %s is right', (_what, parts, caution) => {
  expect(cautionOfDocument(parts)).toBe(caution);
});

test.each([
  ['scans', ['sken/1.pdf', 'sken/2.JPG'], undefined],
  ['a program', ['faktura.pdf.exe'], 'program'],
  ['a script in a folder', ['a/b/spusti.JS'], 'program'],
  ['a workbook with macros', ['ludia.xlsm'], 'macros'],
  ['what cannot be read', undefined, 'unreadable'],
])('the warning for an archive with %s is right', (_what, names, caution) => {
  expect(cautionOfArchive(names)).toBe(caution);
});
