import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createCourse } from '#server/courses/courses.ts';
import { aCourse, JANA } from '../../builders.ts';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

const PER_PAGE = 50;

let page: Page;
setUpSite({ DEMO_CONTENT: 'off' });
beforeAll(async () => {
  for (let number = 1; number <= PER_PAGE + 1; number += 1) {
    await site.app.change(JANA, (change) =>
      createCourse(change, aCourse({ nameOfCourse: `Školenie ${number}`, date: '2031-01-01' })),
    );
  }
  await site.app.change(JANA, (change) =>
    createCourse(change, aCourse({ nameOfCourse: 'Žeriavnik', city: 'Bratislava', date: '2030-01-01' })),
  );
  page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/dashboard?zoradenie=name`);
  await waitForHydration(page);
});

const names = () => page.locator('.rows .pictured b').allTextContents();

test('the pager of the course list keeps the order', async () => {
  await expect.poll(names).toHaveLength(PER_PAGE);
  await page.getByRole('link', { name: 'Ďalej' }).click();
  await page.getByText('Zobrazuje sa 51 až 52').waitFor();
  await waitForHydration(page);
  await expect.poll(names).toEqual(['Školenie 51', 'Žeriavnik']);
  await expect.poll(() => new URL(page.url()).search).toBe('?zoradenie=name&strana=2');
});

test('a search entered on the second page shows the first page of the results and keeps the focus', async () => {
  const search = page.getByRole('main').getByLabel('Hľadať');
  await search.pressSequentially('skolenie 1', { delay: 5 });
  await page.getByText('15 kurzov', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard?hladat=skolenie+1&zoradenie=name');
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => search.inputValue()).toBe('skolenie 1');
  await search.fill('');
  await page.getByText('52 kurzov', { exact: true }).waitFor();
});

test('after the last course of a page is deleted, the previous page is shown', async () => {
  await page.goto(`${site.url}/dashboard?zoradenie=oldest&strana=2`);
  await waitForHydration(page);
  for (const name of await names()) {
    const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await row.getByRole('link', { name: 'Zmazať' }).click();
    await page.getByRole('button', { name: 'Zmazať kurz' }).click();
    await row.waitFor({ state: 'detached' });
  }
  await page.getByText('Zobrazuje sa 1 až 50').waitFor();
  await expect.poll(names).toHaveLength(PER_PAGE);
});

test.each([1440, 768, 390])('the course list passes axe and fits at %i px', async (width) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${site.url}/dashboard`);
  await waitForHydration(page);
  expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
