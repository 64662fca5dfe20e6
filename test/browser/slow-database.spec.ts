import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../database-of.ts';
import { axeFindings, expectNoSidewaysScroll, openSite, type Site } from './site.ts';

let site: Site;
/** Pending while the database delays its answers about articles. */
let held: PromiseWithResolvers<void> | undefined;

beforeAll(async () => {
  site = await openSite();
  const ofArticles = new WeakSet<object>();
  site.app.db = databaseOf(site.app).withPlugin({
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"publishAt"')) ofArticles.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (ofArticles.has(queryId)) await held?.promise;
      return result;
    },
  });
});

afterEach(() => goOn());

afterAll(async () => {
  expect(site.complaints).toEqual([]);
  await site.close();
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('a visitor %s', (_how, javaScriptEnabled) => {
  test('of home can use all of it before its news are there, and then sees them in their place', async () => {
    const page = await site.visitor({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    hold();
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    await page.getByText('Načítavam články...').waitFor();
    await page.getByRole('contentinfo').waitFor();
    await expectOrder(page, ['Aktuálne informácie', 'Načítavam články...', 'Bezpečnosť na minútku']);
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    goOn();
    await page.waitForLoadState('load');
    await expect.poll(() => page.getByText('Načítavam články...').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.news .post').filter({ visible: true }).count()).toBe(4);
    await expect.poll(() => page.getByRole('heading', { name: 'Aktuálne informácie' }).count()).toBe(1);
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
    await page.context().close();
  });

  test('who asked for the news is led to them once they are there, and again by a link', async () => {
    const page = await site.visitor({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    hold();
    await page.goto(`${site.url}/#novinky`, { waitUntil: 'commit' });
    await page.getByText('Načítavam články...').waitFor();
    goOn();
    const heading = page.getByRole('heading', { name: 'Aktuálne informácie' });
    const distance = async () => (await heading.boundingBox())?.y;
    await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(900);
    await page.keyboard.press('Control+Home');
    await page.getByRole('link', { name: 'Novinky', exact: true }).click();
    await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(900);
    await page.context().close();
  });

  test('of an article sees that it is being loaded, and then reads it', async () => {
    const page = await site.visitor({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}/blog`);
    const path = await page.locator('.posts a').first().getAttribute('href');
    hold();
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.getByRole('status').getByText('Načítavam').waitFor();
    goOn();
    await page.waitForLoadState('load');
    await expect.poll(() => page.getByRole('status').count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect
      .poll(() => page.title())
      .toBe((await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00A0', ' '));
    await page.context().close();
  });
});

function hold(): void {
  site.app.announcements.tell(['articles']);
  held = Promise.withResolvers<void>();
}

function goOn(): void {
  held?.resolve();
  held = undefined;
}

/** Fails unless the texts are below one another in this order. */
async function expectOrder(page: Page, texts: string[]): Promise<void> {
  const tops = await Promise.all(
    texts.map(async (text) => (await page.getByText(text, { exact: true }).last().boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
}
