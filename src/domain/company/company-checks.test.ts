import { describe, expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { EMPTY_COMPANY } from './company.ts';
import { companyWarnings, isIban } from './company-checks.ts';
import { companySchema } from './company-fields.ts';

describe('the check of an IBAN', () => {
  test.each(['SK43 9999 0000 0000 0000 0019', 'sk4399990000000000000019', 'DE89 3704 0044 0532 0130 00'])(
    'accepts %s',
    (iban) => {
      expect(isIban(iban)).toBe(true);
    },
  );

  test.each(['SK44 9999 0000 0000 0000 0019', 'SK43 9999', 'účet 123/0900'])('refuses %s', (iban) => {
    expect(isIban(iban)).toBe(false);
  });
});

test('the demo company and an empty company have no warnings', () => {
  expect(companyWarnings(companySchema.parse(DEMO_COMPANY))).toEqual([]);
  expect(companyWarnings(EMPTY_COMPANY)).toEqual([]);
});

test('each warning about the company names its field', () => {
  const company = { ...EMPTY_COMPANY, ico: '12345678', bank: { name: '', iban: 'SK00' } };
  expect(companyWarnings(company).map(({ field }) => field)).toEqual(['ico', 'bank.iban']);
});
