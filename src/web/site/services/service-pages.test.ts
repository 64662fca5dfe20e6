import { describe, expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { serviceAnswers } from '#domain/page-texts/service-answers.ts';
import { findServicePage, type ServicePage } from './service-pages.ts';

const PATHS = [
  '/poziarna-ochrana',
  '/bezpecnost-prace-bozp',
  '/ochrana-zivotneho-prostredia',
  '/pracovna-zdravotna-sluzba',
  '/odborne-prehliadky-a-skusky',
  '/hasiace-pristroje-a-hydranty',
];
const demo = companySchema.parse(DEMO_COMPANY);

describe.each(PATHS)('%s', (path) => {
  const page = findServicePage(path) as ServicePage;

  test('lists only permits that the site or the demo record has a document of', () => {
    const others = demo.permits.map(({ document }) => document);
    const unknown = page.permits.filter(({ code, name }) => code === name && !others.includes(name));
    expect(unknown).toEqual([]);
  });

  test('has no price in its text, as prices are in the company’s record', () => {
    const [price] = serviceAnswers(page, EMPTY_COMPANY);
    expect(price?.text.replace('kategóriách 3 a 4', '')).not.toMatch(/\d|€/);
  });
});

test('the demo shows the contract terms of every service, and the permits of its record', () => {
  const shown = PATHS.flatMap((path) => serviceAnswers(findServicePage(path) as ServicePage, demo));
  const names = shown.flatMap(({ facts }) => facts.map(({ name }) => name));
  expect(names.filter((name) => name === 'Výpovedná lehota u nás')).toHaveLength(PATHS.length);
  expect(names).toContain('Certifikát ISO 14001:2015');
  expect(names).toContain('Špecialista požiarnej ochrany');
});
