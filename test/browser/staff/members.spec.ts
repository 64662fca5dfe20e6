import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { JANA } from '../../builders.ts';
import { addAccount } from '../../local-account.ts';
import { openMore, rowOf } from '../desk.ts';
import {
  axeFindings,
  expectNoLooseLetters,
  expectNoSidewaysScroll,
  fillInSignIn,
  STAFF,
  signInAtDesk,
} from '../site.ts';
import { desk, mail, setUpSiteWithMail, site } from '../site-fixture.ts';

const PETER = { name: 'Peter Malík', email: 'peter.malik@example.sk', password: STAFF.password };

setUpSiteWithMail();
beforeAll(() => addAccount(site.app, PETER, JANA));

test('a Správca invites by email, changes a role and removes the access of a signed-in colleague', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  await signInAtDesk(site, page, '/dashboard/ludia');
  await invite(page, 'Marek Vlk', 'marek.vlk@example.sk', 'Lektor');
  await page.getByText('Hotovo: pozvánka vytvorená.').waitFor();
  await expect.poll(() => mail.emails).toHaveLength(1);
  expect(mail.emails[0]?.text).toContain(`${site.url}/signIn/pozvanka?kod=`);
  await page.reload();
  await expect.poll(() => rowOf(page, 'Marek Vlk').textContent()).toContain('e-mail odoslaný');

  const otherPage = await site.visitor();
  await otherPage.goto(`${site.url}/dashboard`);
  await fillInSignIn(otherPage, PETER);
  await otherPage.getByRole('heading', { level: 1, name: 'Dnes' }).waitFor();

  await rowOf(page, PETER.name).getByRole('link', { name: 'Zmeniť rolu' }).click();
  await page.getByLabel('Redaktor').check();
  await page.getByRole('button', { name: 'Zmeniť rolu' }).click();
  await page.getByText('Hotovo: rola zmenená.').waitFor();
  await otherPage.goto(`${site.url}/dashboard`);
  await otherPage.getByRole('heading', { level: 1, name: 'Články' }).waitFor();

  await openMore(rowOf(page, PETER.name));
  await page.getByRole('link', { name: 'Odobrať prístup' }).click();
  await page.getByRole('button', { name: 'Odobrať prístup' }).click();
  await page.getByText('Hotovo: prístup odobratý.').waitFor();
  await otherPage.getByRole('link', { name: 'Podcast' }).first().click();
  await otherPage.waitForURL((url) => url.pathname === '/signIn');

  await rowOf(page, PETER.name).getByRole('link', { name: PETER.name, exact: true }).click();
  await page.getByRole('heading', { level: 2, name: 'Priebeh' }).waitFor();
  await expect
    .poll(() => page.locator('.trail').textContent())
    .toMatch(/Účet vytvorený.*Rola zmenená.*Prístup odobratý/);
});

test.each([1440, 390])(
  'the staff list and its confirmation pages pass axe at %i px and fit 320 px',
  async (width) => {
    const page = await desk.visitor({ viewport: { width, height: 900 } });
    await page.goto(`${site.url}/dashboard/ludia`);
    await invite(page, 'Bartolomej Podhradský-Nezábudkovič', `velmi-dlha-adresa-jedneho-cloveka.${width}@example.sk`);
    await page.getByText('Pozvánka vytvorená').waitFor();
    const detail = await page.getByRole('link', { name: 'Bartolomej Podhradský-Nezábudkovič', exact: true }).first();
    const path = new URL((await detail.getAttribute('href')) ?? '', site.url).href;
    const actionUrls = ['pozvanka', 'zrusenie', 'rola', 'obnova-hesla', 'relacie', 'odpojenie'].map(
      (action) => `${path}/${action}`,
    );
    for (const url of [`${site.url}/dashboard/ludia`, path, ...actionUrls]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(url);
      expect(await axeFindings(page)).toEqual([]);
      await expectNoLooseLetters(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
    }
  },
);

test('an invitation with an invalid e-mail shows an error at its field', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await signInAtDesk(site, page, '/dashboard/ludia');
  await invite(page, 'Marek Vlk', 'marek');
  await page.getByRole('alert').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Zadajte e-mail' }).click();
  await expect.poll(() => page.getByLabel('E-mail').evaluate((field) => field === document.activeElement)).toBe(true);
});

async function invite(page: Page, name: string, email: string, role = 'Koordinátor'): Promise<void> {
  await page.getByLabel('Meno a priezvisko').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(role, { exact: true }).check();
  await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
}
