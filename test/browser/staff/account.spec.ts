import { expect, test } from 'vitest';
import { authenticatorOf } from '../../local-account.ts';
import { expectGoodPage, fillInSignIn, STAFF, signInAtDesk } from '../site.ts';
import { mail, setUpSiteWithMail, site } from '../site-fixture.ts';

const NEW_PASSWORD = 'koza kúpila štyri lavóry';

setUpSiteWithMail();

test('a staff member sets up a second factor and has to enter it at the next sign-in, without scripts', async () => {
  const page = await site.visitor();
  await signInAtDesk(site, page, '/dashboard/ucet');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Zapnúť' }).click();
  await page.getByLabel('Súčasné heslo').fill(STAFF.password);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Pokračovať' }).click();
  await page.getByRole('img', { name: 'Kód QR pre aplikáciu' }).waitFor();
  await expectGoodPage(page);
  const address = await page.getByRole('link', { name: 'otvorte ju' }).getAttribute('href');
  const { code } = authenticatorOf(address ?? '', site.app);
  await page.getByLabel('Kód z aplikácie').fill(code());
  await page.getByRole('button', { name: 'Zapnúť overenie' }).click();
  await page.getByRole('heading', { name: 'Dvojstupňové overenie je zapnuté' }).waitFor();
  await expectGoodPage(page);
  const recoveryCodes = await page.locator('.recovery-codes code').allTextContents();
  expect(recoveryCodes).toHaveLength(10);

  const pageWithoutScripts = await site.visitor({ javaScriptEnabled: false });
  await pageWithoutScripts.goto(`${site.url}/dashboard/ucet`);
  await fillInSignIn(pageWithoutScripts);
  await pageWithoutScripts.getByLabel('Kód z aplikácie').fill(recoveryCodes[3] ?? '');
  await pageWithoutScripts.getByRole('button', { name: 'Overiť' }).click();
  await pageWithoutScripts.waitForURL(`${site.url}/dashboard/ucet`);
  await expect.poll(() => pageWithoutScripts.locator('.lines li').count()).toBe(2);
  await pageWithoutScripts.getByRole('button', { name: 'Ukončiť ostatné' }).click();
  await pageWithoutScripts.waitForURL(`${site.url}/dashboard/ucet`);
  await page.goto(`${site.url}/dashboard/ucet`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/signIn');

  await pageWithoutScripts.getByRole('link', { name: 'Vypnúť' }).click();
  await pageWithoutScripts.getByLabel('Súčasné heslo').fill(STAFF.password);
  await pageWithoutScripts.getByRole('button', { name: 'Vypnúť overenie' }).click();
  await pageWithoutScripts.getByRole('link', { name: 'Zapnúť' }).waitFor();
});

test('a staff member replaces a forgotten password with the code of an email, without scripts', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/signIn`);
  await page.getByRole('link', { name: 'Zabudli ste heslo?' }).click();
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByRole('button', { name: 'Poslať kód' }).click();
  await page.getByRole('heading', { name: 'Nové heslo' }).waitFor();
  await expect.poll(() => mail.emails.map(({ subject }) => subject)).toContain('Kód na nové heslo');
  const email = mail.emails.find(({ subject }) => subject === 'Kód na nové heslo');
  const [code = ''] = /\d{4}\s\d{4}/.exec(email?.text ?? '') ?? [];
  await page.getByLabel('Kód z e-mailu').fill(code);
  await page.getByLabel('Nové heslo').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Nastaviť heslo' }).click();
  await page.getByRole('heading', { name: 'Heslo je nastavené' }).waitFor();
  await page.getByRole('link', { name: 'Prihlásiť sa' }).last().click();
  await fillInSignIn(page, { ...STAFF, password: NEW_PASSWORD });
  await page.waitForURL(`${site.url}/dashboard/dnes`);
  await expect.poll(() => mail.emails.map(({ subject }) => subject)).toContain('Heslo bolo zmenené');
});

test('the sign-in and password pages pass axe and fit every width', async () => {
  const page = await site.visitor();
  for (const path of ['/signIn', '/signIn/overenie', '/signIn/zabudnute-heslo', '/signIn/nove-heslo']) {
    await page.goto(site.url + path);
    await expectGoodPage(page);
  }
});
