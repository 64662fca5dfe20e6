import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sendSignUp } from './demo-courses.ts';
import { desk, openOwnSite, site } from './own-site.ts';
import { axeFindings } from './site.ts';

openOwnSite();

/** Waits until the shortcuts work: the menu's item is enabled from then on. */
async function listening(page: Page): Promise<void> {
  await page.locator('#ja button:enabled', { hasText: 'Klávesové skratky' }).waitFor({ state: 'attached' });
}

/** Opens a page of the desk whose shortcuts work. */
async function openListening(pathname: string): Promise<Page> {
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}${pathname}`);
  await listening(page);
  return page;
}

/** Presses these keys one after another, then waits for the resulting page. */
async function pressTo(page: Page, pathname: string | RegExp, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => new URL(page.url()).pathname).toMatch(pathname);
  await listening(page);
}

test('a sign-up is found, read and left, and a request opened, without the mouse', async () => {
  await sendSignUp(site, { firstName: 'Klára', lastName: 'Klávesová' });
  const page = await openListening('/dashboard');
  const focused = page.locator(':focus');
  await pressTo(page, '/dashboard/prihlasky', 'g', 'p');
  await page.keyboard.press('f');
  await page.keyboard.type('klavesova');
  await page.keyboard.press('Enter');
  await page.waitForURL(/hladat=klavesova/);
  await listening(page);
  await page.keyboard.press('j');
  await expect.poll(() => focused.textContent()).toBe('Klára Klávesová');
  await page.keyboard.press('x');
  await expect.poll(() => page.getByLabel('Vybrať: Klára Klávesová').isChecked()).toBe(true);
  await page.keyboard.press('x');
  await pressTo(page, /prihlasky\/.+/, 'Enter');
  await page.keyboard.press('p');
  await page.getByText('Prihláška je prečítaná.').waitFor();
  await listening(page);
  await pressTo(page, /prihlasky$/, 'h');
  // the focus returns to the row the user came from
  await expect.poll(() => focused.textContent()).toBe('Klára Klávesová');
  await pressTo(page, '/dashboard/dopyty', 'g', 'o');
  await pressTo(page, /dopyty\/.+/, 'j', 'j', 'k', 'Enter');
  await page.context().close();
});

test('the row in the place of one that went has the focus', async () => {
  for (const firstName of ['Prvá', 'Druhá']) await sendSignUp(site, { firstName, lastName: 'Radová' });
  const page = await openListening('/dashboard/prihlasky?stav=new&hladat=radova');
  const second = await page.getByRole('link', { name: 'Radová' }).nth(1).textContent();
  for (const key of ['j', 'x', 'p']) await page.keyboard.press(key);
  await page.getByText('Prihláška je prečítaná.').waitFor();
  await listening(page);
  await expect.poll(() => page.locator(':focus').textContent()).toBe(second);
  await page.context().close();
});

test('a key sends and cancels nothing: it leads to the question, and to its button', async () => {
  const page = await openListening('/dashboard/prihlasky/demo-3');
  await pressTo(page, /zrusenie$/, 'z');
  await page.keyboard.press('p');
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Zrušiť prihlášku');
  await pressTo(page, /demo-3$/, 'h');
  await page.context().close();
});

test('the dialog lists what keys do here, suits axe, and turns them off for good', async () => {
  const page = await openListening('/dashboard/prihlasky');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Klávesové skratky' });
  for (const act of ['Pridať prihlášku', 'Ďalší riadok', 'Kalendár', 'Tieto skratky'])
    await dialog.getByText(act).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Klávesové skratky na tomto zariadení').uncheck();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await listening(page);
  for (const key of ['?', 'j', 'n']) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/prihlasky');
  // the mouse also opens the dialog, and the focus returns to the button that opened it
  await page.getByRole('button', { name: 'Jana' }).click();
  await page.getByRole('button', { name: 'Klávesové skratky' }).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(':focus').getAttribute('class')).toBe('user');
  await page.context().close();
});
