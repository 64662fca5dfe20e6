import { expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { weigh } from '../../page-weight.ts';
import { sendSignUp } from '../demo-courses.ts';
import { axeFindings, expectNoSidewaysScroll } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

/** First aid in Bratislava; the same is taught in Žilina. */
const COURSE = 'demo-7';
const PHONE = { viewport: { width: 390, height: 844 } };

setUpSite();

async function signedUp(over: object) {
  const { id } = await (await sendSignUp(site, { courseId: COURSE, ...over })).json();
  return site.url + (await findOwnPath(site.app, id));
}

test('a company on a phone without scripts frees a seat, moves to another date, cancels and takes it back', async () => {
  const url = await signedUp({ companyName: 'Kovovýroba Vzor', numberOfWorkers: '3', email: 'vzor@example.sk' });
  const page = await site.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(url);
  await page.getByRole('heading', { name: 'Držíme Vám 3 miesta, chýbajú 3 mená' }).waitFor();
  await page.getByText('Niekto nepríde').click();
  await page.getByLabel('Koľko ľudí bez mena nepríde').fill('1');
  await page.getByRole('button', { name: 'Uvoľniť miesto' }).click();
  await page.getByRole('heading', { name: 'Držíme Vám 2 miesta, chýbajú 2 mená' }).waitFor();
  await page.getByText('Iný termín').click();
  await page.getByRole('radio', { name: /Žilina/ }).check();
  await page.getByRole('button', { name: 'Presunúť 2 miesta' }).click();
  await page.getByText('Prihláška je presunutá.').waitFor();
  await page.getByText('Zrušiť prihlášku').first().click();
  await page.getByRole('checkbox', { name: 'Áno, zrušiť 2 miesta' }).check();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('heading', { name: 'Prihláška je zrušená' }).waitFor();
  await page.getByRole('link', { name: 'Vybrať iný termín' }).waitFor();
  await page.getByRole('checkbox', { name: 'Áno, vrátiť späť' }).check();
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByRole('heading', { name: 'Držíme Vám 2 miesta, chýbajú 2 mená' }).waitFor();
});

test('the link „Nemôžem prísť“ of an email leads to its form, which two presses send without scripts', async () => {
  const page = await site.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(`${await signedUp({ firstName: 'Eva', lastName: 'Malá', email: 'zrusi@example.sk' })}#cancel`);
  await page.getByRole('checkbox', { name: 'Áno, zrušiť' }).check();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('heading', { name: 'Prihláška je zrušená' }).waitFor();
});

test('a refused form has the focus where it says why, also after the link of an email and after another act', async () => {
  const url = await signedUp({ companyName: 'Mlyn Vzor', numberOfWorkers: '3', email: 'mlyn@example.sk' });
  const page = await site.visitor(PHONE);
  await page.goto(`${url}#names`);
  await page.getByText('Fakturačné údaje').click();
  await page.getByLabel('IČO').fill('123');
  await page.getByRole('button', { name: 'Uložiť údaje' }).click();
  await expect.poll(() => page.locator(':focus').inputValue()).toBe('123');
  await page.getByLabel('Dátum narodenia').first().fill('31.2.1988');
  await page.getByRole('button', { name: 'Uložiť mená' }).click();
  await expect.poll(() => page.locator('[role=alert]:focus').textContent()).toContain('Zatiaľ sa neuložilo nič.');
  await page.getByRole('link', { name: '1. Dátum narodenia' }).click();
  await expect.poll(() => page.locator(':focus').inputValue()).toBe('31.2.1988');
  await page.getByText('Niekto nepríde').click();
  await page.getByLabel('Koľko ľudí bez mena nepríde').fill('1');
  await page.getByRole('button', { name: 'Uvoľniť miesto' }).click();
  await page.getByText('Odhlásenie je zapísané.').waitFor();
  await page.getByText('Niekto nepríde').click();
  await page.getByRole('button', { name: 'Uvoľniť miesto' }).click();
  await expect.poll(() => page.locator('[role=alert]:focus').textContent()).toContain('Vyberte');
});

test('a person sends somebody else; the page has no fault of accessibility and weighs at most 60 kB', async () => {
  const url = await signedUp({ firstName: 'Zuzana', lastName: 'Kráľová', email: 'osoba@example.sk' });
  const page = await site.visitor(PHONE);
  const { requests, ...bytes } = await weigh(page, url);
  expect(Object.values(bytes).reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  for (const act of ['Poslať náhradníka', 'Iný termín', 'Zrušiť prihlášku'])
    await page.getByText(act).first().click();
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
  // the only person there is
  const chosen = page.getByLabel('Za koho').locator('option:checked');
  await expect.poll(() => chosen.textContent()).toBe('Zuzana Kráľová');
  await page.getByLabel('Meno náhradníka').fill('Eva');
  await page.getByLabel('Priezvisko').fill('Malá');
  await page.getByRole('button', { name: 'Zapísať náhradníka' }).click();
  await page.getByText('Účastník je vymenený.').waitFor();
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
});

test('the page of a company with 300 named people weighs at most 60 kB', async () => {
  const db = databaseOf(site.app);
  await db.updateTable('course').set({ capacity: 0 }).where('id', '=', COURSE).execute();
  const url = await signedUp({ companyName: 'Veľká výroba', numberOfWorkers: '300', email: 'velka@example.sk' });
  await db
    .updateTable('participant')
    .set(({ eb }) => ({ firstName: 'Katarína', lastName: eb.cast<string>(eb('position', '+', 1_000), 'text') }))
    .where('position', '<', 300)
    .execute();
  const page = await site.visitor({ ...PHONE, javaScriptEnabled: false });
  const { requests, ...bytes } = await weigh(page, url);
  expect(Object.values(bytes).reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});
