import { expect, test } from 'vitest';
import { parseSiteQuery } from './site-query.ts';

const words = (entered: string) => parseSiteQuery(entered).words.map(({ folded }) => folded);

test.each([
  ['Hasiace prístroje', ['hasiace', 'pristroje']],
  ['práca vo výškach', ['praca', 'vyskach']],
  ['kurz kurzy KURZ', ['kurz']],
  ['vo', ['vo']],
  ['§ 4', []],
  ['?!…„“', []],
  ['a', []],
  ['   ', []],
  ['<script>alert(1)</script>', ['script', 'alert']],
  ['124/2006', ['124', '2006']],
])('the query „%s“ searches for %j', (entered, expected) => {
  expect(words(entered).toSorted()).toEqual(expected.toSorted());
});

test('a query longer than a hundred characters is cut and marked as cut', () => {
  const { text, wasCut } = parseSiteQuery('požiar '.repeat(60));
  expect([text.length <= 100, wasCut]).toEqual([true, true]);
  expect(parseSiteQuery('požiar').wasCut).toBe(false);
});

test('only the first six words of a query are searched for', () => {
  expect(words('aa bb cc dd ee ff gg hh ii jj kk ll')).toHaveLength(6);
});
