import fc from 'fast-check';
import { SITE_MAP } from '../route-patterns.ts';

// The parts of unusual requests.

const CALLS = [
  '/getCourses',
  '/createCourse',
  '/updateCourse/:id',
  '/deleteCourse/:id',
  '/api/sendCourse',
  '/api/sendContact',
  '/api/articles',
  '/api/articles/:id',
  '/api/openapi.json',
  '/api/*',
  '/healthz',
  '/readyz',
];
const OTHERS = [
  '/__manifest',
  '/favicon.svg',
  '/assets/:file',
  '/pdf/uchdzaci',
  '/o-nas/kariera',
  '/_root.data',
  '/*',
];

/** Inserted unchanged into a path or query, including percent signs. */
const STRANGE = [
  'demo-1',
  'novy',
  'nova',
  '__proto__',
  'constructor',
  'toString',
  '%00',
  'a%00b',
  '%01',
  '%7F',
  '..%2f..%2f',
  '%2e%2e',
  '..;a=b',
  '%5c..',
  '%ED%A0%80',
  '%F0%9F%98%80',
  '%C0%AF',
  '%E0%80%80',
  '%FF',
  '%',
  '%zz',
  '%EF%BF%BF',
  '%E2%80%AE',
  '%27%20OR%201=1--',
  '%22%3E%3Cscript%3E',
  '$1',
  '9223372036854775808',
  '-9223372036854775809',
  '2147483648',
  '-1',
  '0',
  '01',
  '1e400',
  '1e308',
  'NaN',
  'Infinity',
  '0x10',
  '1.5',
  'null',
  'undefined',
  '%5B%5D',
  '[object%20Object]',
  '*',
  '(.*)+$',
  '%25',
  '%2525252f',
  '+',
  '\u017Dilina',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  '2026-02-30',
  '99999-99-99',
  '../../etc/passwd',
  'x'.repeat(10_000),
  '%F0%9F%98%80'.repeat(1_000),
];

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STRANGE) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map((any) => encodeURIComponent(any.toWellFormed())),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 12 }).map((bytes) => `%${bytes.toHex().replace(/..(?=.)/g, '$&%')}`),
  },
);

export const path = fc
  .tuple(
    fc.constantFrom(...SITE_MAP, ...CALLS, ...OTHERS),
    fc.array(word, { minLength: 4, maxLength: 4 }),
    fc.constantFrom('', '', '', '', '.data', '/', '/_.data', ';a=1', '//', '%20'),
    fc.constantFrom('', '', '', '', '/', '/.', '//x'),
  )
  .map(([pattern, words, end, start]) => {
    let next = 0;
    return start + pattern.replace(/:\w+|\*/g, () => words[next++ % 4] ?? '') + end;
  });

const name = fc.constantFrom(
  ...['strana', 'mesto', 'krok', 'q', 'hladat', 'stav', 'kurz', 'od', 'do', 'page', 'pageSize', '_routes', 'index'],
  ...['prihlaska', 'dopyt', 'dalej', 'kod', 'ulozene', 'zmazane', 'v-kosi', 'paths', 'version', 'p', '__proto__', ''],
);
export const query = fc.oneof(
  fc.constant(''),
  fc
    .array(fc.tuple(name, word), { maxLength: 4 })
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
);

const HEADERS: Record<string, string[]> = {
  Host: [
    'localhost',
    'cudzi.example',
    '[::1]',
    'localhost:99999',
    'a b',
    '',
    '%00',
    'localhost/..',
    'x'.repeat(300),
    'münchen',
  ],
  Origin: ['null', 'https://cudzi.example', 'http://localhost', 'javascript:1', '\u00FF', ''],
  Cookie: [
    'x=1',
    ';;;',
    '=',
    'bozp.session_token=%00.%00',
    'bozp.session_token=a.b',
    '__proto__=1',
    'x'.repeat(5_000),
  ],
  'If-Match': ['*', '"1"', 'W/"1"', '"99999999999999999999"', '1', '""', ',,,'],
  'If-None-Match': ['*', '"x"', 'W/', ',', '"', '"'.repeat(5_000)],
  'If-Modified-Since': ['yesterday', '0', 'Thu, 01 Jan 99999 00:00:00 GMT'],
  Accept: ['*/*', 'text/html', '', ';;;', 'application/json;q=x', 'text/html'.repeat(500)],
  'Accept-Encoding': ['br', 'gzip', '*', 'br;q=0,*;q=0', ';q=', 'gzip'.repeat(1_000), '"', 'identity;q=0'],
  Range: [
    'bytes=0-',
    'bytes=5-2',
    'bytes=-0',
    'bytes=a-b',
    'bytes=0-1,2-3',
    'bytes=99999999999999999999-',
    'lines=1',
  ],
  'Content-Type': [
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'text/plain',
    'a',
    '',
  ],
  'X-Forwarded-For': ['1.1.1.1', 'nic', '::1, , x', '\u00FF'],
  'X-React-Router-SPA-Mode': ['yes'],
  'Content-Encoding': ['gzip', 'x'],
};
export const headers = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 4 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.constantFrom(...(HEADERS[name] ?? [])).map((value) => [name, value] as const)),
    ),
  );

export const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant('GET') },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'Post', 'QUERY', 'NIC'],
    ),
  },
);
