import { expect, test } from 'vitest';
import { openOwnSite, site } from './own-site.ts';
import { STAFF, signInAtDesk } from './site.ts';

openOwnSite();

test('a signed-out visitor of the dashboard signs in and lands where they wanted to go', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/prihlasky/demo-1`);
  expect(new URL(page.url()).pathname).toBe('/signIn');
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill('nespravne-heslo');
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.getByText('E-mail alebo heslo nesedí. Skúste to znova.').waitFor();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(STAFF.email);
  await page.getByLabel('Heslo').fill(STAFF.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.getByRole('heading', { level: 1, name: /Tomáš Cvičný/ }).waitFor();
});

test('after sign-out the user stands on the home page and the dashboard is shut', async () => {
  const page = await site.visitor();
  await signInAtDesk(site, page, '/dashboard');
  await page.getByRole('button', { name: /Jana/ }).click();
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}/dashboard`);
  expect(new URL(page.url()).pathname).toBe('/signIn');
});
