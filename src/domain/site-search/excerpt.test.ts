import { expect, test } from 'vitest';
import { excerpt, pieces } from './excerpt.ts';
import { wordsOf } from './words.ts';

/** Matches words with one of these stems. */
const by = (...words: string[]) => {
  const stems = new Set(words.flatMap((word) => wordsOf(word).map(({ stem }) => stem)));
  return ({ stem }: { stem: string }) => stems.has(stem);
};

test('the found words are pieces of their own, as they are written', () => {
  expect(pieces('Nácvik Poplachu, poplach.', by('poplach'))).toEqual([
    { text: 'Nácvik ', isFound: false },
    { text: 'Poplachu', isFound: true },
    { text: ', ', isFound: false },
    { text: 'poplach', isFound: true },
    { text: '.', isFound: false },
  ]);
});

test('the pieces together are the text, also with words divided by soft hyphens', () => {
  const text = 'Bezpečnostno\u00ADtechnická služba <b>&amp; iné</b>';
  const made = pieces(text, by('bezpečnostnotechnická'));
  expect(made.map(({ text }) => text).join('')).toBe(text);
  expect(made[0]).toEqual({ text: 'Bezpečnostno\u00ADtechnická', isFound: true });
});

test('the line with most of the words is shown, the first one where none has any', () => {
  const text = 'Úvod.\nO kontrole.\nKontrola hydrantov.\nZáver.';
  expect(excerpt(text, by('kontrola', 'hydrant'))).toBe('Kontrola hydrantov.');
  expect(excerpt(text, by('odpad'))).toBe('Úvod.');
});

test('a long line is cut between words around what was found', () => {
  const line = `${'Veta o inom. '.repeat(30)}Tu je hydrant. ${'Ďalšia veta. '.repeat(30)}`;
  const shown = excerpt(line, by('hydrant'));
  expect(shown).toMatch(/^… .*Tu je hydrant\. .* …$/);
  expect(shown.length).toBeLessThan(230);
});

test('a word without end is shown in part', () => {
  expect(excerpt('x'.repeat(5_000), by('hydrant')).length).toBeLessThan(230);
});

test('a sentence is shown rather than a heading that says no more than what was searched for', () => {
  const text = 'Hydranty\nHydranty treba kontrolovať každý rok.\nHydranty sú v každej hale, aj v sklade.';
  expect(excerpt(text, by('hydrant'))).toBe('Hydranty treba kontrolovať každý rok.');
});
