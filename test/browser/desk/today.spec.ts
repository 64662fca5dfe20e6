import { expect, test } from 'vitest';
import { sendSignUp } from '../demo-courses.ts';
import { axeFindings, expectNoSidewaysScroll } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('staff postpone an item of Dnes by keyboard, and the focus moves to the next item', async () => {
  const page = await desk.open();
  await page.getByRole('link', { name: /^Dnes/ }).click();
  const items = page.locator('.today > li');
  await items.first().waitFor();
  const count = await items.count();
  expect(count).toBeGreaterThan(1);
  const second = await items.nth(1).getByRole('heading').getByRole('link').getAttribute('id');
  const postpone = items.first().getByText('Odložiť', { exact: true });
  await postpone.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // Escape closes the days and gives the focus back
  await page.keyboard.press('Escape');
  await expect.poll(() => postpone.evaluate((summary) => document.activeElement === summary)).toBe(true);
  await expect.poll(() => items.first().getByText('Iný deň').isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('V ten deň sa to vráti samo.').waitFor();
  await expect.poll(() => items.count()).toBe(count - 1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(second);
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByText('Vrátené späť.').waitFor();
  await expect.poll(() => items.count()).toBe(count);
  expect(await axeFindings(page)).toEqual([]);
});

test('staff on a phone see the message of a new sign-up in Dnes, mark it as read and open „Viac“', async () => {
  await sendSignUp(site, {
    companyName: 'Pekáreň Dotyková',
    email: 'dotyk@example.sk',
    numberOfWorkers: '2',
    message: 'Príde aj kolega, meno ešte neviem.',
  });
  const page = await desk.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${site.url}/dashboard/dnes`);
  await expectNoSidewaysScroll(page);
  const item = page.locator('.today > li').filter({ hasText: 'Pekáreň Dotyková' });
  await item.getByText('„Príde aj kolega, meno ešte neviem.“').waitFor();
  await item.getByRole('button', { name: 'Prečítané' }).tap();
  await page.getByText(/prihlášk\S* (je|sú) prečítan/i).waitFor();
  await expect.poll(() => item.count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Viac' }).tap();
  await page
    .getByRole('link', { name: /^E-maily/ })
    .filter({ visible: true })
    .tap();
  await page.getByRole('heading', { level: 1, name: 'E-maily' }).waitFor();
});
