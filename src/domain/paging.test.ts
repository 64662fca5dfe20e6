import { expect, test } from 'vitest';
import { pageWithin } from './paging.ts';

test('a page beyond the last one is the last one, however far beyond', () => {
  const list = { total: 51, pageSize: 50 };
  expect([1, 2, 3, 1e300, Number.POSITIVE_INFINITY].map((page) => pageWithin(page, list))).toEqual([1, 2, 2, 2, 2]);
  expect(pageWithin(7, { total: 0, pageSize: 50 })).toBe(1);
  expect(pageWithin(2, { total: 50, pageSize: 50 })).toBe(1);
});
