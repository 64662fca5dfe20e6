import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DEMO_COMPANY } from '#content/demo-company.ts';
import { aContact } from '../../contact-requests.ts';
import { axeFindings, expectNoBrokenWords, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

const LABELS = {
  firstName: 'Meno *',
  lastName: 'Priezvisko *',
  email: 'E-mail *',
  phone: 'Telefón *',
  company: 'Spoločnosť *',
  ico: 'IČO *',
  pocetZ: 'Počet zamestnancov *',
  fluktuacia: 'Fluktuácia za posledný rok *',
  urazy: 'Počet úrazov za posledný rok *',
  prevadzky: 'Počet prevádzok *',
  zameranie: 'Zameranie prevádzok *',
  message: 'Správa *',
} as const;

test('a sent contact request is confirmed by a toast and a lasting notice, and the form is emptied', async () => {
  const page = await openForm();
  await fillIn(page, { email: 'petra@example.sk' });
  await send(page);
  const toast = page.locator('.Toastify__toast-container--bottom-right .Toastify__toast');
  await toast.getByText('Správa bola úspešne odoslaná').waitFor();
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  for (const label of Object.values(LABELS)) {
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue(), { message: label }).toBe('');
  }
  // high enough that the sticky header covers no field and a toast is below the whole page
  await page.setViewportSize({ width: 1280, height: 8_000 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await findStored('petra@example.sk')).toMatchObject({ ...aContact(), email: 'petra@example.sk' });
  await page.clock.fastForward(5_500);
  await toast.waitFor({ state: 'detached' });
});

test('missing values are shown at their fields and in a focused error summary, and nothing is sent', async () => {
  const page = await openForm();
  await fillIn(page, { ico: '', message: '' });
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await send(page);
  await page.getByText('Napíšte krátku správu.').first().waitFor();
  const ico = page.getByLabel(LABELS.ico);
  await expect.poll(() => ico.getAttribute('aria-invalid')).toBe('true');
  await page.waitForFunction(() => document.activeElement?.id === 'neodoslane');
  await expect.poll(() => page.getByLabel(LABELS.company).inputValue()).toBe(aContact().company);
  expect(requests).toEqual([]);
  // high enough that the sticky header covers no field and a toast is below the whole page
  await page.setViewportSize({ width: 1280, height: 8_000 });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);
});

test('the contact form is emptied after a failed request and restores its values on demand', async () => {
  const page = await openForm();
  await page.route(page.url(), (route) => route.abort());
  await fillIn(page, { email: 'stratena@example.sk' });
  await send(page);
  await page.locator('.Toastify__toast').getByText('Správu sa nepodarilo odoslať').waitFor();
  await expect.poll(() => page.getByLabel(LABELS.message).inputValue()).toBe('');
  await page.locator('.Toastify__toast').getByRole('button', { name: 'Obnoviť údaje' }).click();
  for (const [name, label] of Object.entries(LABELS)) {
    const value = { ...aContact(), email: 'stratena@example.sk' }[name as keyof typeof LABELS];
    await expect.poll(() => page.getByLabel(label, { exact: true }).inputValue(), { message: label }).toBe(value);
  }
  // the failure is logged in the console without the entered data
  expect(site.pageErrors.splice(0)).toEqual([expect.not.stringContaining('stratena@example.sk')]);
});

test('without scripts a refused contact request keeps its values and is stored after correction', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/kontakt`);
  await expect.poll(() => page.title()).toBe('Contact');
  await expect.poll(() => page.getByRole('img', { name: /^Mapa Slovenska s pobočkami/ }).isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Načítať podrobnú mapu' }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: 'Kopírovať IBAN' }).count()).toBe(0);
  await fillIn(page, { email: 'bez.skriptov@example.sk', phone: 'zavolajte', company: 'Dielňa <b>Vzor</b>' });
  await send(page);
  await page.getByText('Zadajte telefón s predvoľbou').first().waitFor();
  await expect.poll(() => page.getByLabel(LABELS.company).inputValue()).toBe('Dielňa <b>Vzor</b>');
  await page.getByLabel(LABELS.phone).fill('+421 900 000 060');
  await send(page);
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  expect(await findStored('bez.skriptov@example.sk')).toMatchObject({ company: 'Dielňa <b>Vzor</b>' });
});

test('the detailed map is loaded only after a click, and no other host is requested before it', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  const tiles: string[] = [];
  await page.route('https://tile.openstreetmap.org/**', (route) => {
    tiles.push(route.request().headers().referer ?? '');
    return route.fulfill({ contentType: 'image/png', body: TILE });
  });
  await page.goto(`${site.url}/kontakt`, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const leaflet = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /leaflet|branch-map/.test(name)),
  );
  expect(leaflet).toEqual([]);
  expect(tiles).toEqual([]);
  expect(site.pageErrors).toEqual([]);
  await page.getByRole('button', { name: 'Načítať podrobnú mapu' }).click();
  const map = page.getByRole('region', { name: 'Podrobná mapa prevádzok' });
  await map.getByRole('button', { name: 'Košice' }).click();
  await map.getByText('Cvičná 7').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await axeFindings(page)).toEqual([]);
  // without animations under reduced motion
  await expect.poll(() => map.evaluate((element) => element.classList.contains('leaflet-fade-anim'))).toBe(false);
  // the only permitted foreign host receives our origin, as its rules require
  expect(new Set(site.pageErrors.splice(0))).toEqual(
    new Set([`${page.url()} requested https://tile.openstreetmap.org`]),
  );
  expect(new Set(tiles)).toEqual(new Set([`${site.url}/`]));
});

