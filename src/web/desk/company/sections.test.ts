import { expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { companyToForm } from '#domain/company/company-form.ts';
import { COMPANY_SECTIONS, countMissing, fieldNamed } from './sections.ts';

const form = companyToForm(companySchema.parse(DEMO_COMPANY));

test('every fact of the company record has a form field, otherwise saving would lose it', () => {
  const unnamed = Object.keys(form).filter((name) => form[name] && fieldNamed(name).label === name);
  expect(unnamed).toEqual([]);
});

test('a tick box is known as one, in a row too', () => {
  expect(fieldNamed('demo').type).toBe('checkbox');
  expect(fieldNamed('branches.1.visitable').type).toBe('checkbox');
  expect(fieldNamed('branches.1.city').type).not.toBe('checkbox');
});

test('the label of a row’s field contains the row', () => {
  expect(fieldNamed('branches.1.city').label).toBe('Pobočka 2 – Mesto');
  expect(fieldNamed('supervisors.0').label).toBe('Orgán dohľadu 1');
  expect(fieldNamed('partners.universities.2').label).toBe('Univerzita 3');
});

test('missing facts that the law or a page requires are counted', () => {
  const identity = COMPANY_SECTIONS.find(({ id }) => id === 'identita');
  if (!identity) throw new Error('no section');
  expect(countMissing(identity, form)).toBe(0);
  expect(countMissing(identity, { ...form, ico: '' })).toBe(1);
});
