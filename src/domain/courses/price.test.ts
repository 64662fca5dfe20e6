import { expect, test } from 'vitest';
import { formatCents, priceInEuros } from './price.ts';

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
