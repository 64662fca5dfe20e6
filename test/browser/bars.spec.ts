import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../build/server/index.js';
import { openSite, type Site, STAFF } from './site.ts';

// The header stands over the page while it scrolls: what is looked for must not lie under it (WCAG 2.4.11).

const PATHS = [
  ...SITE_PAGES,
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog/praca-vo-vyskach',
  '/signIn',
  '/404',
];
const WIDTHS = [390, 768, 1440];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => {
  expect(site.complaints.splice(0)).toEqual([]);
});

test('a jump within any page ends below the header, at every width', async () => {
  // the browser's own jump: the router's scripts put a page back where it was when jumps follow too fast
  const page = await site.visitor({ javaScriptEnabled: false });
  const hidden: string[] = [];
  let jumps = 0;
  for (const path of PATHS) {
    await page.goto(site.url + path);
    const hashes = await anchorsOf(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      jumps += hashes.length;
      for (const hash of await jumpsUnderHeader(page, hashes)) hidden.push(`${path}${hash} at ${width} px`);
    }
  }
  expect(hidden).toEqual([]);
  expect(jumps).toBeGreaterThan(60);
});

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(['Tab', 'Shift+Tab'])('the keyboard (%s) never leads under a bar', async (key) => {
    const page = await site.visitor({ viewport: { width, height: 800 } });
    for (const path of [
      '/',
      '/kontakt',
      '/opravnenia',
      '/vyhlasenie-o-pristupnosti',
      '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
    ]) {
      await page.goto(site.url + path);
      expect(await walk(page, key), path).toEqual([]);
    }
    await page.context().close();
  });
});

test.each([390, 1440])('at %i px the keyboard never leads under a bar of the desk', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(`${site.url}/signIn`);
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill(STAFF.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.waitForURL('**/dashboard');
  for (const path of ['/dashboard/prihlasky', '/dashboard/firma']) {
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.goto(site.url + path);
      expect(await walk(page, key), `${path} ${key}`).toEqual([]);
    }
  }
  await page.context().close();
});

/** Where the page's own links jump to on it. */
async function anchorsOf(page: Page): Promise<string[]> {
  const hashes = await page.locator('a[href*="#"]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
      .map(({ hash }) => hash),
  );
  return [...new Set(hashes)];
}

/** Which of the jumps end with their target under the header, or outside of the window. */
function jumpsUnderHeader(page: Page, hashes: string[]): Promise<string[]> {
  return page.evaluate(
    (jumps) =>
      jumps.filter((hash) => {
        scrollTo(0, 0);
        location.hash = '';
        location.hash = hash;
        const target = document.querySelector(':target');
        if (target?.id !== decodeURIComponent(hash.slice(1))) return true;
        const header = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0;
        const { top } = target.getBoundingClientRect();
        return top < header || top >= innerHeight;
      }),
    hashes,
  );
}

/** Goes through the whole page by `key`; answers what had the focus and could not be seen. */
async function walk(page: Page, key: string): Promise<string[]> {
  const covered: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (key === 'Shift+Tab') await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const isFirstTime = !(element as HTMLElement).dataset.visited;
      (element as HTMLElement).dataset.visited = 'yes';
      // a hidden choice is shown by its label
      const shown = element.matches('.sr-only, [type="radio"], [type="file"]')
        ? (element.closest('label') ?? element)
        : element;
      const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect();
      const top = document.elementFromPoint(
        box.left + Math.min(box.width / 2, 200),
        box.top + Math.min(box.height / 2, 40),
      );
      const isSeen = shown.contains(top) || (top?.contains(shown) ?? false);
      return {
        isFirstTime,
        covered: isSeen ? '' : `${shown.outerHTML.slice(0, 120)} under ${top?.outerHTML.slice(0, 80)}`,
      };
    });
    if (!stop?.isFirstTime) break;
    if (stop.covered) covered.push(stop.covered);
  }
  return covered;
}
