import { expect, test } from 'vitest';
import { pageAsked } from './page-number.ts';

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
