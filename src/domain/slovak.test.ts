import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf, counted, fileSize, folded, nonBreaking, outOf, slugified, verbFor } from './slovak.ts';

describe('a folded text', () => {
  test('has no diacritics and capitals', () => {
    expect(folded('Žilina, ĽUBICA Ťažká Ďuríčeková Čäôŕĺ')).toBe('zilina, lubica tazka duricekova caorl');
  });

  test('is the same for composed and decomposed letters', () => {
    expect(folded('Z\u030Cilina')).toBe(folded('Žilina'));
  });

  test('is unchanged when folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});

describe('a slug', () => {
  test('has lower-case letters, digits and single hyphens', () => {
    expect(slugified('  Práca vo výškach – 2. časť (Žilina) ')).toBe('praca-vo-vyskach-2-cast-zilina');
    expect(slugified('???')).toBe('');
  });

  test('never begins or ends with a hyphen, and has no two in a row', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(slugified(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      }),
    );
  });
});

describe('the non-breaking spaces of a line', () => {
  test.each([
    ['kurz v Žiline a v Martine', 'kurz v~Žiline a~v~Martine'],
    ['Ideme k vám', 'Ideme k~vám'],
    ['(s nami)', '(s~nami)'],
    ['nájdete v ', 'nájdete v~'],
    ['zákon č. 124/2006 Z. z.', 'zákon č.~124/2006~Z.~z.'],
    ['podľa ISO 9001', 'podľa ISO~9001'],
    ['podľa § 7 ods. 2 písm. a', 'podľa §~7 ods.~2 písm.~a'],
    ['Vzor s. r. o.', 'Vzor s.~r.~o.'],
    ['Vzor, spol. s r. o.', 'Vzor, spol. s~r.~o.'],
    ['Vzor, a. s., a Vzor, v. o. s.', 'Vzor, a.~s., a~Vzor, v.~o.~s.'],
    ['14. apríla 2026', '14.~apríla 2026'],
    ['platí od 1. 3. 2007 do odvolania', 'platí od 1.~3.~2007 do odvolania'],
    ['49 € za 2 dni', '49~€ za~2~dni'],
    ['do 10 MB', 'do 10~MB'],
    ['V 6 pobočkách pracuje 70 zamestnancov', 'V~6~pobočkách pracuje 70~zamestnancov'],
    ['od roku 1997 robíme', 'od roku 1997 robíme'],
    ['podľa § 27 zákona', 'podľa §~27~zákona'],
    ['Vzorová 2, 974 01 Banská Bystrica', 'Vzorová 2, 974~01 Banská Bystrica'],
    ['0900 123 456', '0900~123~456'],
    ['Počet úrazov za posledný rok *', 'Počet úrazov za posledný rok~*'],
    ['1 000 klientov', '1~000~klientov'],
    ['slovo – slovo', 'slovo~– slovo'],
  ])('are added to „%s“ as Slovak typography requires', (text, expected) => {
    // „za“ is a two-letter preposition, which may be at the end of a line
    expect(nonBreaking(text).replaceAll('\u00A0', '~')).toBe(expected.replace('za~2', 'za 2'));
  });

  test('change no letter', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(nonBreaking(text).replaceAll('\u00A0', ' ')).toBe(text.replaceAll('\u00A0', ' '));
      }),
    );
  });
});

test('the beginning of a text ends between two words, and a short text is whole', () => {
  expect(beginningOf('Kurz prvej pomoci', 17)).toBe('Kurz prvej pomoci');
  expect(beginningOf('Kurz prvej pomoci', 16)).toBe('Kurz prvej…');
  expect(beginningOf('Kurzprvejpomoci', 4)).toBe('Kurz…');
});

describe('a counted noun', () => {
  test.each([
    [0, '0 miest'],
    [1, '1 miesto'],
    [2, '2 miesta'],
    [4, '4 miesta'],
    [5, '5 miest'],
    [11, '11 miest'],
    [21, '21 miest'],
    [22, '22 miest'],
    [101, '101 miest'],
  ])('for %i is „%s“', (count, text) => {
    expect(counted(count, 'miesto', 'miesta', 'miest')).toBe(text.replace(' ', '\u00A0'));
  });
});

test.each([
  [0, 'čaká'],
  [1, 'čaká'],
  [2, 'čakajú'],
  [4, 'čakajú'],
  [5, 'čaká'],
  [22, 'čaká'],
])('the verb for a count of %i is „%s“', (count, verb) => {
  expect(verbFor(count, 'čaká', 'čakajú')).toBe(verb);
});

test.each([
  [0, 'z 0'],
  [1, 'z 1'],
  [2, 'z 2'],
  [4, 'zo 4'],
  [6, 'zo 6'],
  [7, 'zo 7'],
  [8, 'z 8'],
  [14, 'zo 14'],
  [15, 'z 15'],
  [17, 'zo 17'],
  [27, 'z 27'],
  [47, 'zo 47'],
  [100, 'zo 100'],
  [215, 'z 215'],
  [600, 'zo 600'],
  [1_000, 'z 1000'],
  [7_125, 'zo 7125'],
])('a part of the total %i is introduced by „%s“', (total, text) => {
  expect(outOf(total)).toBe(text.replace(' ', '\u00A0'));
});

describe('the size of a file', () => {
  test.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_000, '1 kB'],
    [12_361, '12 kB'],
    [1_000_000, '1 MB'],
    [1_240_000, '1,2 MB'],
    [10_000_000, '10 MB'],
  ])('of %i bytes is formatted as „%s“', (sizeBytes, text) => {
    expect(fileSize(sizeBytes)).toBe(text.replace(' ', '\u00A0'));
  });
});
