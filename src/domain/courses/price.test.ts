import { expect, test } from 'vitest';
import { formatCents, priceInEuros, priceNote } from './price.ts';

test.each([
  ['49 €', 49],
  ['49€', 49],
  ['49\u00A0€', 49],
  ['49,50 €', 49.5],
  ['1 200 €', 1200],
  ['1200 €', 1200],
  ['0 €', 0],
  ['49 € s\u00A0DPH', 49],
])('„%s“ is read as an amount', (price, euros) => {
  expect(priceInEuros(price)).toBe(euros);
});

test.each(['', 'dohodou', '49', 'od 49 €', '49 € bez DPH', '49 € / osoba', '49 – 59 €', '4 9 €', '49,5 €', '-49 €'])(
  '„%s“ is not read as an amount',
  (price) => {
    expect(priceInEuros(price)).toBeUndefined();
  },
);

test('an amount is written with the signs of Slovak typography', () => {
  expect([123_450, -4_900].map(formatCents)).toEqual(['1\u00A0234,50\u00A0€', '−49,00\u00A0€']);
});

test.each([
  ['49 €', 's DPH za osobu'],
  ['od 49 €', 's DPH za osobu'],
  ['49 € bez DPH', ''],
  ['49 € s DPH', ''],
  ['49 € / skupina', ''],
  ['dohodou', ''],
  ['', ''],
])('of „%s“ the company says „%s“', (price, note) => {
  expect(priceNote(price, 's DPH za osobu')).toBe(note);
});
