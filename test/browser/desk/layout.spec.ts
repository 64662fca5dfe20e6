import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendSignUp } from '../demo-courses.ts';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('long names, addresses and file names fit the desk at every width', async () => {
  const { id } = await (
    await sendSignUp(site, {
      companyName: `${'Medzinárodnákonzultačnostavebná'.repeat(3)} Stredoeurópska, spol. s r. o.`,
      numberOfWorkers: '3',
      email: `${'bartolomej.podhradsky-'.repeat(2)}nezabudkovicovy@velmi-dlha-domena-jednej-firmy.example.sk`,
      files: [1, 2, 3].map((name) => ({
        name: `${'prihlaska_podpisana_'.repeat(6)}${name}.pdf`,
        content: Buffer.from('%PDF-1.7').toString('base64'),
      })),
    })
  ).json();
  const page = await desk.visitor();
  for (const path of [
    '/dashboard/prihlasky',
    `/dashboard/prihlasky/${id}`,
    `/dashboard/prihlasky/${id}/zrusenie`,
    '/dashboard/kurzy/demo-1/uzavretie',
  ]) {
    await page.goto(site.url + path);
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(td, dd, div, p, h1, label)')]
          .filter((box) => box.clientWidth > 2 && box.scrollWidth > box.clientWidth + 1)
          .map((box) => `${box.tagName} ${box.className}`),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
      const signWidth = await page
        .getByRole('navigation', { name: 'Cesta k stránke' })
        .evaluateAll((paths) => paths.map((path) => getComputedStyle(path, '::before').width));
      expect(
        signWidth.filter((width) => width !== '18px'),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
});

test('a printed list shows its table and its filter in words, without controls', async () => {
  const page = await desk.open();
  await page.emulateMedia({ media: 'print' });
  // A4 paper is as wide as a tablet
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const [path, words] of [
    ['/dashboard/prihlasky?stav=confirmed', 'Výber: Potvrdené'],
    ['/dashboard/dopyty?hladat=penzion', 'Výber: hľadanie „penzion“'],
    ['/dashboard/clanky', 'Bez výberu'],
  ] as const) {
    await page.goto(site.url + path);
    await expect.poll(() => page.locator('.on-paper').textContent()).toContain(words);
    await expect.poll(() => page.locator('.on-paper').isVisible()).toBe(true);
    await expect
      .poll(() => page.locator('.rows thead').evaluate((head) => getComputedStyle(head).display))
      .toBe('table-header-group');
    await expect
      .poll(() =>
        page
          .locator('.rows tbody tr')
          .first()
          .evaluate((row) => getComputedStyle(row).display),
      )
      .toBe('table-row');
    for (const unprinted of ['.desk-top', '.section-tabs', '.tabs', '.filter-bar', '.btn', '.row-actions']) {
      for (const box of await page.locator(unprinted).all())
        await expect.poll(() => box.isVisible(), { message: unprinted }).toBe(false);
    }
    await expectNoSidewaysScroll(page);
  }
});

// one tab for all pages: a new one takes longer than showing a page in it
describe('on a computer', () => {
  let page: Page;
  beforeAll(async () => {
    page = await desk.visitor();
  });

  test.each([
    '/dashboard',
    '/dashboard/prihlasky',
    '/dashboard/prihlasky?hladat=nikto',
    '/dashboard/prihlasky/demo-2',
    '/dashboard/kalendar',
    '/dashboard/kurzy/demo-3/obsadenost',
    '/dashboard/cakajuci',
    '/dashboard/cakajuci/novy',
    '/dashboard/dnes',
    '/dashboard/prihlasky/demo-1/zrusenie',
    '/dashboard/prihlasky/demo-7/obnovenie',
    '/dashboard/posta',
    '/dashboard/sukromie',
    '/dashboard/ucet',
  ])('%s passes axe, fits a phone and assigns each shortcut only once', async (path) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url + path);
    await waitForHydration(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await findDuplicateShortcuts(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  test.each([1440, 768, 390])('a list shows the name of a course right of its icon at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/dashboard', '/dashboard/prihlasky']) {
      await page.goto(site.url + path);
      const sign = await page.locator('.pictured .sign').first().boundingBox();
      const name = await page.locator('.pictured b').first().boundingBox();
      expect(name?.x).toBeGreaterThanOrEqual((sign?.x ?? Number.NaN) + (sign?.width ?? 0));
    }
  });
});

describe('on a phone', () => {
  let page: Page;
  beforeAll(async () => {
    page = await desk.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  });

  test.each([
    '/dashboard',
    '/dashboard/dnes',
    '/dashboard/prihlasky',
    '/dashboard/prihlasky/demo-5',
    '/dashboard/prihlasky/demo-5/potvrdenie',
    '/dashboard/kurzy/demo-3/obsadenost',
    '/dashboard/kurzy/demo-3/pritomnost',
    '/dashboard/kalendar?mesiac=2027-01',
    '/dashboard/cakajuci',
    '/dashboard/dopyty',
    '/dashboard/dopyty/demo-1',
    '/dashboard/posta',
  ])('the controls of %s are large enough for touch', async (path) => {
    await page.goto(site.url + path);
    await waitForHydration(page);
    expect(await findSmallTargets(page)).toEqual([]);
  });
});

/** Keys assigned to two actions of the page, of which only one would work. */
function findDuplicateShortcuts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('main [aria-keyshortcuts]')].filter(
      (control) => control.checkVisibility() && !control.closest('.selection-bar'),
    );
    const keys = controls.flatMap((control) => {
      const row = control.closest('[data-row], .rows tbody tr');
      const place = row ? `row ${[...document.querySelectorAll('[data-row], .rows tbody tr')].indexOf(row)}` : 'page';
      return (control.getAttribute('aria-keyshortcuts') ?? '').split(' ').map((key) => `${key} on ${place}`);
    });
    return keys.filter((key, index) => keys.indexOf(key) < index);
  });
}

/** Controls with a touch target less than 44 px high, reacting surroundings included; links in sentences excluded. */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, summary)')];
    return controls
      .filter((element) => element.checkVisibility() && !isInSentence(element) && isSmall(element))
      .map(nameOf);

    function isSmall(element: HTMLElement): boolean {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const reach = (step: 1 | -1) => {
        let reached = 0;
        while (reached < 44 && isHit(left + width / 2, top + height / 2 + reached * step)) reached += 1;
        return reached;
      };
      return reach(1) + reach(-1) < 44;

      function isHit(x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      }
    }

    function isInSentence(element: HTMLElement): boolean {
      return element.matches('p a, .hint *, .breadcrumb a');
    }

    function nameOf(element: HTMLElement): string {
      return `${element.tagName} ${element.className} ${element.textContent?.trim() || element.ariaLabel}`;
    }
  });
}
