import { describe, expect, test } from 'vitest';
import { currentParticipants, mayBeSamePerson, missingNames, rosterOf, unnamedSentence } from './participant.ts';

const unnamed = { firstName: null, lastName: null, birthDate: null };
const jan = { firstName: 'Ján', lastName: 'Polák', birthDate: null };

test('rosterOf lists the names and counts unnamed participants', () => {
  const tomas = { firstName: 'Tomáš', lastName: 'Cvičný' };
  expect(rosterOf([tomas, unnamed, { firstName: null, lastName: 'Vzorová' }, unnamed])).toEqual({
    names: ['Tomáš Cvičný', 'Vzorová'],
    unnamed: 2,
  });
});

test('currentParticipants omits those cancelled individually', () => {
  const people = [{ status: 'confirmed' }, { status: 'cancelled' }] as const;
  expect(currentParticipants(people, { status: 'confirmed' })).toEqual([{ status: 'confirmed' }]);
});

test.each([
  [1, '1\u00A0účastník, zatiaľ bez mena', 'chýba 1\u00A0meno'],
  [3, '3\u00A0účastníci, zatiaľ bez mien', 'chýbajú 3\u00A0mená'],
  [12, '12\u00A0účastníkov, zatiaľ bez mien', 'chýba 12\u00A0mien'],
])('the sentences about %i unnamed participants are correct Slovak', (unnamed, sentence, missing) => {
  expect(unnamedSentence(unnamed)).toBe(sentence);
  expect(missingNames(unnamed)).toBe(missing);
});

describe('mayBeSamePerson', () => {
  test('ignores case and diacritics of names', () => {
    expect(mayBeSamePerson(jan, { ...jan, firstName: 'JAN', lastName: 'Polak' })).toBe(true);
    expect(mayBeSamePerson(jan, { ...jan, lastName: 'Poláková' })).toBe(false);
  });

  test('is false for different birth dates', () => {
    const older = { ...jan, birthDate: '1958-03-01' };
    expect(mayBeSamePerson(older, { ...jan, birthDate: '1988-05-12' })).toBe(false);
    expect(mayBeSamePerson(older, jan)).toBe(true);
  });

  test('is false for unnamed participants', () => {
    expect(mayBeSamePerson(unnamed, unnamed)).toBe(false);
  });
});
