import { expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { companySchema } from '#domain/company/company-fields.ts';
import { SITE_PAGES } from '#web/front/site-pages.ts';
import { siteDocuments } from './site-documents.ts';

const documents = siteDocuments(companySchema.parse(DEMO_COMPANY), '2026-11-22');
const textOf = (path: string) => documents.find((document) => document.path === path)?.text;

test('every page of the site but home is in the search index, and the page that checks a document', () => {
  expect(documents.map(({ path }) => path)).toEqual([...SITE_PAGES.filter((path) => path !== '/'), '/overenie']);
});

test('the indexed text of a page has no markup, placeholders or file paths', () => {
  for (const { title, text } of [...documents, ...siteDocuments(EMPTY_COMPANY, '2026-11-22')]) {
    expect([title, text.length > 20]).toEqual([title, true]);
    expect(text).not.toMatch(/[<>{}]|\]\(|\*\*|^#|\/znacky/m);
  }
});

test('the indexed text of a service has its duties and their laws', () => {
  expect(textOf('/poziarna-ochrana')).toContain('Cvičný požiarny poplach');
  expect(textOf('/poziarna-ochrana')).toContain('zákona č.\u00A0314/2001');
});

test('the indexed texts contain the company’s facts', () => {
  const { legalName = '', branches = [] } = DEMO_COMPANY;
  expect(textOf('/ochrana-osobnych-udajov')).toContain(legalName);
  for (const fact of [
    branches[0]?.city,
    'Pobočka Žilina',
    'IBAN: SK',
    'IČO: ',
    'Otváracie hodiny: pondelok',
    'Telefón: +421',
    'E-mail: ',
  ]) {
    expect(textOf('/kontakt')).toContain(fact);
  }
});
