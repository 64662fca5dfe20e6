import { expect, test } from 'vitest';
import { differences } from './fields.ts';

test('two forms differ in words, not in the non-breaking spaces of the first texts', () => {
  const fields = { price: { label: 'Cena' }, city: { label: 'Mesto' } };
  const mine = { price: '49 €', city: 'Martin ' };
  expect(differences(fields, mine, { price: '49\u00A0€', city: 'Martin' })).toEqual([]);
  expect(differences(fields, mine, { price: '49\u00A0€', city: 'Žilina' })).toEqual([
    { field: 'city', label: 'Mesto', mine: 'Martin', theirs: 'Žilina' },
  ]);
});
