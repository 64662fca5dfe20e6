import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { axeFindings, expectNoSidewaysScroll } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

/** Pending while the database delays its answers about articles. */
let delay: PromiseWithResolvers<void> | undefined;

setUpSite();
beforeAll(() => {
  const articleQueries = new WeakSet<object>();
  site.app.db = databaseOf(site.app).withPlugin({
    transformQuery({ node, queryId }) {
      if (JSON.stringify(node).includes('"publishAt"')) articleQueries.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (articleQueries.has(queryId)) await delay?.promise;
      return result;
    },
  });
});

afterEach(() => releaseArticles());

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('a visitor %s', (_how, javaScriptEnabled) => {
  test('can use the home page before its news are loaded, and then sees them in their place', async () => {
    const page = await site.visitor({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    delayArticles();
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    await page.getByText('Načítavam články...').waitFor();
    await page.getByRole('contentinfo').waitFor();
    await expectOrder(page, ['Aktuálne informácie', 'Načítavam články...', 'Bezpečnosť na minútku']);
    await expect.poll(() => page.getByRole('main').count()).toBe(1);
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    releaseArticles();
    await page.waitForLoadState('load');
    await expect.poll(() => page.getByText('Načítavam články...').isVisible()).toBe(false);
    await expect.poll(() => page.locator('.news .post').filter({ visible: true }).count()).toBe(4);
    await expect.poll(() => page.getByRole('heading', { name: 'Aktuálne informácie' }).count()).toBe(1);
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  });

  test('who opens the news anchor is scrolled to the news once they are loaded, and again by a link', async () => {
    const page = await site.visitor({ javaScriptEnabled, viewport: { width: 1440, height: 900 } });
    delayArticles();
    await page.goto(`${site.url}/#novinky`, { waitUntil: 'commit' });
    await page.getByText('Načítavam články...').waitFor();
    releaseArticles();
    const heading = page.getByRole('heading', { name: 'Aktuálne informácie' });
    const distance = async () => (await heading.boundingBox())?.y;
    await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(900);
    await page.keyboard.press('Control+Home');
    await page.getByRole('link', { name: 'Novinky', exact: true }).click();
    await expect.poll(distance, { timeout: 5_000 }).toBeLessThan(900);
  });

  test('sees that an article is being loaded, and then the article', async () => {
    const page = await site.visitor({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    await page.goto(`${site.url}/blog`);
    const path = await page.locator('.posts a').first().getAttribute('href');
    delayArticles();
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.getByRole('status').getByText('Načítavam').waitFor();
    releaseArticles();
    await page.waitForLoadState('load');
    await expect.poll(() => page.getByRole('status').count()).toBe(0);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await expect
      .poll(() => page.title())
      .toBe((await page.getByRole('heading', { level: 1 }).textContent())?.replaceAll('\u00A0', ' '));
  });
});

function delayArticles(): void {
  site.app.announcements.notifyListeners(['articles']);
  delay = Promise.withResolvers<void>();
}

function releaseArticles(): void {
  delay?.resolve();
  delay = undefined;
}

/** Fails unless the texts are below one another in this order. */
async function expectOrder(page: Page, texts: string[]): Promise<void> {
  const tops = await Promise.all(
    texts.map(async (text) => (await page.getByText(text, { exact: true }).last().boundingBox())?.y ?? Number.NaN),
  );
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
}
