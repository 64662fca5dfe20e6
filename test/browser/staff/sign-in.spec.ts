import { expect, test } from 'vitest';
import { fillInSignIn, STAFF, signInAtDesk } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('a signed-out visitor of a desk page is sent to that page after sign-in', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/prihlasky/demo-1`);
  expect(new URL(page.url()).pathname).toBe('/signIn');
  await fillInSignIn(page, { ...STAFF, password: 'nespravne-heslo' });
  await page.getByText('E-mail alebo heslo nesedí. Skúste to znova.').waitFor();
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe(STAFF.email);
  await page.getByLabel('Heslo').fill(STAFF.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.getByRole('heading', { level: 1, name: /Tomáš Cvičný/ }).waitFor();
});

test('after sign-out the home page is shown and the desk requires a sign-in', async () => {
  const page = await site.visitor();
  await signInAtDesk(site, page, '/dashboard');
  await page.getByRole('button', { name: /Jana/ }).click();
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}/dashboard`);
  expect(new URL(page.url()).pathname).toBe('/signIn');
});
