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
const lying = (name: string) => `Súbor ${name} nie je to, čo hovorí jeho prípona. Uložte ho znova a pripojte.`;

describe('a file sent along', () => {
  test('may be of five kinds', () => {
    expect(UPLOAD_ACCEPT).toBe('.pdf,.doc,.docx,.zip,.rar');
  });

  test.each(KINDS)('is a .%s when it begins like one, in capitals too', (kind) => {
    const beginning = Uint8Array.from(BEGINNINGS[kind]);
    expect(uploadProblems([aFile({ name: `a.${kind}`, beginning })])).toEqual([]);
    expect(uploadProblems([aFile({ name: `A.B.${kind.toUpperCase()}`, beginning })])).toEqual([]);
  });

  test('may be an empty archive and an older rar', () => {
    const beginning = Uint8Array.of(0x50, 0x4b, 0x05, 0x06, 0, 0, 0, 0);
    expect(uploadProblems([aFile({ name: 'a.zip', beginning })])).toEqual([]);
    const older = Uint8Array.of(0x52, 0x61, 0x72, 0x21, 0x1a, 0x07, 0x00, 0xcf);
    expect(uploadProblems([aFile({ name: 'a.rar', beginning: older })])).toEqual([]);
  });

  test.each(KINDS)('is no .%s when it begins like a program', (kind) => {
    const beginning = Uint8Array.of(0x4d, 0x5a, 0x90, 0x00, 0x03, 0x00, 0x00, 0x00);
    expect(uploadProblems([aFile({ name: `a.${kind}`, beginning })])).toEqual([lying(`a.${kind}`)]);
  });

  test('is no .pdf when it is a .zip, and none when it is empty or cut short', () => {
    const name = 'a.pdf';
    expect(uploadProblems([aFile({ name, beginning: Uint8Array.from(BEGINNINGS.zip) })])).toEqual([lying(name)]);
    expect(uploadProblems([aFile({ name, sizeBytes: 0, beginning: new Uint8Array() })])).toEqual([lying(name)]);
    expect(
      uploadProblems([aFile({ name, sizeBytes: 4, beginning: Uint8Array.from([0x25, 0x50, 0x44, 0x46]) })]),
    ).toEqual([lying(name)]);
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
  ])('is not taken as „%s“', (name) => {
    expect(uploadProblems([aFile({ name })])).toEqual([refusedKind(name)]);
    expect(uploadMediaType(name)).toBeUndefined();
  });

  test('has the media type of its extension', () => {
    expect(uploadMediaType('a.PDF')).toBe('application/pdf');
    expect(uploadMediaType('a.docx')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
  });

  test('has 10 MB at most', () => {
    expect(uploadProblems([aFile({ sizeBytes: 10_000_000 })])).toEqual([]);
    expect(uploadProblems([aFile({ sizeBytes: 10_000_001 })])).toEqual([
      'Súbor osvedcenie.pdf má viac ako 10 MB. Zmenšite ho alebo pošlite odkaz v správe.',
    ]);
  });
});

describe('files sent together', () => {
  const several = (count: number, over: Partial<UploadFacts> = {}) =>
    Array.from({ length: count }, () => aFile(over));

  test('may be none', () => {
    expect(uploadProblems([])).toEqual([]);
  });

  test('are ten at most', () => {
    expect(uploadProblems(several(10))).toEqual([]);
    expect(uploadProblems(several(11))).toEqual(['Prílohou môže byť najviac 10 súborov.']);
  });

  test('have 20 MB at most', () => {
    expect(uploadProblems(several(2, { sizeBytes: 10_000_000 }))).toEqual([]);
    expect(uploadProblems([...several(2, { sizeBytes: 10_000_000 }), aFile({ sizeBytes: 1 })])).toEqual([
      'Prílohy majú spolu viac ako 20 MB. Niektorú odoberte.',
    ]);
  });

  test('are complained about one by one', () => {
    const problems = uploadProblems([aFile(), aFile({ name: 'a.exe' }), aFile({ name: 'b.zip' })]);
    expect(problems).toEqual([refusedKind('a.exe'), lying('b.zip')]);
  });
});

describe('the name of a file', () => {
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
  ])('%j is kept as %j', (sent, kept) => {
    expect(uploadName(sent)).toBe(kept);
  });

  test('keeps its end when it is long', () => {
    expect(uploadName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(116)}.pdf`);
  });

  test('costs nothing when it is a heap of marks', () => {
    const begun = performance.now();
    expect(uploadName(`${'a\u0323\u0301'.repeat(10)}${'\u0323\u0301'.repeat(100_000)}.pdf`)).toMatch(/\.pdf$/);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  test('is always one a disk, a header and a database can bear', () => {
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

  test('never loses half of a character where it is cut', () => {
    expect(uploadName(`${'😀'.repeat(100)}x.pdf`).isWellFormed()).toBe(true);
    expect(uploadName(`${'😀'.repeat(100)}.pdf`).isWellFormed()).toBe(true);
  });
});
