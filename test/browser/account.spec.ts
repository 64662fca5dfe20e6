import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticatorOf } from '../local-account.ts';
import { openMailServer, type TestMailServer } from '../smtp.ts';
import { openOwnSite, site } from './own-site.ts';
import { axeFindings, expectNoLooseLetters, expectNoSidewaysScroll, type Site, STAFF, signInAtDesk } from './site.ts';

const NEW = 'koza kúpila štyri lavóry';

let mail: TestMailServer;
beforeAll(async () => {
  mail = await openMailServer();
});
afterAll(() => mail.close());
openOwnSite(() => ({ SMTP_URL: mail.url, MAIL_FROM: 'kurzy@example.sk' }));

/** Fails unless the page passes axe at every width, fits 320 px and has no loose letters. */
async function expectGoodPage(page: Awaited<ReturnType<Site['visitor']>>): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page), `${page.url()} ${width}`).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
  await expectNoLooseLetters(page);
}

test('a second factor is set up, and asked for at the next sign-in, without scripts', async () => {
  const page = await site.visitor();
  await signInAtDesk(site, page, '/dashboard/ucet');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Zapnúť' }).click();
  await page.getByLabel('Súčasné heslo').fill(STAFF.password);
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Pokračovať' }).click();
  await page.getByRole('img', { name: 'QR kód pre aplikáciu' }).waitFor();
  await expectGoodPage(page);
  const address = await page.getByRole('link', { name: 'otvorte ju' }).getAttribute('href');
  const { code } = authenticatorOf(address ?? '');
  await page.getByLabel('Kód z aplikácie').fill(await code());
  await page.getByRole('button', { name: 'Zapnúť overenie' }).click();
  await page.getByRole('heading', { name: 'Dvojstupňové overenie je zapnuté' }).waitFor();
  await expectGoodPage(page);
  const recoveryCodes = await page.locator('.recovery-codes code').allTextContents();
  expect(recoveryCodes).toHaveLength(10);

  const plain = await site.visitor({ javaScriptEnabled: false });
  await plain.goto(`${site.url}/dashboard/ucet`);
  await plain.getByLabel('E-mail').fill(STAFF.email);
  await plain.getByLabel('Heslo').fill(STAFF.password);
  await plain.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await plain.getByLabel('Kód z aplikácie').fill(recoveryCodes[3] ?? '');
  await plain.getByRole('button', { name: 'Overiť' }).click();
  await plain.waitForURL(`${site.url}/dashboard/ucet`);
  await expect.poll(() => plain.locator('.own-sessions li').count()).toBe(2);
  await plain.getByRole('button', { name: 'Ukončiť ostatné' }).click();
  await plain.waitForURL(`${site.url}/dashboard/ucet`);
  await page.goto(`${site.url}/dashboard/ucet`);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/signIn');

  await plain.getByRole('link', { name: 'Vypnúť' }).click();
  await plain.getByLabel('Súčasné heslo').fill(STAFF.password);
  await plain.getByRole('button', { name: 'Vypnúť overenie' }).click();
  await plain.getByRole('link', { name: 'Zapnúť' }).waitFor();
});

test('a forgotten password is replaced with the code of an email, without scripts', async () => {
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
  await page.getByLabel('Nové heslo').fill(NEW);
  await page.getByRole('button', { name: 'Nastaviť heslo' }).click();
  await page.getByRole('heading', { name: 'Heslo je nastavené' }).waitFor();
  await page.getByRole('link', { name: 'Prihlásiť sa' }).last().click();
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill(NEW);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.waitForURL(`${site.url}/dashboard/dnes`);
  await expect.poll(() => mail.emails.map(({ subject }) => subject)).toContain('Heslo bolo zmenené');
});

test('the pages on the way in suit everybody', async () => {
  const page = await site.visitor();
  for (const path of ['/signIn', '/signIn/overenie', '/signIn/zabudnute-heslo', '/signIn/nove-heslo']) {
    await page.goto(site.url + path);
    await expectGoodPage(page);
  }
});
