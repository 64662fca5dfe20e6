import { expect, test } from 'vitest';
import { siteQuestion } from './site-question.ts';

const words = (typed: string) => siteQuestion(typed).words.map(({ folded }) => folded);

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
])('„%s“ looks for %j', (typed, expected) => {
  expect(words(typed).toSorted()).toEqual(expected.toSorted());
});

test('a text longer than a hundred characters is cut, and that is known', () => {
  const { text, wasCut } = siteQuestion('požiar '.repeat(60));
  expect([text.length <= 100, wasCut]).toEqual([true, true]);
  expect(siteQuestion('požiar').wasCut).toBe(false);
});

test('of many words the first six are looked for', () => {
  expect(words('aa bb cc dd ee ff gg hh ii jj kk ll')).toHaveLength(6);
});
