import { expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { companyToForm } from '#domain/company/company-form.ts';
import { COMPANY_SECTIONS, countMissing, fieldLabel } from './sections.ts';

const form = companyToForm(companySchema.parse(DEMO_COMPANY));

test('every fact of the company record has a form field, otherwise saving would lose it', () => {
  const unnamed = Object.keys(form).filter((name) => form[name] && name !== 'demo' && fieldLabel(name) === name);
  expect(unnamed).toEqual([]);
});

test('the label of a row’s field contains the row', () => {
  expect(fieldLabel('branches.1.city')).toBe('Pobočka 2 – Mesto');
  expect(fieldLabel('supervisors.0')).toBe('Orgán dohľadu 1');
  expect(fieldLabel('partners.universities.2')).toBe('Univerzita 3');
});

test('missing facts that the law or a page requires are counted', () => {
  const [identity] = COMPANY_SECTIONS;
  if (!identity) throw new Error('no section');
  expect(countMissing(identity, form)).toBe(0);
  expect(countMissing(identity, { ...form, ico: '' })).toBe(1);
});
