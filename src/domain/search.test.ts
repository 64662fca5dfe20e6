import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_LENGTH_MAX, searchable, searchTerms } from './search.ts';

/** Whether the desk's lists would find the text: it contains each term in one of its spellings. */
function finds(search: string, text: string): boolean {
  return searchTerms(search).every((ways) => ways.some((way) => text.includes(way)));
}

describe('a search of a list', () => {
  test('requires every word, in any order, without regard to diacritics and case', () => {
    const text = searchable(['Ján Šťastný', 'jan.stastny@example.sk', 'Doprava a sklady']);
    for (const search of ['stastny jan', 'JÁN', 'sklady stastny', 'stastny@ jan', '  Ján\u00A0 Šťast ']) {
      expect(finds(search, text), search).toBe(true);
    }
    expect(finds('jan nestastny', text)).toBe(false);
  });

  const SAME_TELEPHONE = [
    '0905 111 003',
    '0905111003',
    '0905/111 003',
    '+421 905 111 003',
    '+421905111003',
    '00421 905 111 003',
    '+421 (0)905 111 003',
    '421905111003',
    '905 111 003',
  ];

  test('finds a telephone number in any spelling of the number and of the search', () => {
    for (const phone of SAME_TELEPHONE) {
      const text = searchable(['Ján'], phone);
      for (const search of SAME_TELEPHONE) {
        expect(finds(search, text), `${search} in ${phone}`).toBe(true);
        expect(finds(`jan ${search}`, text)).toBe(true);
        expect(finds(`${search} jan`, text)).toBe(true);
      }
      for (const part of ['0905', '905 111', '111 003', '111003']) expect(finds(part, text), part).toBe(true);
      for (const other of ['0905 111 004', '0905 003 111', '+420 905 111 003']) {
        expect(finds(other, text), `${other} in ${phone}`).toBe(false);
      }
    }
  });

  test('finds a landline whose area code begins like the country code, and a foreign number', () => {
    expect(finds('+421 42 432 12 34', searchable([], '042/432 12 34'))).toBe(true);
    expect(finds('042 1234567', searchable([], '+421 42 123 4567'))).toBe(true);
    expect(finds('00420 777 123 456', searchable([], '+420 777 123 456'))).toBe(true);
  });

  test('finds other numbers too: of a company, of people and in a date', () => {
    const text = searchable(['99999994', 'asi 14, v sezóne 22', 'od 14.04.2026'], '0905111003');
    for (const search of ['99999994 22', '99 999 994', '22 14', '99999994 0905 111 003', '14.04.2026']) {
      expect(finds(search, text), search).toBe(true);
    }
  });

  test('is cut to the maximum length before it is processed', () => {
    const [[word]] = searchTerms('x'.repeat(1_000_000)) as [[string]];
    expect(word).toHaveLength(SEARCH_LENGTH_MAX);
    expect(searchTerms('e\u0301'.repeat(1_000_000))).toEqual([['e'.repeat(SEARCH_LENGTH_MAX / 2)]]);
  });

  test('finds the text it was copied from', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 5 }), { maxLength: 5 }), (words) => {
        expect(finds(words.join(' '), searchable([words.join(' ')]))).toBe(true);
      }),
    );
  });
});
