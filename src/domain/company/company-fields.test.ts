import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from './company.ts';
import { companySchema } from './company-fields.ts';

describe('the schema of the company', () => {
  test('gives an empty record every field, all of them empty', () => {
    expect(companySchema.parse({})).toEqual(EMPTY_COMPANY);
  });

  test('fills the missing fields of a partial record with empty ones, also in groups', () => {
    const company = companySchema.parse({ shortName: 'Vzor', addresses: { courses: 'kurzy@example.sk' } });
    expect(company).toEqual({
      ...EMPTY_COMPANY,
      shortName: 'Vzor',
      addresses: { ...EMPTY_COMPANY.addresses, courses: 'kurzy@example.sk' },
    });
  });

  test('removes unknown fields', () => {
    const company = companySchema.parse({ password: 'tajné', links: { tiktok: 'https://example.sk' } });
    expect(company).toEqual(EMPTY_COMPANY);
  });

  test('fills the missing fields of a branch and of a desk with empty ones', () => {
    const { branches, desks } = companySchema.parse({ branches: [{ city: 'Žilina' }], desks: { shop: {} } });
    expect(branches).toEqual([
      { city: 'Žilina', street: '', postalCode: '', phone: '', headquarters: false, visitable: false },
    ]);
    expect(desks).toEqual({ shop: { name: '', role: '', phones: [], email: '' } });
  });

  test('refuses a value of another type than text', () => {
    expect(companySchema.safeParse({ legalName: 7 }).success).toBe(false);
    expect(companySchema.safeParse({ supervisors: 'jeden' }).success).toBe(false);
  });
});
