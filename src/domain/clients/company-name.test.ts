import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyDomain } from './company-domain.ts';
import { companyNameKey } from './company-name.ts';

test.each([
  ['Sklady Príklad, a. s.', 'SKLADY PRIKLAD AS'],
  ['Pekáreň Žitná s.r.o.', 'pekaren zitna, spol. s r. o.'],
  ['„Stavby Vzor“ spol. s r.o. v likvidácii', 'Stavby Vzor'],
  ['Novák & syn, v.o.s.', 'Novak a syn'],
  ['AGRO-STAV k. s.', 'Agrostav'],
  ['Doprava Vzor, akciová spoločnosť', 'doprava vzor a.s.'],
])('the names %s and %s have the same key', (one, other) => {
  expect(companyNameKey(one)).toBe(companyNameKey(other));
});

test.each([
  ['Sklady Príklad', 'Sklady Príklad Košice'],
  ['Stas, s. r. o.', 'St, s. r. o.'],
  ['3M, s. r. o.', 'VW, s. r. o.'],
])('the names %s and %s have different keys', (one, other) => {
  expect(companyNameKey(one)).not.toBe(companyNameKey(other));
});

test.each(['', '–', 'nemám', 'Fyzická osoba', 'zakladáme', 'X'])(
  '%j has no name key, as it is no company name',
  (text) => {
    expect(companyNameKey(text)).toBeUndefined();
  },
);

test('a name has the same key regardless of case, quotation marks and legal form', () => {
  const word = fc.stringMatching(/^[b-rt-z]{3,9}$/);
  const form = fc.constantFrom('', ', s. r. o.', ' s.r.o.', ' a.s.', ' SPOL. S R.O.', ', k. s.');
  fc.assert(
    fc.property(word, word, form, form, (first, second, one, other) => {
      const key = companyNameKey(`${first} ${second}${one}`);
      expect(companyNameKey(`  „${first.toUpperCase()}“ ${second} ${other}`)).toBe(key);
    }),
  );
});

test.each([
  ['nakup@Sklady-Priklad.sk', 'sklady-priklad.sk'],
  ['sklady.priklad@gmail.com', undefined],
  ['sklady@azet.sk', undefined],
  ['sklady', undefined],
  ['', undefined],
])('the company domain of the e-mail %j is %j', (email, domain) => {
  expect(companyDomain(email)).toBe(domain);
});
