import { expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { companyToForm } from '#domain/company/company-form.ts';
import { COMPANY_SECTIONS, fieldLabel, missing } from './sections.ts';

const form = companyToForm(companySchema.parse(DEMO_COMPANY));

test('every fact of the record has its field, or saving would lose it', () => {
  const unnamed = Object.keys(form).filter((name) => form[name] && name !== 'demo' && fieldLabel(name) === name);
  expect(unnamed).toEqual([]);
});

test('a field of a row is called by its row', () => {
  expect(fieldLabel('branches.1.city')).toBe('Pobočka 2 – Mesto');
  expect(fieldLabel('supervisors.0')).toBe('Orgán dohľadu 1');
  expect(fieldLabel('partners.universities.2')).toBe('Univerzita 3');
});

test('what the law and the pages need and nobody filled in is counted', () => {
  const [identity] = COMPANY_SECTIONS;
  if (!identity) throw new Error('no section');
  expect(missing(identity, form)).toBe(0);
  expect(missing(identity, { ...form, ico: '' })).toBe(1);
});
