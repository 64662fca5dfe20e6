import { expect, test } from 'vitest';
import { missingFacts, missingNamesOf, missingSentence } from './missing-facts.ts';

const JAN = { firstName: 'Ján', lastName: 'Polák', birthDate: '1988-05-12' };
const EVA = { firstName: 'Eva', lastName: 'Šimková', birthDate: null };
const UNNAMED = { firstName: null, lastName: null, birthDate: null };

test('missingFacts lists each required fact with its count and the first participant who lacks it', () => {
  expect(missingFacts([JAN, UNNAMED, EVA, UNNAMED], ['name', 'birthDate'])).toEqual([
    { fact: 'name', count: 2, names: [], first: 1 },
    { fact: 'birthDate', count: 1, names: ['Eva Šimková'], first: 2 },
  ]);
});

test('missingFacts lists no fact that is known or not required', () => {
  expect(missingFacts([JAN], ['name', 'birthDate'])).toEqual([]);
  expect(missingFacts([EVA], ['name'])).toEqual([]);
  expect(missingFacts([], ['name', 'birthDate'])).toEqual([]);
});

test.each([
  [1, 'Chýba dátum narodenia: 1\u00A0človeku'],
  [3, 'Chýba dátum narodenia: 3\u00A0ľuďom'],
  [12, 'Chýba dátum narodenia: 12\u00A0ľuďom'],
])('missingSentence for %i people is correct Slovak', (count, sentence) => {
  expect(missingSentence({ fact: 'birthDate', count })).toBe(sentence);
});

test('missingNamesOf names five people and counts the others', () => {
  const [missing] = missingFacts(
    Array.from({ length: 12 }, () => EVA),
    ['birthDate'],
  );
  if (!missing) throw new Error('nothing is missing');
  expect(missingNamesOf(missing)).toBe(`${'Eva Šimková, '.repeat(4)}Eva Šimková a\u00A07\u00A0ďalších`);
  expect(missingNamesOf({ names: ['Ján Polák'], count: 1 })).toBe('Ján Polák');
  expect(missingNamesOf({ names: [], count: 4 })).toBe('');
});
