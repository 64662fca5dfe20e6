import { expect, test } from 'vitest';
import { expectGoodPage } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('an English browser also shows Slovak dates and weeks that begin on Monday', async () => {
  const page = await desk.visitor({ locale: 'en-US', timezoneId: 'America/Los_Angeles' });
  await page.goto(`${site.url}/dashboard/podcast/nova`);
  const day = page.getByLabel('Deň zverejnenia *', { exact: true });
  await day.fill('1.1.2027');
  await page.getByRole('button', { name: 'Otvoriť kalendár' }).click();
  const calendar = page.getByRole('dialog', { name: 'Deň zverejnenia' });
  await calendar.getByRole('grid').waitFor();
  await expect
    .poll(() => calendar.locator('thead th').allTextContents())
    .toEqual(['', 'po', 'ut', 'st', 'št', 'pi', 'so', 'ne']);
  // 1 January 2027 is a Friday, and ISO week 1 is the one with 4 January
  const [friday, monday] = [calendar.locator('tbody tr').nth(0), calendar.locator('tbody tr').nth(1)];
  await expect.poll(() => friday.locator('th').textContent()).toBe('53');
  await expect.poll(() => monday.locator('th').textContent()).toBe('01');
  await expect.poll(() => calendar.locator('[aria-selected="true"]').textContent()).toBe('1');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.includes('1. januára 2027'));
  await expectGoodPage(page);
  for (const key of ['PageDown', 'ArrowDown', 'Home', 'Enter']) await page.keyboard.press(key);
  await calendar.waitFor({ state: 'hidden' });
  await expect.poll(() => day.inputValue()).toBe('08.02.2027');
});

test('the calendar of an empty end date opens at the month of the start date', async () => {
  const page = await desk.visitor();
  await page.goto(`${site.url}/dashboard/kurzy/novy`);
  await page.getByLabel('Dátum od *', { exact: true }).fill('4.1.2027');
  await page.getByRole('button', { name: 'Otvoriť kalendár' }).nth(1).click();
  const calendar = page.getByRole('dialog', { name: 'Dátum do' });
  await calendar.getByRole('grid', { name: 'január 2027' }).waitFor();
  await expect.poll(() => calendar.locator('[aria-selected="true"]').count()).toBe(0);
});

test('Escape closes the calendar and does not change the date', async () => {
  const page = await desk.visitor();
  await page.goto(`${site.url}/dashboard/podcast/nova`);
  const day = page.getByLabel('Deň zverejnenia *', { exact: true });
  const before = await day.inputValue();
  await page.getByRole('button', { name: 'Otvoriť kalendár' }).click();
  await page.getByRole('dialog').waitFor();
  for (const key of ['ArrowRight', 'Escape']) await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expect.poll(() => day.inputValue()).toBe(before);
});

test('a date can still be entered when the calendar cannot be loaded', async () => {
  const page = await desk.visitor();
  await page.goto(`${site.url}/dashboard/podcast/nova`);
  await page.route('**/assets/calendar-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Otvoriť kalendár' }).click();
  await page.getByText('Kalendár sa nepodarilo načítať.').waitFor();
  await page.getByLabel('Deň zverejnenia *', { exact: true }).fill('24. 3. 2027');
  expect(site.pageErrors.splice(0).join()).toContain('The calendar was not loaded');
});

test('without scripts an invalid date stays in its field with an error', async () => {
  const page = await desk.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/podcast/nova`);
  await page.getByLabel('Deň zverejnenia *', { exact: true }).fill('31.02.2027');
  await page.getByRole('button', { name: 'Uložiť epizódu' }).click();
  await expect.poll(() => page.locator('#day-error').textContent()).toContain('Taký deň v\u00A0kalendári nie je');
  await expect.poll(() => page.getByLabel('Deň zverejnenia *', { exact: true }).inputValue()).toBe('31.02.2027');
  // the button is hidden because it would do nothing
  await expect.poll(() => page.getByRole('button', { name: 'Kalendár' }).count()).toBe(0);
});
