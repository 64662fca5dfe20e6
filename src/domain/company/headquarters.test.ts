import { expect, test } from 'vitest';
import { companySchema } from './company-fields.ts';

const seat = { street: 'Hlavná 1', postalCode: '031 01', city: 'Liptovský Mikuláš' };
const zilina = { street: 'Príkladná 3', postalCode: '010 01', city: 'Žilina' };

function stored(record: object) {
  const { street, postalCode, city, branches } = companySchema.parse(record);
  return {
    seat: { street, postalCode, city },
    headquarters: branches.map((branch) => branch.headquarters),
    branches,
  };
}

test('the headquarters has the address of the company, even if its branch has another one', () => {
  const { branches } = stored({ ...seat, branches: [zilina, { ...zilina, headquarters: true, visitable: true }] });
  expect(branches[0]).toEqual({ ...seat, phone: '', headquarters: true, visitable: true });
  expect(branches[1]).toMatchObject(zilina);
});

test('a headquarters’ address becomes the company’s if the company has none', () => {
  expect(stored({ branches: [{ ...zilina, headquarters: true }] }).seat).toEqual(zilina);
});

test('only the first of several headquarters stays one, the others become branches', () => {
  const branches = [seat, zilina, { city: 'Košice' }].map((branch) => ({ ...branch, headquarters: true }));
  expect(stored({ ...seat, branches }).headquarters).toEqual([true, false, false]);
});

test('a branch at the company’s address is the headquarters even if it is not ticked', () => {
  const { branches } = stored({ ...seat, branches: [zilina, { ...seat, phone: '+421 900 000 001' }] });
  expect(branches.map(({ city, phone }) => [city, phone])).toEqual([
    ['Liptovský Mikuláš', '+421 900 000 001'],
    ['Žilina', ''],
  ]);
});

test('a telephone of the headquarters that is the company’s own is stored once, another one is kept', () => {
  const phone = '+421 900 000 001';
  const phoneOf = (of: string) =>
    stored({ ...seat, phone, branches: [{ phone: of, headquarters: true }] }).branches[0]?.phone;
  for (const own of [phone, '0900/000 001']) expect(phoneOf(own)).toBe('');
  expect(phoneOf('+421 900 000 002')).toBe('+421 900 000 002');
});

test('a company with an address has a headquarters, one without has none', () => {
  expect(stored({ ...seat }).headquarters).toEqual([true]);
  expect(stored({ branches: [{ phone: '+421 900 000 001', headquarters: true }] }).headquarters).toEqual([]);
});
