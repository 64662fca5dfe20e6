import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_PAGES } from '../../../build/server/index.js';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

// The sticky header must not cover a jump target or a focused element (WCAG 2.4.11).

const PATHS = [
  ...SITE_PAGES,
  '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
  '/blog/praca-vo-vyskach',
  '/signIn',
  '/404',
];
const WIDTHS = [390, 768, 1440];

setUpSite();

test('a jump to an anchor ends below the header on every page at every width', async () => {
  // without scripts, because the router's scroll restoration would interfere with jumps in quick succession
  const page = await site.visitor({ javaScriptEnabled: false });
  const hidden: string[] = [];
  let jumps = 0;
  for (const path of PATHS) {
    await page.goto(site.url + path);
    const hashes = await anchorsOf(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      jumps += hashes.length;
      for (const hash of await findCoveredJumps(page, hashes)) hidden.push(`${path}${hash} at ${width} px`);
    }
  }
  expect(hidden).toEqual([]);
  expect(jumps).toBeGreaterThan(60);
});

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(['Tab', 'Shift+Tab'])('the focus (%s) is never covered by a sticky bar of a public page', async (key) => {
    const page = await site.visitor({ viewport: { width, height: 800 } });
    for (const path of [
      '/',
      '/kontakt',
      '/opravnenia',
      '/vyhlasenie-o-pristupnosti',
      '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina',
    ]) {
      await page.goto(site.url + path);
      expect(await findCoveredStops(page, key), path).toEqual([]);
    }
  });
});

test.each([390, 1440])('at %i px the focus is never covered by a sticky bar of the desk', async (width) => {
  const page = await desk.visitor({ viewport: { width, height: 800 } });
  for (const path of ['/dashboard/prihlasky', '/dashboard/firma', '/dashboard/kurzy/demo-15/uzavretie']) {
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.goto(site.url + path);
      // the scripts show one part of the company at a time, which moves what is focused
      await waitForHydration(page);
      expect(await findCoveredStops(page, key), `${path} ${key}`).toEqual([]);
    }
  }
});

test('the bar that closes a course is whole where its form begins at the foot of the window', async () => {
  const page = await desk.open('/dashboard/kurzy/demo-15/uzavretie');
  const form = await page.locator('.course-closing .panel').boundingBox();
  const height = Math.round(form?.y ?? 0) + 30;
  await page.setViewportSize({ width: 1440, height });
  const bar = await page.locator('.closing-end').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(height);
});

/** The fragments of the page's links to itself. */
async function anchorsOf(page: Page): Promise<string[]> {
  const hashes = await page.locator('a[href*="#"]').evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({ pathname, hash }) => pathname === location.pathname && hash.length > 1)
      .map(({ hash }) => hash),
  );
  return [...new Set(hashes)];
}

/** The jumps whose target ends under the header or outside the window. */
function findCoveredJumps(page: Page, hashes: string[]): Promise<string[]> {
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

/** How many keys are pressed before the page is checked for the end of the round. */
const KEYS_AT_ONCE = 20;

/** Moves the focus through the whole page with `key`; returns the focused elements that were not visible. */
async function findCoveredStops(page: Page, key: string): Promise<string[]> {
  await page.evaluate(watchStops);
  await page.evaluate((isBackwards) => {
    (document.activeElement as HTMLElement | null)?.blur();
    if (isBackwards) scrollTo(0, document.documentElement.scrollHeight);
  }, key === 'Shift+Tab');
  for (let keys = 0; keys < 400; keys += KEYS_AT_ONCE) {
    await Promise.all(Array.from({ length: KEYS_AT_ONCE }, () => page.keyboard.press(key)));
    const { isClosed, covered } = await page.evaluate(() => (globalThis as unknown as { stops: Stops }).stops);
    if (isClosed) return covered;
  }
  throw new Error(`The keyboard does not come round ${page.url()}`);
}

interface Stops {
  isClosed: boolean;
  covered: string[];
}

/** Runs in the page: on each key press it checks the element focused by the previous one, whose scrolling has ended. */
function watchStops(): void {
  const stops: Stops = { isClosed: false, covered: [] };
  const visited = new Set<Element>();
  Object.assign(globalThis, { stops });
  addEventListener('keydown', checkFocused, { capture: true });

  function checkFocused(): void {
    const element = document.activeElement;
    if (stops.isClosed) return;
    if (!element || element === document.body) {
      stops.isClosed = visited.size > 0;
      return;
    }
    stops.isClosed = visited.has(element);
    if (!stops.isClosed && !isVisible(element)) stops.covered.push(element.outerHTML.slice(0, 200));
    visited.add(element);
  }

  function isVisible(element: Element): boolean {
    // a hidden input is represented by its label
    const visibleElement = element.matches('.sr-only, [type="radio"], [type="file"]')
      ? (element.closest('label') ?? element)
      : element;
    const box = visibleElement.getClientRects()[0] ?? visibleElement.getBoundingClientRect();
    const [x, y] = [box.left + Math.min(box.width / 2, 200), box.top + Math.min(box.height / 2, 40)];
    const top = document.elementFromPoint(x, y);
    return visibleElement.contains(top) || (top?.contains(visibleElement) ?? false);
  }
}
