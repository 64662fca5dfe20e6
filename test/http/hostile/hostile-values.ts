import fc from 'fast-check';

// Input no user types by mistake, but an attacker does: known attacks first, then random values.

/** Must be escaped or left out: no answer may contain it as markup. */
export const MARKUP = '"><img src=x onerror=bozp()>';

const CONTROLS = ['\u0000', 'a\u0000b', '\u0001', '\u001b[31m', '\u007f', '\u0085', '\b\f\v', '\r\nSet-Cookie: a=b'];
const SURROGATES = ['\ud800', 'a\udc00b', '\udbff\udbff', '\ud83d'];
const DIRECTIONS = ['\u202e', 'a\u202egpj.exe', '\u2066a\u2069', '\ufeff', '\u200b', '\u2028', '\u2029', '\u00ad'];
const SYMBOLS = [
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '𝕁𝕒𝕟𝕒',
  'ﷺ',
  'e\u0301\u0323',
  `e${'\u0301'.repeat(200)}`,
  'İ',
  'ß',
  'ﬁ',
  '\uffff',
  '\u{10ffff}',
];
const MARKUPS = [
  MARKUP,
  `</textarea>${MARKUP}`,
  '<!--',
  ']]>',
  '</script><script>bozp()</script>',
  '{{7*7}}',
  '<%= 7 %>',
  '&#0;',
];
const SQL = ["'", "' OR 1=1 --", '"; DROP TABLE "signUp"; --', '%', '_', '\\', "\\'", 'a* OR b', 'NEAR(a b)', '"'];
const FORMULAS = ['=1+1', '+421', '-1', '@SUM(A1)', '=cmd|"/c calc"!A1', '\t=1', '|', ';'];
const PATHS = [
  '../../etc/passwd',
  '..\\..\\a',
  '/etc/passwd',
  'C:\\a',
  'file:///etc/passwd',
  '//cudzi.example',
  'a/b',
  '.',
  '..',
  'CON',
];
const LINKS = [
  'javascript:bozp()',
  'JaVaScRiPt:bozp()',
  'data:text/html,a',
  'http://[::1',
  'https://a b',
  'https://',
  'mailto:',
];
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'length',
  'then',
  'null',
  'undefined',
  'true',
];
const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1e400',
  '1e308',
  '9'.repeat(400),
  '2147483648',
  '9223372036854775808',
  '0x10',
  '1,5',
  '١٢٣',
  'NaN',
  'Infinity',
  ' 1 ',
  '1n',
  '0.1',
];
const DAYS = [
  '2026-02-30',
  '99999-01-01',
  '0000-00-00',
  '31.2.2026',
  '1.1.1',
  '-1.-1.-1',
  '2026-13-01',
  '2026-11-20T11:00:00Z',
  '24:60',
  '275760-09-13T00:00:00.001Z',
];
const ADDRESSES = [
  'a@',
  '@b',
  'a@b',
  'a@b.c\r\nBcc: x@y.sk',
  'a@b.sk,c@d.sk',
  '"a b"@c.sk',
  `${'a'.repeat(300)}@b.sk`,
  'a@[127.0.0.1]',
  'á@žltý.sk',
];
const ENCODED = ['%00', '%ED%A0%80', '%uD800', '%', '%zz', '+', '&a=b', '=', '%2e%2e%2f', '&#x27;'];
const STRUCTURES = [
  '[]',
  '{}',
  '{"a":1}',
  '[[[[',
  '{"__proto__":{"a":1}}',
  '<a/>',
  '---\na: &a [*a]',
  '{kurz}',
  '{'.repeat(200),
];
const LENGTHS = [
  '',
  ' ',
  '\n',
  '\t',
  'x'.repeat(201),
  'ž'.repeat(5_001),
  'x '.repeat(10_001),
  '\n'.repeat(3_000),
  'a'.repeat(120_000),
];

const KNOWN: readonly string[] = [
  ...CONTROLS,
  ...SURROGATES,
  ...DIRECTIONS,
  ...SYMBOLS,
  ...MARKUPS,
  ...SQL,
  ...FORMULAS,
  ...PATHS,
  ...LINKS,
  ...NAMES,
  ...NUMBERS,
  ...DAYS,
  ...ADDRESSES,
  ...ENCODED,
  ...STRUCTURES,
  ...LENGTHS,
];

/** A hostile text; short ones often next to a harmless one, so that they pass rules for the beginning or the end. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...KNOWN), fc.constantFrom(...KNOWN)).map((two) => two.join('')) },
  { weight: 2, arbitrary: fc.constantFrom(...KNOWN).map((text) => `Ján ${text} Polák`) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((codes) => String.fromCharCode(...codes)),
  },
);

/** A hostile name of a field. */
export const hostileName = fc.oneof(
  fc.constantFrom(
    ...NAMES,
    '',
    ' ',
    'a[b]',
    'a.b.c',
    'contacts.999999.name',
    'branches.-1.city',
    'a\u0000b',
    'x'.repeat(99),
    'id',
  ),
  hostileText.map((text) => text.slice(0, 100)),
);

/** A JSON value in place of a text. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      ...[
        null,
        true,
        0,
        -1,
        1.5,
        1e308,
        Number.MAX_SAFE_INTEGER + 1,
        [],
        {},
        [[]],
        ['a'],
        [null],
        { a: 'b' },
        { toString: 'x' },
      ],
      ...[nested(50), nested(2_000), { length: 1 }, { toJSON: 1 }, Array.from({ length: 300 }, () => 'a')],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Ids of no record, as they are written in an address. */
export const hostileId = fc.oneof(
  fc.constantFrom(
    ...[
      'nic',
      '__proto__',
      'constructor',
      '%00',
      'a%00b',
      '%ED%A0%80',
      '%',
      '%zz',
      '..%2f..',
      '%2e%2e',
      '%0d%0aa:b',
      "'",
      '%25',
      '-1',
    ],
    ...[
      '9'.repeat(400),
      '%22%3E%3Cimg%20src%3Dx%20onerror%3Dbozp()%3E',
      'x'.repeat(5_000),
      '%E2%80%AE',
      'novy',
      'nova',
      '*',
      '%F0%9F%92%A9',
    ],
    ...['0f8fad5b-d9cb-469f-a165-70867728950e', 'e%CC%81'.repeat(500), '%5c', ';a=b', '.', '1e18', 'NaN'],
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((any) => encodeURIComponent(any.toWellFormed())),
);

function nested(depth: number): unknown {
  let inside: unknown = 'a';
  for (let level = 0; level < depth; level += 1) inside = [inside];
  return inside;
}
