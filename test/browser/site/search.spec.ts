import { expect, test } from 'vitest';
import { setUpSite, site } from '../site-fixture.ts';

setUpSite();

test.each([
  ['from the header', 1440],
  ['from the menu of a phone', 390],
])('a visitor without scripts searches for a course %s by keyboard and opens it', async (_, width) => {
  const page = await site.visitor({ viewport: { width, height: 800 }, javaScriptEnabled: false });
  await page.goto(site.url);
  if (width === 390) await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Hľadať' }).click();
  await page.getByRole('searchbox', { name: 'Hľadať na webe' }).fill('kurzy prvej pomoci');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Kurzy \d/ }).click();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('kurzy prvej pomoci');
  await expect.poll(() => page.locator('mark').first().textContent()).toBe('Kurz');
  await page.getByRole('link', { name: /Kurz prvej pomoci.*Žilina/s }).click();
  await page.waitForURL(/kurzy-a-skolenia\/kurz-prvej-pomoci-zilina/);
});

test('a very long search word fits the page of a phone', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 640 } });
  await page.goto(`${site.url}/hladat?q=${'x'.repeat(150)}`);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