test('the IBAN is copied by its button', async () => {
  const page = await openForm();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopírovať IBAN' }).click();
  await page.getByText('Skopírované').waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(DEMO_COMPANY.bank.iban);
});

describe.each(['/kontakt', '/kontakt?dopyt=demo-1'])('%s', (path) => {
  test.each([1440, 390])('passes axe at %i px', async (width) => {
    const page = await site.visitor({ viewport: { width, height: 900 } });
    await page.goto(site.url + path);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('fits a window of 320 px, with and without scripts', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await site.visitor({ viewport: { width: 320, height: 640 }, javaScriptEnabled });
      await page.goto(site.url + path);
      await expectNoSidewaysScroll(page);
      await expectNoBrokenWords(page);
    }
  });
});

test('an address with an anchor scrolls to its heading below the header', async () => {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/kontakt#kurzy-a-skolenia-kontakt`);
  await page.waitForFunction(() => scrollY > 0);
  const box = await page.getByRole('heading', { name: 'Kurzy a školenia', level: 2 }).boundingBox();
  expect(box?.y).toBeGreaterThan(80);
  expect(box?.y).toBeLessThan(300);
});

test('staff search for a contact request, assign it to themselves, answer it and close it', async () => {
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/dashboard/dopyty`);
  await page.getByRole('main').getByLabel('Hľadať').fill('penzion');
  await page.keyboard.press('Enter');
  await page.getByText('1 dopyt', { exact: true }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Penzión Príklad s. r. o.' }).click();
  await page.getByText('14, v sezóne 22').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Prevziať dopyt' }).click();
  await page.getByText('Dopyt riešime').waitFor();
  await page.getByRole('link', { name: 'Odpovedať' }).click();
  await page.getByLabel('Odpoveď *').fill('Dobrý deň,\n\nprídeme v stredu.\n\nS pozdravom\nJana');
  await page.getByRole('button', { name: 'Ukázať e-mail' }).click();
  await page.frameLocator('iframe').getByText('prídeme v stredu.').last().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Poslať odpoveď' }).click();
  await page.getByText('Odpoveď odíde o').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Označiť ako vybavený' }).click();
  await page.getByText('Dopyt je vybavený').waitFor();
  await page.getByRole('link', { name: 'Penzión Príklad s. r. o.' }).click();
  await page.getByRole('button', { name: 'Otvoriť znova' }).click();
  await page.getByText('Dopyt riešime').waitFor();
  const paths = ['/dashboard/dopyty', '/dashboard/dopyty?hladat=nikto', '/dashboard/dopyty/demo-1'];
  for (const path of [...paths, '/dashboard/dopyty/demo-5', '/dashboard/dopyty/demo-5/odpoved']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(site.url + path);
    await expectNoSidewaysScroll(page);
    expect(await axeFindings(page), path).toEqual([]);
  }
});

const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function openForm(): Promise<Page> {
  const page = await site.visitor();
  await page.clock.install();
  await page.goto(`${site.url}/kontakt`);
  await waitForHydration(page);
  return page;
}

async function fillIn(page: Page, over: Parameters<typeof aContact>[0] = {}): Promise<void> {
  const values = aContact(over);
  for (const [name, label] of Object.entries(LABELS)) {
    await page.getByLabel(label, { exact: true }).fill(values[name as keyof typeof LABELS]);
  }
}

/** Sends the form after a realistic time. */
function send(page: Page): Promise<void> {
  site.passTime({ minutes: 1 });
  return page.getByRole('button', { name: 'Odoslať správu' }).click();
}

function findStored(email: string) {
  return site.app.db.selectFrom('contactRequest').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}
