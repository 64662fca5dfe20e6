import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectGoodPage, fillInSignIn, STAFF, signInAtDesk } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

setUpSite({ TRUST_PROXY: 'on' });

describe.each([true, false])('a form sent after the session has ended (scripts: %s)', (javaScriptEnabled) => {
  test('keeps the company’s details and saves them after sign-in', async () => {
    const page = await openSignedIn('/dashboard/firma', javaScriptEnabled);
    await page.locator('[name="city"]').fill(`Po prestávke ${javaScriptEnabled}`);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await page.getByText('Prihlásenie sa skončilo alebo Vám ho ukončil správca.').waitFor();
    await fillInSignIn(page, { ...STAFF, password: 'nie-je-to-ono' });
    await page.getByText('E-mail alebo heslo nesedí.').waitFor();
    await fillInSignIn(page);
    await page.getByRole('button', { name: 'Dokončiť, čo je začaté' }).click();
    await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
    await expect.poll(() => page.locator('[name="city"]').inputValue()).toBe(`Po prestávke ${javaScriptEnabled}`);
  });

  test('keeps an article and states that its picture has to be selected again', async () => {
    const page = await openSignedIn('/dashboard/clanky/novy', javaScriptEnabled);
    const content = '## Prvý\n\nOdsek „s úvodzovkami“ & <b>značkou</b>.\n\n- bod';
    await page.getByLabel('Názov *').fill(`Po obede ${javaScriptEnabled}`);
    await page.getByLabel('Text článku').fill(content);
    await page.context().clearCookies();
    const picture = { name: 'hala.png', mimeType: 'image/png', buffer: Buffer.alloc(6_000_000) };
    await page.getByLabel('Súbor').setInputFiles(picture);
    if (javaScriptEnabled) await page.locator('#file-error', { hasText: 'Prihlásenie sa skončilo.' }).waitFor();
    await page.getByRole('button', { name: 'Uložiť koncept' }).click();
    await page.getByText('vyberte ich potom znova: „hala.png“').waitFor();
    await fillInSignIn(page);
    await page.getByRole('button', { name: 'Dokončiť, čo je začaté' }).click();
    await page.getByText('Článok je uložený').waitFor();
    await expect.poll(() => page.getByLabel('Text článku').inputValue()).toBe(content);
  });

  test('keeps an episode and saves it after sign-in', async () => {
    const page = await openSignedIn('/dashboard/podcast/nova', javaScriptEnabled);
    const title = `Po víkende ${javaScriptEnabled}`;
    await page.getByLabel('Názov *').fill(title);
    await page.getByLabel('Dĺžka v minútach').fill('3');
    await page.getByLabel('O čom epizóda je').fill('Prvý riadok.\nDruhý riadok.');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Uložiť epizódu' }).click();
    await fillInSignIn(page);
    await page.getByRole('button', { name: 'Dokončiť, čo je začaté' }).click();
    await page.getByText(title).first().waitFor();
  });

  test('completes a cancellation only when staff press the button', async () => {
    const id = javaScriptEnabled ? 'demo-1' : 'demo-2';
    const page = await openSignedIn(`/dashboard/prihlasky/${id}/zrusenie`, javaScriptEnabled);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
    await fillInSignIn(page);
    await page.getByText('To, čo ste začali, zatiaľ nie je uložené ani odoslané.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Uložiť' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Dokončiť, čo je začaté' }).click();
    await page.waitForURL(`**/dashboard/prihlasky/${id}?kedy=*`);
    await page.getByText('Zrušená', { exact: true }).first().waitFor();
  });
});

test('the article preview shows that the session has ended and updates again after a new sign-in', async () => {
  const page = await openSignedIn('/dashboard/clanky/novy', true);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel('Text článku').fill('Prvá veta.');
  await page.getByText('Prihlásenie sa skončilo, náhľad sa neobnovuje.').waitFor();
  await page.context().addCookies(session);
  await page.getByLabel('Text článku').fill('Prvá veta. Druhá veta.');
  await page.locator('.editor-out').getByText('Druhá veta.').waitFor();
  await expect.poll(() => page.getByText('náhľad sa neobnovuje').count()).toBe(0);
});

test('the preview of an email shows that the session has ended', async () => {
  const page = await openSignedIn('/dashboard/kurzy/demo-2/sprava', true);
  await page.getByLabel('Text *').fill('Prineste si obuv.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Ukázať e-mail' }).click();
  await page.frameLocator('iframe').getByText('Prihlásenie sa skončilo.').waitFor();
});

test('the page for signing in again and the page of an unknown address pass axe and fit a phone', async () => {
  const page = await openSignedIn('/dashboard/firma', true);
  await page.goto(`${site.url}/dashboard/nic/tu/nie/je`);
  await page.getByRole('heading', { name: 'Požadovaná stránka neexistuje' }).waitFor();
  await expectGoodPage(page);
  await page.goto(`${site.url}/dashboard/firma`);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Prihlásenie sa skončilo alebo Vám ho ukončil správca.').waitFor();
  await expectGoodPage(page);
  await fillInSignIn(page);
  await page.getByRole('button', { name: 'Dokončiť, čo je začaté' }).waitFor();
  await expectGoodPage(page);
});

let senders = 0;

/** Signs in from a new address, because attempts are limited by sender. */
async function openSignedIn(path: string, javaScriptEnabled: boolean): Promise<Page> {
  senders += 1;
  const extraHTTPHeaders = { 'X-Forwarded-For': `192.0.2.${senders}` };
  const page = await site.visitor({ javaScriptEnabled, extraHTTPHeaders });
  await signInAtDesk(site, page, path);
  if (javaScriptEnabled && path.startsWith('/dashboard/clanky'))
    await page.locator('.editor-bar button[aria-disabled="false"]').first().waitFor();
  return page;
}
