import { describe, expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { EMPTY_COMPANY } from './company.ts';
import { companySchema } from './company-fields.ts';
import { companyToForm, differences, readCompanyForm, rowCount } from './company-form.ts';
import { companyFromForm } from './submitted-company.ts';

const company = companySchema.parse(DEMO_COMPANY);
const form = companyToForm(company);

function sent(over: Record<string, string>) {
  const result = companyFromForm({ ...form, ...over });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result.company;
}

function complaints(over: Record<string, string>) {
  const result = companyFromForm({ ...form, ...over });
  return result.valid ? [] : result.errors.map(({ field }) => field);
}

describe('the company form', () => {
  test('gives the same company when it is submitted unchanged', () => {
    expect(sent({})).toEqual(company);
    expect(companyFromForm({})).toEqual({ valid: true, company: EMPTY_COMPANY });
  });

  test('splits one line into several telephone numbers', () => {
    expect(sent({ 'desks.shop.phones': '+421 900 1, +421 900 2' }).desks.shop?.phones).toEqual([
      '+421 900 1',
      '+421 900 2',
    ]);
  });

  test('adds a new row and removes an emptied one, ticked or not', () => {
    const emptied = Object.fromEntries(
      Object.keys(form)
        .filter((name) => name.startsWith('branches.1.'))
        .map((name) => [name, '']),
    );
    const { branches, supervisors } = sent({
      ...emptied,
      'branches.1.visitable': 'on',
      'supervisors.3': 'Nový úrad',
    });
    expect(branches.map(({ city }) => city)).not.toContain('Bratislava');
    expect(branches).toHaveLength(6);
    expect(supervisors).toHaveLength(4);
  });

  test('removes a desk without any text', () => {
    const { desks } = sent({ 'desks.shop.phones': '', 'desks.shop.email': '' });
    expect(desks).not.toHaveProperty('shop');
  });

  test('has an error at the field of each invalid telephone number, also in lists', () => {
    expect(
      complaints({
        phone: 'zavolajte nám',
        'branches.2.phone': '12345',
        // two numbers in a field for one
        'sales.0.phone': '+421 905 111 222 / 0905 333 444',
        'desks.shop.phones': '+421 900 000 006, neviem',
      }),
    ).toEqual(['phone', 'sales.0.phone', 'desks.shop.phones', 'branches.2.phone']);
    expect(complaints({ phone: '044/555 66 77', 'desks.shop.phones': '(044) 555 66 77; +421-900-000-001' })).toEqual(
      [],
    );
  });

  test('has the address of the headquarters only once', () => {
    expect(Object.keys(form).filter((name) => /^branches\.0\./.test(name))).toEqual([
      'branches.0.phone',
      'branches.0.visitable',
      'branches.0.headquarters',
    ]);
    const { branches } = sent({ street: 'Nová 9', city: 'Martin', postalCode: '036 01' });
    expect(branches[0]).toMatchObject({ street: 'Nová 9', city: 'Martin', postalCode: '036 01', headquarters: true });
  });

  test.each([
    ['branches.999999999999.city', 'Nitra'],
    ['branches.007.city', 'Nitra'],
    ['branches.4294967296.city', 'Nitra'],
  ])('renumbers the row of %s', (name, text) => {
    const read = readCompanyForm([...Object.entries(form), [name, text]]);
    expect(rowCount(read, 'branches')).toBe(8);
    expect(read['branches.7.city']).toBe('Nitra');
  });

  test.each([
    '__proto__.x',
    'constructor.prototype.y',
    'constructor',
    'toString',
    'branches.1e9.city',
    'branches.-1.city',
    'branches.0x1.city',
    'branches..city',
    '',
  ])('ignores a field that no record has: „%s“', (name) => {
    expect(readCompanyForm([[name, 'x']])).toEqual({});
  });

  test('reads at most a hundred rows of a list', () => {
    const many = Array.from({ length: 5_000 }, (_, row): [string, string] => [`supervisors.${row}`, 'Úrad']);
    expect(rowCount(readCompanyForm(many), 'supervisors')).toBe(100);
  });

  test('counts the rows of a list', () => {
    expect(rowCount(form, 'branches')).toBe(7);
    expect(rowCount({}, 'branches')).toBe(0);
  });

  test('adds https:// to a web address without a protocol', () => {
    expect(sent({ web: ' www.firma.sk ' }).web).toBe('https://www.firma.sk');
  });

  test('has errors at the fields of invalid e-mail and web addresses', () => {
    expect(complaints({ email: 'info(at)firma.sk', 'sales.0.email': 'x', 'addresses.courses': 'kurzy' })).toEqual([
      'email',
      'addresses.courses',
      'sales.0.email',
    ]);
    expect(complaints({ web: 'javascript:alert(1)', 'links.video': 'https://nic' })).toEqual(['web', 'links.video']);
  });

  test('requires no field', () => {
    expect(complaints(Object.fromEntries(Object.keys(form).map((name) => [name, ''])))).toEqual([]);
  });

  test('cannot write outside the record', () => {
    expect(companyFromForm({ '__proto__.polluted': 'yes', 'constructor.prototype.x': 'yes' })).toEqual({
      valid: true,
      company: EMPTY_COMPANY,
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test('lists the fields in which it differs from another', () => {
    expect(differences(form, { ...form, phone: '1', 'branches.7.city': 'Nitra' })).toEqual([
      'phone',
      'branches.7.city',
    ]);
  });
});
