import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import {
  axeFindings,
  expectGoodTextPage,
  expectNoBrokenWords,
  expectNoLooseLetters,
  expectNoSidewaysScroll,
} from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

const PAGES = [
  '/kurzy-a-skolenia',
  '/kurzy-a-skolenia?mesto=%C5%BDilina',
  '/kurzy-a-skolenia?mesto=Bratislava&krok=1',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina-jesen',
  '/kurzy-a-skolenia/viazac-bremien-zilina',
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina?prihlaska=demo-4',
  '/hladat',
  '/hladat?q=poplach',
  '/hladat?q=hydrnty',
  '/hladat?q=a',
  '/neexistuje',
  '/signIn',
];

setUpSite();

// one tab for all pages: a new one takes longer than showing a page in it
let page: Page;
let withoutScripts: Page;
beforeAll(async () => {
  page = await site.visitor();
  withoutScripts = await site.visitor({ javaScriptEnabled: false });
});

describe.each(PAGES)('%s', (path) => {
  test('passes axe at 1440, 768 and 390 px, fits 320 px and stores nothing in the browser', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page), `${width} px`).toEqual([]);
    }
    await expectFitsSmallWindow(page);
  });

  test('fits 320 px without scripts and leaves no one-letter word at the end of a line', async () => {
    await withoutScripts.goto(site.url + path);
    await expectFitsSmallWindow(withoutScripts);
  });
});

async function expectFitsSmallWindow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  await expectNoLooseLetters(page);
  await expectNoBrokenWords(page);
}

const TEXT_PAGES = SITE_PAGES.filter((path) => !['/kontakt', '/kurzy-a-skolenia'].includes(path));

test.each(TEXT_PAGES)('%s has no script, passes axe and fits every width', (path) =>
  expectGoodTextPage(page, site.url + path),
);

test('the hero slides in and anchors scroll smoothly, but nothing moves under reduced motion', async () => {
  const moving = async (reducedMotion: 'reduce' | 'no-preference') => {
    const page = await site.visitor({ reducedMotion });
    await page.goto(site.url);
    return page.evaluate(() => ({
      animations: document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
      scrolling: getComputedStyle(document.documentElement).scrollBehavior,
    }));
  };
  expect(await moving('reduce')).toEqual({ animations: [], scrolling: 'auto' });
  expect(await moving('no-preference')).toEqual({
    animations: expect.arrayContaining(['slidein']),
    scrolling: 'smooth',
  });
});

test.each([
  { media: 'screen', reducedMotion: 'reduce' },
  { media: 'print', reducedMotion: 'no-preference' },
] as const)('every client is visible once where the marquee cannot move ($media)', async (medium) => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 } });
  await page.emulateMedia(medium);
  await page.goto(site.url);
  const rights = await page
    .locator('.marquee li:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
  expect(rights).toHaveLength(21);
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
});
