import { expect, test } from 'vitest';
import { FILE_PAGES_MAX, siteMap } from './site-map.ts';

const SITE = 'https://www.example.sk';
const pages = (count: number) => Array.from({ length: count }, (_, index) => ({ path: `/blog/clanok-${index}` }));
const addresses = (xml = '') => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('a page in the site map has the date of its change and its picture, where they are known', () => {
  const xml = siteMap(
    [{ path: '/' }, { path: '/blog/a', changed: '2026-11-20', picture: '/clanky/a.svg' }],
    undefined,
    SITE,
  );
  expect(xml).toContain(`<url><loc>${SITE}/</loc></url>`);
  expect(xml).toContain(
    `<url><loc>${SITE}/blog/a</loc><lastmod>2026-11-20</lastmod><image:image><image:loc>${SITE}/clanky/a.svg</image:loc></image:image></url>`,
  );
});

test('the site map is one file up to the largest number of pages', () => {
  expect(addresses(siteMap(pages(FILE_PAGES_MAX), undefined, SITE))).toHaveLength(FILE_PAGES_MAX);
});

test('the site map beyond that number is an index of files with all the pages', () => {
  const all = pages(FILE_PAGES_MAX + 1);
  expect(addresses(siteMap(all, undefined, SITE))).toEqual([
    `${SITE}/sitemap.xml?cast=1`,
    `${SITE}/sitemap.xml?cast=2`,
  ]);
  expect(addresses(siteMap(all, 1, SITE))).toHaveLength(FILE_PAGES_MAX);
  expect(addresses(siteMap(all, 2, SITE))).toEqual([`${SITE}/blog/clanok-${FILE_PAGES_MAX}`]);
  expect(siteMap(all, 3, SITE)).toBeUndefined();
});
