import { expect, test } from 'vitest';
import { axeFindings } from '../site.ts';
import { desk, setUpSite } from '../site-fixture.ts';

setUpSite();

test('a form sent without a connection stays with what was typed, and is saved once there is one', async () => {
  const page = await desk.open('/dashboard/firma');
  await page.locator('[name="city"]').fill('Bez signálu');
  await page.context().setOffline(true);
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await page.getByRole('alert').filter({ hasText: 'Neodoslalo sa to' }).waitFor();
  }
  await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('alert');
  expect(await axeFindings(page, '.unsent')).toEqual([]);
  // the browser still warns before it is left
  const warning = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  await (await warning).dismiss();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
  await expect.poll(() => page.locator('[name="city"]').inputValue()).toBe('Bez signálu');
});

test('the preview of an email without a connection leaves its form to be sent', async () => {
  const page = await desk.open('/dashboard/kurzy/demo-2/zrusenie');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Ukázať v e-maile' }).click();
  await page.getByRole('alert').filter({ hasText: 'Neodoslalo sa to' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Ukázať v e-maile' }).click();
  await page.frameLocator('iframe').getByText('Kurz sa neuskutoční').waitFor();
  await page.getByRole('button', { name: 'Zrušiť kurz' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/zrusenie'));
});

test('an item of Dnes closed without a connection stays, and is closed once there is one', async () => {
  const page = await desk.open('/dashboard/dnes');
  const items = page.locator('.today > li');
  const count = await items.count();
  const button = items.locator('form button[type="submit"]').first();
  await page.context().setOffline(true);
  await button.click();
  await page.getByRole('alert').filter({ hasText: 'Neodoslalo sa to' }).waitFor();
  await page.context().setOffline(false);
  await button.click();
  await expect.poll(() => items.count()).toBe(count - 1);
});
