import { expect, test } from 'vitest';
import { excerpt, pieces } from './excerpt.ts';
import { wordsOf } from './text-words.ts';

/** Matches words with one of these stems. */
const by = (...words: string[]) => {
  const stems = new Set(words.flatMap((word) => wordsOf(word).map(({ stem }) => stem)));
  return ({ stem }: { stem: string }) => stems.has(stem);
};

test('matched words are separate pieces, spelled as in the text', () => {
  expect(pieces('Nácvik Poplachu, poplach.', by('poplach'))).toEqual([
    { text: 'Nácvik ', isMatch: false },
    { text: 'Poplachu', isMatch: true },
    { text: ', ', isMatch: false },
    { text: 'poplach', isMatch: true },
    { text: '.', isMatch: false },
  ]);
});

test('the pieces joined together are the text, also with soft hyphens inside words', () => {
  const text = 'Bezpečnostno\u00ADtechnická služba <b>&amp; iné</b>';
  const made = pieces(text, by('bezpečnostnotechnická'));
  expect(made.map(({ text }) => text).join('')).toBe(text);
  expect(made[0]).toEqual({ text: 'Bezpečnostno\u00ADtechnická', isMatch: true });
});

test('the excerpt is the line with the most matches, or the first line if there are none', () => {
  const text = 'Úvod.\nO kontrole.\nKontrola hydrantov.\nZáver.';
  expect(excerpt(text, by('kontrola', 'hydrant'))).toBe('Kontrola hydrantov.');
  expect(excerpt(text, by('odpad'))).toBe('Úvod.');
});

test('the excerpt of a long line is cut between words around its matches', () => {
  const line = `${'Veta o inom. '.repeat(30)}Tu je hydrant. ${'Ďalšia veta. '.repeat(30)}`;
  const shown = excerpt(line, by('hydrant'));
  expect(shown).toMatch(/^… .*Tu je hydrant\. .* …$/);
  expect(shown.length).toBeLessThan(230);
});

test('the excerpt of a very long word is cut', () => {
  expect(excerpt('x'.repeat(5_000), by('hydrant')).length).toBeLessThan(230);
});

test('the excerpt is a sentence rather than a heading with as many matches', () => {
  const text = 'Hydranty\nHydranty treba kontrolovať každý rok.\nHydranty sú v každej hale, aj v sklade.';
  expect(excerpt(text, by('hydrant'))).toBe('Hydranty treba kontrolovať každý rok.');
});
