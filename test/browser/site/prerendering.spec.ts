import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillInSignIn, openSite, type Site, waitForHydration } from '../site.ts';
import { followPrerenderedLink, openPrerenderingBrowser, watchCandidates } from './prerendering.ts';

// The next page is prerendered before the visitor requests it (decision 0032).

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await openSite();
  browser = await openPrerenderingBrowser();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});

test.each([
  ['/', '.tiles a[href="/poziarna-ochrana"]'],
  ['/blog', '.posts a[href^="/blog/"]'],
])('on %s hovering a link prerenders its page, which is sent nothing more when it is shown', async (path, link) => {
  const page = await open(path);
  await followPrerenderedLink(page, link, '.woff2');
  const { activationStart, late } = await readActivation(page);
  expect(activationStart).toBeGreaterThan(0);
  expect(late).toEqual([]);
});

test('a prerendered course page has all its scripts before it is shown', async () => {
  const page = await open('/kurzy-a-skolenia?mesto=%C5%BDilina');
  await followPrerenderedLink(page, '.tag a', '/assets/course-');
  const { activationStart, late } = await readActivation(page);
  expect(activationStart).toBeGreaterThan(0);
  expect(late).toEqual([]);
});

test('going from a public page to the sign-in, the desk and back causes no page error', async () => {
  const page = await site.visitor({ reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } });
  const follow = (path: string) =>
    page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.body.append(link);
      link.click();
    }, path);
  await page.goto(`${site.url}/kontakt`);
  await follow('/signIn');
  await page.waitForURL('**/signIn');
  await fillInSignIn(page);
  for (const [path, shown] of [
    [undefined, '/dashboard/dnes'],
    ['/dashboard/prihlasky', '/dashboard/prihlasky'],
    ['/kontakt', '/kontakt'],
    ['/signIn', '/dashboard/dnes'],
  ] as const) {
    if (path) await follow(path);
    await page.waitForURL(`**${shown}`);
    await waitForHydration(page);
  }
  expect(site.pageErrors.splice(0)).toEqual([]);
});

describe('prerendering', () => {
  test('excludes the desk, links with effects, personal pages and files', async () => {
    const page = await open('/opravnenia');
    const candidates = await watchCandidates(page);
    await page.evaluate(
      (paths) => {
        document
          .querySelector('h1')
          ?.insertAdjacentHTML('beforeend', paths.map((path) => `<a href="${path}">x</a>`).join(' '));
      },
      [...NEVER, ALLOWED],
    );
    await expect.poll(candidates).toContain(ALLOWED);
    expect(candidates().filter((path) => NEVER.includes(path) || path.includes('.'))).toEqual([]);
  });

  test('is off on the sign-in page', async () => {
    const page = await open('/signIn');
    expect(await page.$('script[type=speculationrules]')).toBeNull();
  });
});

const NEVER = ['/dashboard', '/signIn', '/signOut', '/pdf/uchdzaci', '/blog/nahlad/kluc', '/kontakt?dopyt=1'];
const ALLOWED = '/blog?strana=2';

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(site.url + path);
  return page;
}

/**
 * When the page was activated, and which scripts, styles, fonts and signs it was sent only after that; what earlier pages
 * have left in the browser's cache is not sent.
 */
function readActivation(page: Page): Promise<{ activationStart: number; late: string[] }> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
      activationStart: number;
    })[];
    const activationStart = navigation?.activationStart ?? 0;
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    // the fonts of what follows the first screen are requested once it is drawn, before or after it is shown
    const late = resources.filter(
      ({ name, startTime, transferSize }) =>
        name.includes('/assets/') &&
        !/-(bold|rest)-[\w-]+\.woff2$/.test(name) &&
        startTime > activationStart &&
        transferSize > 0,
    );
    return { activationStart, late: late.map(({ name }) => name) };
  });
}
