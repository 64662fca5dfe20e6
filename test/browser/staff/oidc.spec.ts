import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { directoryEnvironment, type Issuer, openIssuer } from '../../issuer.ts';
import { freePort } from '../../server-process.ts';
import { expectGoodPage, openSite, type Site, STAFF, waitForHydration } from '../site.ts';

let site: Site;
let issuer: Issuer;
beforeAll(async () => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  issuer = await openIssuer(baseUrl);
  issuer.people = {
    jana: { email: STAFF.email, email_verified: true },
    cudzi: { email: 'cudzi@example.sk', email_verified: true },
  };
  site = await openSite({ ...directoryEnvironment(issuer, baseUrl), STAFF_PASSWORD: '' }, { port });
});
afterAll(async () => {
  await site.close();
  await issuer.stop();
});
afterEach(() => {
  // errors on the directory's own pages do not count
  expect(site.pageErrors.splice(0).filter((error) => !error.includes(issuer.url))).toEqual([]);
});

describe.each([true, false])(
  'a person with an account in the company’s directory (scripts: %s)',
  (javaScriptEnabled) => {
    test('signs in there, is sent to the requested page and is signed out of both sites', async () => {
      const page = await site.visitor({ javaScriptEnabled });
      await page.goto(`${site.url}/dashboard/prihlasky/demo-1`);
      await signIn(page, 'jana');
      await page.waitForURL(`${site.url}/dashboard/prihlasky/demo-1`);
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole('button', { name: /Jana/ }).click();
      await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
      await page.getByRole('button', { name: 'Yes, sign me out' }).click();
      await page.waitForURL(`${site.url}/`);
      await page.goto(`${site.url}/dashboard`);
      expect(new URL(page.url()).pathname).toBe('/signIn');
      // the directory has ended its session too and requires a new sign-in
      await signIn(page, 'jana');
      await page.waitForURL(`${site.url}/dashboard/dnes`);
    });

    test('sees a refusal when they are not on the staff list and can sign in with another account', async () => {
      const page = await site.visitor({ javaScriptEnabled });
      await page.goto(`${site.url}/dashboard/firma`);
      await signIn(page, 'cudzi');
      await page.getByText('cudzi@example.sk').waitFor();
      await page.getByRole('button', { name: 'Skúsiť iný účet' }).click();
      await enterName(page, 'jana');
      // without scripts, the provider shows a confirmation when the account is changed
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`${site.url}/dashboard/firma`);
    });

    test('can still save a form after the session has ended', async () => {
      const page = await site.visitor({ javaScriptEnabled });
      await page.goto(`${site.url}/dashboard/firma`);
      await signIn(page, 'jana');
      await page.waitForURL(`${site.url}/dashboard/firma`);
      const name = `Po prestávke ${javaScriptEnabled}`;
      await page.locator('[name="city"]').fill(name);
      await page.context().clearCookies({ name: /session_token/ });
      await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
      await page.getByText('Prihlásenie sa skončilo.').waitFor();
      // still signed out, so the page with the form is shown again unchanged
      await page.getByRole('button', { name: 'Prihlásenie je hotové, odoslať' }).click();
      await page.getByText('Prihlásenie sa skončilo.').waitFor();
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: 'Prihlásiť sa cez Firemný účet' }).click(),
      ]);
      await tab.waitForURL(`${site.url}/dashboard/firma?cast=sidlo`);
      await page.getByRole('button', { name: 'Prihlásenie je hotové, odoslať' }).click();
      await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
      await expect.poll(() => page.locator('[name="city"]').inputValue()).toBe(name);
    });
  },
);

test('the sign-in button, the refusal and the interrupted form pass axe and fit every width', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/dashboard/firma`);
  await expectGoodPage(page);
  await page.goto(`${site.url}/signIn/oidc/navrat`);
  await expectGoodPage(page);
  await page.goto(`${site.url}/signIn`);
  await signIn(page, 'cudzi');
  await page.getByRole('heading', { name: 'Tento účet nie je na zozname' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Skúsiť iný účet' }).click();
  await enterName(page, 'jana');
  await page.waitForURL(`${site.url}/dashboard/dnes`);
  await page.goto(`${site.url}/dashboard/firma`);
  await page.context().clearCookies({ name: /session_token/ });
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Prihlásenie sa skončilo.').waitFor();
  await expectGoodPage(page);
});

async function signIn(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: 'Prihlásiť sa cez Firemný účet' }).click();
  await enterName(page, person);
}

/** Enters the person's name at the directory. */
async function enterName(page: Page, person: string): Promise<void> {
  await page.getByLabel('Meno').fill(person);
  await page.getByRole('button', { name: 'Pokračovať' }).click();
}
