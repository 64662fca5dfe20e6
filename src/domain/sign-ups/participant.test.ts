import { expect, test } from 'vitest';
import { rosterOf, unnamedSentence } from './participant.ts';

const nobody = { firstName: null, lastName: null };

test('participants are told by name as far as they have one', () => {
  const tomas = { firstName: 'Tomáš', lastName: 'Cvičný' };
  expect(rosterOf([tomas, nobody, { firstName: null, lastName: 'Vzorová' }, nobody])).toEqual({
    names: ['Tomáš Cvičný', 'Vzorová'],
    unnamed: 2,
  });
});

test.each([
  [1, '1\u00A0účastník, zatiaľ bez mena'],
  [3, '3\u00A0účastníci, zatiaľ bez mien'],
  [12, '12\u00A0účastníkov, zatiaľ bez mien'],
])('%i without a name are told in Slovak', (unnamed, sentence) => {
  expect(unnamedSentence(unnamed)).toBe(sentence);
});
