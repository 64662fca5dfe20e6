import { describe, expect, test } from 'vitest';
import { mayBeSamePerson, missingNames, rosterOf, thoseWhoCome, unnamedSentence } from './participant.ts';

const nobody = { firstName: null, lastName: null, birthDate: null };
const jan = { firstName: 'Ján', lastName: 'Polák', birthDate: null };

test('of those who come some may have no name yet', () => {
  const tomas = { firstName: 'Tomáš', lastName: 'Cvičný' };
  expect(rosterOf([tomas, nobody, { firstName: null, lastName: 'Vzorová' }, nobody])).toEqual({
    names: ['Tomáš Cvičný', 'Vzorová'],
    unnamed: 2,
  });
});

test('those who were cancelled alone do not come', () => {
  const people = [{ status: 'confirmed' }, { status: 'cancelled' }] as const;
  expect(thoseWhoCome(people, { status: 'confirmed' })).toEqual([{ status: 'confirmed' }]);
});

test.each([
  [1, '1\u00A0účastník, zatiaľ bez mena', 'chýba 1\u00A0meno'],
  [3, '3\u00A0účastníci, zatiaľ bez mien', 'chýbajú 3\u00A0mená'],
  [12, '12\u00A0účastníkov, zatiaľ bez mien', 'chýba 12\u00A0mien'],
])('%i without a name are told in Slovak', (unnamed, sentence, missing) => {
  expect(unnamedSentence(unnamed)).toBe(sentence);
  expect(missingNames(unnamed)).toBe(missing);
});

describe('two may be one person', () => {
  test('whose names are the same but for case and diacritics', () => {
    expect(mayBeSamePerson(jan, { ...jan, firstName: 'JAN', lastName: 'Polak' })).toBe(true);
    expect(mayBeSamePerson(jan, { ...jan, lastName: 'Poláková' })).toBe(false);
  });

  test('unless they were born on different days', () => {
    const older = { ...jan, birthDate: '1958-03-01' };
    expect(mayBeSamePerson(older, { ...jan, birthDate: '1988-05-12' })).toBe(false);
    expect(mayBeSamePerson(older, jan)).toBe(true);
  });

  test('but not while nobody is named', () => {
    expect(mayBeSamePerson(nobody, nobody)).toBe(false);
  });
});
