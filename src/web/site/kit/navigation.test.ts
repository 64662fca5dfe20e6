import { expect, test } from 'vitest';
import { EMPTY_COMPANY } from '#domain/company/company.ts';
import { navigation } from './navigation.ts';

const current = (path: string) =>
  navigation(EMPTY_COMPANY, path)
    .filter(({ isCurrent }) => isCurrent)
    .map(({ title }) => title);

test.each([
  ['its own route', '/sluzby', ['Služby']],
  ['one of its sub-routes', '/poziarna-ochrana', ['Služby']],
  ['a page below its route', '/kurzy-a-skolenia/lesenar-zilina', ['Kurzy a\u00A0školenia']],
  ['the other address of its own page', '/modelove-riesenia', ['Modelové riešenia']],
  ['a path that only begins alike', '/sluzby-navyse', []],
  ['the home page', '/', []],
])('an item of the navigation is current on %s', (_, path, expected) => {
  expect(current(path)).toEqual(expected);
});

test.each([
  ['/novozalozene-firmy', 'Novozaložené firmy'],
  ['/modelove-riesenia', 'Novozaložené firmy'],
  ['/stavebnictvo', 'Stavebné firmy'],
])('on %s only the item %s is current', (path, expected) => {
  const links = navigation(EMPTY_COMPANY, path).flatMap((section) => section.links);
  expect(links.filter(({ isCurrent }) => isCurrent).map(({ title }) => title)).toEqual([expected]);
});

test('the product site is in the navigation once its address is filled in, and opens in a new tab', () => {
  const services = (productSite: string) => {
    const company = { ...EMPTY_COMPANY, links: { ...EMPTY_COMPANY.links, productSite } };
    return navigation(company, '/').find(({ title }) => title === 'Služby')?.links ?? [];
  };
  expect(services('').map(({ title }) => title)).not.toContain('GM SPIDER');
  expect(services('https://spider.example.sk').at(-1)).toMatchObject({
    title: 'GM SPIDER',
    to: 'https://spider.example.sk',
    isExternal: true,
  });
});
