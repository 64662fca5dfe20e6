import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UPLOAD_ACCEPT, type UploadFacts, uploadMediaType, uploadName, uploadProblems } from './upload.ts';

const BEGINNINGS = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
  doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  docx: [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00],
  zip: [0x50, 0x4b, 0x03, 0x04, 0x0a, 0x00, 0x00, 0x00],
  rar: [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x01, 0x00],
} as const;
const KINDS = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];

/** A small PDF, unless said otherwise. */
const aFile = (over: Partial<UploadFacts> = {}): UploadFacts => ({
  name: 'osvedcenie.pdf',
  sizeBytes: 48_000,
  beginning: Uint8Array.from(BEGINNINGS.pdf),
  ...over,
});

const refusedKind = (name: string) => `Súbor ${name} nemôžeme prijať. Pošlite .pdf, .doc, .docx, .zip alebo .rar.`;
const wrongContent = (name: string) => `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a pripojte.`;

describe('an attached file', () => {
  test('is accepted in five kinds', () => {
    expect(UPLOAD_ACCEPT).toBe('.pdf,.doc,.docx,.zip,.rar');
  });

  test.each(KINDS)('is accepted as .%s if it begins like one, also with an extension in capitals', (kind) => {
    const beginning = Uint8Array.from(BEGINNINGS[kind]);
    expect(uploadProblems([aFile({ name: `a.${kind}`, beginning })])).toEqual([]);
    expect(uploadProblems([aFile({ name: `A.B.${kind.toUpperCase()}`, beginning })])).toEqual([]);
  });

  test('may be an empty archive or a rar of an older version', () => {
    const beginning = Uint8Array.of(0x50, 0x4b, 0x05, 0x06, 0, 0, 0, 0);
    expect(uploadProblems([aFile({ name: 'a.zip', beginning })])).toEqual([]);
    const older = Uint8Array.of(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00, 0xcf);
    expect(uploadProblems([aFile({ name: 'a.rar', beginning: older })])).toEqual([]);
  });

  test.each(KINDS)('is refused as .%s if it begins like a program', (kind) => {
    const beginning = Uint8Array.of(0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00);
    expect(uploadProblems([aFile({ name: `a.${kind}`, beginning })])).toEqual([wrongContent(`a.${kind}`)]);
  });

  test('is refused as .pdf if it is a .zip, empty or cut short', () => {
    const name = 'a.pdf';
    expect(uploadProblems([aFile({ name, beginning: Uint8Array.from(BEGINNINGS.zip) })])).toEqual([
      wrongContent(name),
    ]);
    expect(uploadProblems([aFile({ name, sizeBytes: 0, beginning: new Uint8Array() })])).toEqual([
      'Súbor a.pdf je prázdny. Uložte ho znova a pripojte.',
    ]);
    expect(
      uploadProblems([aFile({ name, sizeBytes: 4, beginning: Uint8Array.from([0x25, 0x50, 0x44, 0x46]) })]),
    ).toEqual([wrongContent(name)]);
  });

  test.each([
    'a.exe',
    'a.pdf.exe',
    'a.docm',
    'a.html',
    'a.svg',
    'a.constructor',
    'a.__proto__',
    'a.toString',
    'osvedcenie',
    'pdf',
    'a.',
    '',
  ])('is refused under the name „%s“', (name) => {
    expect(uploadProblems([aFile({ name })])).toEqual([refusedKind(name)]);
    expect(uploadMediaType(name)).toBeUndefined();
  });

  test('has the media type of its extension', () => {
    expect(uploadMediaType('a.PDF')).toBe('application/pdf');
    expect(uploadMediaType('a.docx')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  });

  test('may have 10 MB at most', () => {
    expect(uploadProblems([aFile({ sizeBytes: 10_000_000 })])).toEqual([]);
    expect(uploadProblems([aFile({ sizeBytes: 10_000_001 })])).toEqual([
      'Súbor osvedcenie.pdf má viac ako 10 MB. Zmenšite ho alebo pošlite odkaz v správe.',
    ]);
  });
});

describe('files attached together', () => {
  const several = (count: number, over: Partial<UploadFacts> = {}) =>
    Array.from({ length: count }, () => aFile(over));

  test('are optional', () => {
    expect(uploadProblems([])).toEqual([]);
  });

  test('may be ten at most', () => {
    expect(uploadProblems(several(10))).toEqual([]);
    expect(uploadProblems(several(11))).toEqual(['Prílohou môže byť najviac 10 súborov.']);
  });

  test('may have 20 MB at most', () => {
    expect(uploadProblems(several(2, { sizeBytes: 10_000_000 }))).toEqual([]);
    expect(uploadProblems([...several(2, { sizeBytes: 10_000_000 }), aFile({ sizeBytes: 1 })])).toEqual([
      'Prílohy majú spolu viac ako 20 MB. Niektorú odoberte.',
    ]);
  });

  test('have an error message each', () => {
    const problems = uploadProblems([aFile(), aFile({ name: 'a.exe' }), aFile({ name: 'b.zip' })]);
    expect(problems).toEqual([refusedKind('a.exe'), wrongContent('b.zip')]);
  });
});

describe('the name of an uploaded file', () => {
  test.each([
    ['osvedčenie.pdf', 'osvedčenie.pdf'],
    ['C:\\Users\\jana\\osvedčenie.pdf', 'osvedčenie.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['a/b\\c.pdf', 'c.pdf'],
    ['faktúra\u202Efdp.exe', 'faktúrafdp.exe'],
    ['a\u0000b\r\nc\u007F.pdf', 'abc.pdf'],
    ['"><script>.pdf', 'script.pdf'],
    ['a\u200Bb\uFEFF.pdf', 'ab.pdf'],
    ['osvedc\u030Cenie.pdf', 'osvedčenie.pdf'],
    ['  a.pdf  ', 'a.pdf'],
    ['priečinok/', ''],
  ])('is stored for %j as %j', (sent, stored) => {
    expect(uploadName(sent)).toBe(stored);
  });

  test('is cut at its beginning when it is long', () => {
    expect(uploadName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
  });

  test('is processed fast when it consists of combining marks', () => {
    const begun = performance.now();
    expect(uploadName(`${'a\u0323\u0301'.repeat(10)}${'\u0323\u0301'.repeat(100_000)}.pdf`)).toMatch(/\.pdf$/);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  test('is always valid on a disk, in a header and in a database', () => {
    const hostile = fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
        fc.constantFrom('/', '\\', '\u202E', '\u0000', '"', '😀', '.'),
      ),
      maxLength: 300,
    });
    fc.assert(
      fc.property(hostile, (sent) => {
        const name = uploadName(sent);
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\/"<>|:*?]/u);
      }),
    );
  });

  test('is never cut inside a character', () => {
    expect(uploadName(`${'😀'.repeat(100)}x.pdf`).isWellFormed()).toBe(true);
    expect(uploadName(`${'😀'.repeat(100)}.pdf`).isWellFormed()).toBe(true);
  });
});
