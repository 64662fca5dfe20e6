import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendSignUp } from '../demo-courses.ts';
import { axeFindings } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

/** Waits until the shortcuts work: the menu's item is enabled from then on. */
async function waitForShortcuts(page: Page): Promise<void> {
  await page.locator('#ja button:enabled', { hasText: 'Klávesové skratky' }).waitFor({ state: 'attached' });
}

/** Opens a page of the desk whose shortcuts work. */
async function openWithShortcuts(pathname: string): Promise<Page> {
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}${pathname}`);
  await waitForShortcuts(page);
  return page;
}

/** Presses these keys one after another, then waits for the resulting page; its address changes before it is rendered. */
async function pressTo(page: Page, pathname: string | RegExp, ...keys: string[]): Promise<void> {
  const titleBefore = await page.title();
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(pathname);
  await expect.poll(() => page.title()).not.toBe(titleBefore);
  await waitForShortcuts(page);
}

test('staff search for a sign-up, mark it as read, go back and open a contact request without a mouse', async () => {
  await sendSignUp(site, { firstName: 'Klára', lastName: 'Klávesová' });
  const page = await openWithShortcuts('/dashboard');
  const focused = page.locator(':focus');
  await pressTo(page, '/dashboard/prihlasky', 'g', 'p');
  await page.keyboard.press('f');
  await page.keyboard.type('klavesova');
  await page.keyboard.press('Enter');
  await page.waitForURL(/hladat=klavesova/);
  await page.getByRole('status').getByText('1 prihláška').waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => focused.textContent()).toBe('Klára Klávesová');
  await page.keyboard.press('x');
  await expect.poll(() => page.getByLabel('Vybrať: Klára Klávesová').isChecked()).toBe(true);
  await page.keyboard.press('x');
  await pressTo(page, /prihlasky\/.+/, 'Enter');
  await page.keyboard.press('p');
  await page.getByText('Prihláška je prečítaná.').waitFor();
  await waitForShortcuts(page);
  await pressTo(page, /prihlasky$/, 'h');
  // the focus returns to the row the user came from
  await expect.poll(() => focused.textContent()).toBe('Klára Klávesová');
  await pressTo(page, '/dashboard/dopyty', 'g', 'o');
  await pressTo(page, /dopyty\/.+/, 'j', 'j', 'k', 'Enter');
});

test('after a row disappears from the list, the next row has the focus', async () => {
  for (const firstName of ['Prvá', 'Druhá']) await sendSignUp(site, { firstName, lastName: 'Radová' });
  const page = await openWithShortcuts('/dashboard/prihlasky?stav=new&hladat=radova');
  const second = await page.getByRole('link', { name: 'Radová' }).nth(1).textContent();
  for (const key of ['j', 'x', 'p']) await page.keyboard.press(key);
  await page.getByText('Prihláška je prečítaná.').waitFor();
  await waitForShortcuts(page);
  await expect.poll(() => page.locator(':focus').textContent()).toBe(second);
});

test.each([true, false])(
  'a refused form begins with why it was refused, with scripts: %s',
  async (javaScriptEnabled) => {
    const page = await desk.visitor({ javaScriptEnabled });
    await page.goto(`${site.url}/dashboard/prihlasky/nova?kurz=demo-3`);
    await page.getByLabel('Meno *').fill('Zuzana');
    await page.getByLabel('Priezvisko *').fill('Bezčísla');
    await page.getByRole('button', { name: 'Uložiť prihlášku' }).click();
    await expect.poll(() => page.locator('[role=alert]:focus').textContent()).toContain('Prihláška sa neuložila.');
  },
);

test('a shortcut leads to a confirmation and to its button but never cancels by itself', async () => {
  const page = await openWithShortcuts('/dashboard/prihlasky/demo-3');
  await pressTo(page, /zrusenie$/, 'z');
  await page.keyboard.press('p');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Zrušiť prihlášku');
  await pressTo(page, /demo-3$/, 'h');
});

test('the shortcut of an act in a closed menu opens it and only focuses the act, and Escape leads back to the row', async () => {
  const page = await openWithShortcuts('/dashboard/clanky');
  const focused = page.locator(':focus');
  await page.keyboard.press('j');
  const title = await focused.textContent();
  await page.keyboard.press('Delete');
  await expect.poll(() => focused.textContent()).toBe('Do koša');
  await page.keyboard.press('Escape');
  await expect.poll(() => focused.textContent()).toBe(title);
  await expect.poll(() => page.getByRole('button', { name: /^Do koša/ }).count()).toBe(0);
});

test('arrows in an open menu of a row stay in the menu', async () => {
  const page = await openWithShortcuts('/dashboard');
  const focused = page.locator(':focus');
  await page
    .getByRole('button', { name: /^Ďalšie: / })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  const items = page.locator('.menu:popover-open').locator('a, button');
  await items.last().waitFor();
  const [first, last] = [await items.first().textContent(), await items.last().textContent()];
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused.textContent()).toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => focused.textContent()).toBe(last);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused.getAttribute('class')).toBe('more-acts');
});

test('the shortcuts dialog lists the shortcuts of the page, passes axe and turns them off permanently', async () => {
  const page = await openWithShortcuts('/dashboard/prihlasky');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Klávesové skratky' });
  for (const label of ['Pridať prihlášku', 'Ďalší riadok', 'Kalendár', 'Tieto skratky'])
    await dialog.getByText(label).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Klávesové skratky na tomto zariadení').uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await waitForShortcuts(page);
  for (const key of ['?', 'j', 'n']) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/prihlasky');
  // the mouse also opens the dialog, and the focus returns to the button that opened it
  await page.getByRole('button', { name: /moje menu$/ }).click();
  await page.getByRole('button', { name: 'Klávesové skratky' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(':focus').getAttribute('class')).toBe('user');
});
