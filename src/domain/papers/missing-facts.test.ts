import { expect, test } from 'vitest';
import { missingFacts, missingNamesOf, missingSentence } from './missing-facts.ts';

const JAN = { firstName: 'Ján', lastName: 'Polák', birthDate: '1988-05-12' };
const EVA = { firstName: 'Eva', lastName: 'Šimková', birthDate: null };
const NOBODY = { firstName: null, lastName: null, birthDate: null };

test('of those who come a paper misses what it asks for, from the first on who lacks it', () => {
  expect(missingFacts([JAN, NOBODY, EVA, NOBODY], ['name', 'birthDate'])).toEqual([
    { fact: 'name', count: 2, names: [], first: 1 },
    { fact: 'birthDate', count: 1, names: ['Eva Šimková'], first: 2 },
  ]);
});

test('nothing is missing that is known, or that no paper asks for', () => {
  expect(missingFacts([JAN], ['name', 'birthDate'])).toEqual([]);
  expect(missingFacts([EVA], ['name'])).toEqual([]);
  expect(missingFacts([], ['name', 'birthDate'])).toEqual([]);
});

test.each([
  [1, 'Chýba dátum narodenia: 1\u00A0človeku'],
  [3, 'Chýba dátum narodenia: 3\u00A0ľuďom'],
  [12, 'Chýba dátum narodenia: 12\u00A0ľuďom'],
])('%i who lack it are told in Slovak', (count, sentence) => {
  expect(missingSentence({ fact: 'birthDate', count })).toBe(sentence);
});

test('five are named, of more only how many', () => {
  const [missing] = missingFacts(
    Array.from({ length: 12 }, () => EVA),
    ['birthDate'],
  );
  if (!missing) throw new Error('nothing is missing');
  expect(missingNamesOf(missing)).toBe(`${'Eva Šimková, '.repeat(4)}Eva Šimková a\u00A07\u00A0ďalších`);
  expect(missingNamesOf({ names: ['Ján Polák'], count: 1 })).toBe('Ján Polák');
  expect(missingNamesOf({ names: [], count: 4 })).toBe('');
});
