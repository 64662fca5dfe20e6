import { expect, test } from 'vitest';
import { pageWithin, requestedPage } from './paging.ts';

test.each([
  [null, 1],
  ['', 1],
  ['2', 2],
  ['2.9', 2],
  ['0', 1],
  ['-3', 1],
  ['-Infinity', 1],
  ['dva', 1],
  ['NaN', 1],
])('%j in an address requests page %i', (text, page) => {
  expect(requestedPage(text)).toBe(page);
});

test.each(['1e308', 'Infinity', '9'.repeat(300), '9'.repeat(400), '9007199254740993'])(
  'the page number %s is limited to the maximum',
  (text) => {
    expect(requestedPage(text)).toBe(1_000_000);
  },
);

test('a requested page beyond the last one is replaced by the last one', () => {
  const list = { total: 51, pageSize: 50 };
  expect([1, 2, 3, 1e300, Number.POSITIVE_INFINITY].map((page) => pageWithin(page, list))).toEqual([1, 2, 2, 2, 2]);
  expect(pageWithin(7, { total: 0, pageSize: 50 })).toBe(1);
  expect(pageWithin(2, { total: 50, pageSize: 50 })).toBe(1);
});
