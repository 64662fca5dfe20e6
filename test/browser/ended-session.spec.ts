import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openOwnSite, site } from './own-site.ts';
import { axeFindings, expectNoLooseLetters, expectNoSidewaysScroll, STAFF, signInAtDesk } from './site.ts';

openOwnSite({ TRUST_PROXY: 'on' });

describe.each([true, false])('a session that ends while somebody writes (scripts: %s)', (javaScriptEnabled) => {
  test('loses nothing of the company’s details', async () => {
    const page = await atDesk('/dashboard/firma', javaScriptEnabled);
    await page.getByLabel('Názov na webe').fill(`Po prestávke ${javaScriptEnabled}`);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
    await page.getByText('Prihlásenie sa skončilo alebo Vám ho ukončil správca.').waitFor();
    await page.getByLabel('Heslo').fill('nie-je-to-ono');
    await signIn(page, 'nie-je-to-ono');
    await page.getByText('E-mail alebo heslo nesedí.').waitFor();
    await signIn(page);
    await page.getByRole('button', { name: 'Uložiť, čo som napísal' }).click();
    await page.getByText('Údaje sú uložené').waitFor();
    await expect.poll(() => page.getByLabel('Názov na webe').inputValue()).toBe(`Po prestávke ${javaScriptEnabled}`);
  });

  test('loses nothing of an article, and says that its picture has to be chosen again', async () => {
    const page = await atDesk('/dashboard/clanky/novy', javaScriptEnabled);
    const content = '## Prvý\n\nOdsek „s úvodzovkami“ & <b>značkou</b>.\n\n- bod';
    await page.getByLabel('Názov *').fill(`Po obede ${javaScriptEnabled}`);
    await page.getByLabel('Text v Markdowne').fill(content);
    await page.context().clearCookies();
    const picture = { name: 'hala.png', mimeType: 'image/png', buffer: Buffer.alloc(6_000_000) };
    await page.getByLabel('Súbor').setInputFiles(picture);
    if (javaScriptEnabled) await page.locator('#file-error', { hasText: 'Prihlásenie sa skončilo.' }).waitFor();
    await page.getByRole('button', { name: 'Uložiť koncept' }).click();
    await page.getByText('vyberte ich potom znova: „hala.png“').waitFor();
    await signIn(page);
    await page.getByRole('button', { name: 'Uložiť, čo som napísal' }).click();
    await page.getByText('Článok je uložený').waitFor();
    await expect.poll(() => page.getByLabel('Text v Markdowne').inputValue()).toBe(content);
  });

  test('loses nothing of an episode', async () => {
    const page = await atDesk('/dashboard/podcast/nova', javaScriptEnabled);
    const title = `Po víkende ${javaScriptEnabled}`;
    await page.getByLabel('Názov *').fill(title);
    await page.getByLabel('Dĺžka v minútach').fill('3');
    await page.getByLabel('O čom epizóda je').fill('Prvý riadok.\nDruhý riadok.');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Uložiť epizódu' }).click();
    await signIn(page);
    await page.getByRole('button', { name: 'Uložiť, čo som napísal' }).click();
    await page.getByText(title).first().waitFor();
  });

  test('does not decide by itself: a decision is finished by a press of a button', async () => {
    const id = javaScriptEnabled ? 'demo-1' : 'demo-2';
    const page = await atDesk(`/dashboard/prihlasky/${id}/zrusenie`, javaScriptEnabled);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
    await signIn(page);
    await page.getByText('To, čo ste začali, sa zatiaľ neurobilo.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Uložiť' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Dokončiť, čo som začal' }).click();
    await page.waitForURL(`**/dashboard/prihlasky/${id}?kedy=*`);
    await page.getByText('Zrušená', { exact: true }).first().waitFor();
  });
});

test('the preview says that it stands still, and moves on after somebody has signed in elsewhere', async () => {
  const page = await atDesk('/dashboard/clanky/novy', true);
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByLabel('Text v Markdowne').fill('Prvá veta.');
  await page.getByText('Prihlásenie sa skončilo, náhľad sa neobnovuje.').waitFor();
  await page.context().addCookies(session);
  await page.getByLabel('Text v Markdowne').fill('Prvá veta. Druhá veta.');
  await page.locator('.editor-out').getByText('Druhá veta.').waitFor();
  await expect.poll(() => page.getByText('náhľad sa neobnovuje').count()).toBe(0);
});

test('signing in again and an address that leads nowhere suit axe and a phone', async () => {
  const page = await atDesk('/dashboard/firma', true);
  const check = async () => {
    for (const width of [1440, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
      await expectNoLooseLetters(page);
    }
  };
  await page.goto(`${site.url}/dashboard/nic/tu/nie/je`);
  await page.getByRole('heading', { name: 'Požadovaná stránka neexistuje' }).waitFor();
  await check();
  await page.goto(`${site.url}/dashboard/firma`);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Prihlásenie sa skončilo alebo Vám ho ukončil správca.').waitFor();
  await check();
  await signIn(page);
  await page.getByRole('button', { name: 'Uložiť, čo som napísal' }).waitFor();
  await check();
});

let senders = 0;

/** Signs in from a new address, because attempts are limited by sender. */
async function atDesk(path: string, javaScriptEnabled: boolean): Promise<Page> {
  senders += 1;
  const extraHTTPHeaders = { 'X-Forwarded-For': `192.0.2.${senders}` };
  const page = await site.visitor({ javaScriptEnabled, extraHTTPHeaders });
  await signInAtDesk(site, page, path);
  if (javaScriptEnabled && path.startsWith('/dashboard/clanky'))
    await page.locator('.editor-bar button[aria-disabled="false"]').first().waitFor();
  return page;
}

async function signIn(page: Page, password = STAFF.password): Promise<void> {
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill(password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
}
