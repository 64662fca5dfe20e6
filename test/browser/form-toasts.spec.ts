import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aContact } from '../contact.ts';
import { hydrated, openSite, type Site } from './site.ts';
import { takesLongEnough } from './slow-scripts.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('the toasts of a form are fetched when it is touched, not with the page', async () => {
  const page = await openForm();
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  expect(await fetched()).not.toContain('form-toasts');
  await page.getByLabel('Spoločnosť *').focus();
  await page.locator('.Toastify').waitFor({ state: 'attached' });
  expect(await fetched()).toContain('form-toasts');
  expect(site.complaints.splice(0)).toEqual([]);
});

test('a form whose toasts cannot be fetched is sent all the same', async () => {
  const page = await openForm();
  await page.route('**/assets/form-toasts-*.js', (route) => route.abort());
  await fillIn(page);
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe('');
  expectOnlyTheirAbsence();
});

test('a form that has no toasts to say that it was not sent says so itself, and gives everything back', async () => {
  const page = await openForm();
  await page.route('**/assets/form-toasts-*.js', (route) => route.abort());
  await page.route('**/api/sendContact', (route) => route.abort());
  const { company } = await fillIn(page);
  await page.getByText('Správu sa nepodarilo odoslať.').waitFor();
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Obnoviť údaje' }).click();
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe(company);
  site.complaints.splice(0);
});

async function openForm(): Promise<Page> {
  const page = await site.visitor();
  await page.goto(`${site.url}/kontakt`);
  await hydrated(page);
  return page;
}

async function fillIn(page: Page) {
  const values = aContact();
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await takesLongEnough(page);
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  return values;
}

function expectOnlyTheirAbsence(): void {
  const others = site.complaints.splice(0).filter((complaint) => !complaint.includes('The toasts were not loaded'));
  expect(others).toEqual([]);
}
