import { expect, test } from 'vitest';
import { pageAsked, pageWithin } from './paging.ts';

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
])('%j asks for page %i', (text, page) => {
  expect(pageAsked(text)).toBe(page);
});

test.each(['1e308', 'Infinity', '9'.repeat(300), '9'.repeat(400), '9007199254740993'])(
  '%s asks for a page beyond the last that can still be counted with',
  (text) => {
    expect(pageAsked(text)).toBe(1_000_000);
  },
);

test('a page beyond the last one is the last one, however far beyond', () => {
  const list = { total: 51, pageSize: 50 };
  expect([1, 2, 3, 1e300, Number.POSITIVE_INFINITY].map((page) => pageWithin(page, list))).toEqual([1, 2, 2, 2, 2]);
  expect(pageWithin(7, { total: 0, pageSize: 50 })).toBe(1);
  expect(pageWithin(2, { total: 50, pageSize: 50 })).toBe(1);
});
