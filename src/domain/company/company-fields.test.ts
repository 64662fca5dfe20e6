import { describe, expect, test } from 'vitest';
import { EMPTY_COMPANY } from './company.ts';
import { companySchema } from './company-fields.ts';

describe('the company', () => {
  test('nobody filled in has every field, and every one empty', () => {
    expect(companySchema.parse({})).toEqual(EMPTY_COMPANY);
  });

  test('half filled in has the rest empty, inside its groups too', () => {
    const company = companySchema.parse({ shortName: 'Vzor', addresses: { courses: 'kurzy@example.sk' } });
    expect(company).toEqual({
      ...EMPTY_COMPANY,
      shortName: 'Vzor',
      addresses: { ...EMPTY_COMPANY.addresses, courses: 'kurzy@example.sk' },
    });
  });

  test('knows nothing it was not asked for', () => {
    const company = companySchema.parse({ password: 'tajné', links: { tiktok: 'https://example.sk' } });
    expect(company).toEqual(EMPTY_COMPANY);
  });

  test('says of a branch and a desk only what is known', () => {
    const { branches, desks } = companySchema.parse({ branches: [{ city: 'Žilina' }], desks: { shop: {} } });
    expect(branches).toEqual([
      { city: 'Žilina', street: '', postalCode: '', phone: '', headquarters: false, visitable: false },
    ]);
    expect(desks).toEqual({ shop: { name: '', role: '', phones: [], email: '' } });
  });

  test('does not take something else for text', () => {
    expect(companySchema.safeParse({ legalName: 7 }).success).toBe(false);
    expect(companySchema.safeParse({ supervisors: 'jeden' }).success).toBe(false);
  });
});
