import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
setUpSite();

test('on a large screen sub-items are shown on hover and on focus, without scripts', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await page.goto(site.url);
  const navigation = page.getByRole('navigation', { name: 'Hlavná navigácia' });
  const fire = navigation.getByRole('link', { name: 'Požiarna ochrana' });
  await expect.poll(() => fire.isVisible()).toBe(false);
  await navigation.getByRole('link', { name: 'Služby' }).hover();
  await expect.poll(() => fire.isVisible()).toBe(true);
  await page.mouse.move(0, 600);
  await expect.poll(() => fire.isVisible()).toBe(false);
  await navigation.getByRole('link', { name: 'Služby' }).focus();
  await expect.poll(() => fire.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => fire.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the E-shop link opens a new tab and is shown on large screens only', async () => {
  const wide = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await wide.goto(site.url);
  const shop = wide.getByRole('link', { name: /E-Shop/ });
  await expect.poll(() => shop.getAttribute('target')).toBe('_blank');
  await expect.poll(() => shop.isVisible()).toBe(true);
  const phone = await site.visitor(PHONE);
  await phone.goto(site.url);
  await expect.poll(() => phone.getByRole('link', { name: /E-Shop/ }).isVisible()).toBe(false);
});

test.each([768, 1024, 1440])('at %i px the telephone and the hours are in the header', async (width) => {
  const page = await site.visitor({ viewport: { width, height: 800 } });
  await page.goto(site.url);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: '+421 900 000 001' }).waitFor();
  await header.getByText('pondelok až piatok 7.30 – 15.30 h').waitFor();
});

test('on a phone one section of the menu is open at a time, O nás first, without scripts', async () => {
  const page = await site.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(site.url);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.getByText('Menu', { exact: true }).click();
  const career = menu.getByRole('link', { name: 'Kariéra' });
  const fire = menu.getByRole('link', { name: 'Požiarna ochrana' });
  await expect.poll(() => career.isVisible()).toBe(true);
  await menu.getByText('Služby: podstránky').locator('..').click();
  await expect.poll(() => career.isVisible()).toBe(false);
  await expect.poll(() => fire.isVisible()).toBe(true);
  await menu.getByText('Služby: podstránky').locator('..').click();
  await expect.poll(() => fire.isVisible()).toBe(false);
  await page.getByText('Menu', { exact: true }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('the open menu of a phone passes axe', async () => {
  const page = await site.visitor(PHONE);
  await page.goto(site.url);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
});

test('the navigation marks the current section, also on a page below it', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/kurzy-a-skolenia/viazac-bremien-zilina`);
  const current = page.getByRole('navigation', { name: 'Hlavná navigácia' }).locator('[aria-current]');
  await expect.poll(() => current.allInnerTexts()).toEqual(['Kurzy a\u00A0školenia']);
});

test('the skip link is the first keyboard stop and leads to the content', async () => {
  const page = await site.visitor();
  await page.goto(site.url);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Preskočiť na obsah');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#obsah');
});

test('Escape closes a submenu opened by hover, and hovering again opens it', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/opravnenia`);
  const navigation = page.getByRole('navigation', { name: 'Hlavná navigácia' });
  const services = navigation.getByRole('link', { name: 'Služby' });
  const fire = navigation.getByRole('link', { name: 'Požiarna ochrana' });
  await services.hover();
  await page.keyboard.press('Escape');
  await fire.waitFor({ state: 'hidden' });
  await page.mouse.move(700, 700);
  await services.hover();
  await fire.waitFor({ state: 'visible' });
});

test.each(['/opravnenia', '/kurzy-a-skolenia'])(
  'on %s Escape closes a submenu opened by focus, and Tab continues from its section',
  async (path) => {
    const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const navigation = page.getByRole('navigation', { name: 'Hlavná navigácia' });
    await navigation.getByRole('link', { name: 'Služby' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await navigation.getByRole('link', { name: 'Požiarna ochrana' }).waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Služby');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Kurzy a\u00A0školenia');
    await page.keyboard.press('Shift+Tab');
    await navigation.getByRole('link', { name: 'Požiarna ochrana' }).waitFor({ state: 'visible' });
  },
);

test.each(['/', '/kontakt'])(
  'on a phone Escape closes the menu of %s and moves the focus to its button',
  async (path) => {
    const page = await site.visitor(PHONE);
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await page.getByText('Menu', { exact: true }).click();
    await page.keyboard.press('Tab');
    await expect.poll(() => menu.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Menu');
  },
);

test.each(['Tab', 'Shift+Tab'])('on a phone the menu closes when the focus leaves it (%s)', async (key) => {
  const page = await site.visitor(PHONE);
  await page.goto(site.url);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await page.getByText('Menu', { exact: true }).click();
  if (key === 'Tab') await menu.getByRole('link', { name: 'Kontakt' }).focus();
  await page.keyboard.press(key);
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toContain(key === 'Tab' ? 'Naše služby' : 'Vzorová bezpečnosť');
});

test('a menu opened on a narrow screen does not block scrolling after the window is widened', async () => {
  const page = await site.visitor(PHONE);
  await page.goto(site.url);
  await page.getByText('Menu', { exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('visible');
});

function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.textContent);
}
