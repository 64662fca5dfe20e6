import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slovakSortKey } from './slovak-order.ts';

const order = (one: string, other: string) => {
  const [a, b] = [slovakSortKey(one), slovakSortKey(other)];
  return Number(a > b) - Number(a < b);
};

test('names are ordered by the Slovak alphabet: č after c, ch after h, š after s', () => {
  const names = [
    'Šoféri',
    'Chemické faktory',
    'Čistenie',
    'Hliadka',
    'Cesty',
    'Sklad',
    'Zváranie',
    'Žeriav',
    'Hygiena',
  ];
  expect(names.toSorted(order)).toEqual([
    'Cesty',
    'Čistenie',
    'Hliadka',
    'Hygiena',
    'Chemické faktory',
    'Sklad',
    'Šoféri',
    'Zváranie',
    'Žeriav',
  ]);
});

test('numbers are ordered by their value', () => {
  expect(['Modul 10', 'Modul 9', 'Modul 09b', 'Modul'].toSorted(order)).toEqual([
    'Modul',
    'Modul 9',
    'Modul 09b',
    'Modul 10',
  ]);
});

test('case, and accents that do not make another letter, do not affect the order', () => {
  expect(slovakSortKey('ÚDRŽBA ĽAHKÝCH')).toBe(slovakSortKey('udržba lahkych'));
});

test('a sort key has digits only, which every database sorts alike', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^\d*$/.test(slovakSortKey(text))));
});

test('any two names are sorted as the Slovak collation of Unicode sorts them', () => {
  const { compare } = new Intl.Collator('sk', { numeric: true, sensitivity: 'base' });
  const letters = [...'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕřsštťuúvwxyýzžACČDHOÔSŠZŽ0129 -', 'ch', 'Ch', 'CH'];
  const name = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 });
  fc.assert(
    fc.property(name, name, (one, other) => order(one, other) === Math.sign(compare(one, other))),
    { numRuns: 2_000 },
  );
});
