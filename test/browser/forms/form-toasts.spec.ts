import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { waitForHydration } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';
import { waitMinimumFormTime } from './delayed-scripts.ts';

setUpSite();

test('the toasts of a form are loaded on its first focus, not with the page', async () => {
  const page = await openForm();
  const listResources = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await listResources()).not.toContain('form-toasts');
  await page.getByLabel('Spoločnosť *').focus();
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  expect(await listResources()).toContain('form-toasts');
});

test('a form whose toasts cannot be loaded is still sent', async () => {
  const page = await openForm();
  await page.route('**/assets/form-toasts-*.js', (route) => route.abort());
  await fillIn(page);
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe('');
  expectOnlyToastErrors();
});

test('a form whose toasts cannot be loaded shows a failed request itself and restores its values', async () => {
  const page = await openForm();
  await page.route('**/assets/form-toasts-*.js', (route) => route.abort());
  await page.route(page.url(), (route) => route.abort());
  const { company } = await fillIn(page);
  await page.getByText('Správu sa nepodarilo odoslať.').waitFor();
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Obnoviť údaje' }).click();
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe(company);
  site.pageErrors.splice(0);
});

async function openForm(): Promise<Page> {
  const page = await site.visitor();
  await page.goto(`${site.url}/kontakt`);
  await waitForHydration(page);
  return page;
}

async function fillIn(page: Page) {
  const values = aContact();
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await waitMinimumFormTime(page);
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  return values;
}

function expectOnlyToastErrors(): void {
  const others = site.pageErrors.splice(0).filter((error) => !error.includes('The toasts were not loaded'));
  expect(others).toEqual([]);
}
