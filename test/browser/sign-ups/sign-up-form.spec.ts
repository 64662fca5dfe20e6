import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { countClicks } from '../clicks.ts';
import { tabTo } from '../keyboard.ts';
import { axeFindings, waitForHydration } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';
import { signUpThreePeople } from './sign-up-three-people.ts';

const FIRST_AID = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';
const FULL = '/kurzy-a-skolenia/viazac-bremien-zilina';
const PDF = { name: 'osvedčenie.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 na skúšku') };

setUpSite();

test('a person’s sign-up with a file is confirmed by a toast and a lasting notice', async () => {
  const page = await openForm(FIRST_AID);
  await fillPerson(page, 'jana.prva@example.sk');
  await page.getByLabel('Pridať súbory').setInputFiles(PDF);
  await consent(page);
  await send(page);
  await page.getByText('Správa bola úspešne odoslaná').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).isVisible()).toBe(true);
  // so that a mistyped address is noticed
  await page.getByText('Potvrdenie posielame na jana.prva@example.sk.').waitFor();
  await expect.poll(() => page.getByLabel('Priezvisko *').inputValue()).toBe('');
  // axe would report elements half covered by the header
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await axeFindings(page)).toEqual([]);
  const stored = await findStored('jana.prva@example.sk');
  expect(stored).toMatchObject({ status: 'confirmed', lastName: 'Prvá', consent: 'given', courseCity: 'Žilina' });
  const files = await site.app.db.selectFrom('signUpFile').selectAll().where('signUpId', '=', stored.id).execute();
  expect(files.map(({ name }) => name)).toEqual(['osvedčenie.pdf']);
  expect(Buffer.from(files[0]?.bytes ?? []).equals(PDF.buffer)).toBe(true);
});

test('three people are signed up on a phone in at most eleven taps from home', async () => {
  const page = await site.visitor({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const clicks = await countClicks(page);
  await signUpThreePeople(page, site.url, () => {});
  expect(clicks.count).toBeLessThanOrEqual(11);
  expect(await findStored('personalne@example.sk')).toMatchObject({ applicant: 'company', seats: 3 });
});

test('a company gets as many seats as it signs up people', async () => {
  const page = await openForm(FIRST_AID);
  await page.getByText('Firma', { exact: true }).click();
  await expect.poll(() => page.getByLabel('Meno *').isVisible()).toBe(false);
  await page.getByLabel('Názov firmy *').fill('Kovovýroba Príklad s. r. o.');
  await page.getByLabel('Koľko ľudí prihlasujete *').fill('4');
  await fillContact(page, 'kovo@example.sk');
  await consent(page);
  await send(page);
  await page.getByRole('heading', { name: 'Držíme Vám 4 miesta' }).waitFor();
  expect(await findStored('kovo@example.sk')).toMatchObject({ applicant: 'company', seats: 4, firstName: '' });
});

test('a sign-up of more than 20 people keeps its file and is accepted when it is sent again', async () => {
  const page = await openForm(FIRST_AID);
  await page.getByText('Firma', { exact: true }).click();
  await page.getByLabel('Názov firmy *').fill('Sklady Príklad, a. s.');
  const workers = page.getByLabel('Koľko ľudí prihlasujete *');
  await workers.fill('60');
  await fillContact(page, 'sklady@example.sk');
  await page.getByLabel('Pridať súbory').setInputFiles(PDF);
  await consent(page);
  await send(page);
  await page.getByText('Naozaj prihlasujete 60 ľudí?').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'neodoslane');
  // high enough that the sticky header covers no part of a button
  await page.setViewportSize({ width: 1280, height: 8_000 });
  expect(await axeFindings(page)).toEqual([]);
  await send(page);
  await page.getByRole('heading', { name: 'Ste medzi náhradníkmi' }).waitFor();
  const { id, seats } = await findStored('sklady@example.sk');
  expect(seats).toBe(60);
  const files = await site.app.db.selectFrom('signUpFile').select('name').where('signUpId', '=', id).execute();
  expect(files).toEqual([{ name: 'osvedčenie.pdf' }]);
});

test('a double click on the send button creates one sign-up', async () => {
  const page = await openForm(FIRST_AID);
  await fillPerson(page, 'dvojklik@example.sk');
  await page.getByLabel('Pridať súbory').setInputFiles(PDF);
  await consent(page);
  site.passTime({ minutes: 1 });
  await page.getByRole('button', { name: 'Odoslať prihlášku' }).dblclick();
  await page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).waitFor();
  await page.waitForLoadState('networkidle');
  const stored = await site.app.db
    .selectFrom('signUp')
    .select('id')
    .where('email', '=', 'dvojklik@example.sk')
    .execute();
  expect(stored).toHaveLength(1);
});

test('the form of a full course states before and after sending that the applicant becomes a substitute', async () => {
  const page = await openForm(FULL);
  await page.getByText('Zapíšeme Vás ako náhradníka').waitFor();
  await fillPerson(page, 'nahradnik@example.sk');
  await consent(page);
  site.passTime({ minutes: 1 });
  await page.getByRole('button', { name: 'Prihlásiť sa ako náhradník' }).click();
  await page.getByRole('heading', { name: 'Ste medzi náhradníkmi' }).waitFor();
  expect(await findStored('nahradnik@example.sk')).toMatchObject({ status: 'waiting' });
});

test('a form without consent is not sent and shows a toast', async () => {
  const page = await openForm(FIRST_AID);
  await fillPerson(page, 'bez.suhlasu@example.sk');
  const requests: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()));
  await send(page);
  const toast = page.locator('.Toastify__toast');
  await toast.waitFor();
  await expect.poll(() => toast.textContent()).toContain('Musíte súhlasiť so spracovaním osobných údajov');
  expect(requests).toEqual([]);
  await expect.poll(() => page.getByLabel('Priezvisko *').inputValue()).toBe('Prvá');
  await page.clock.fastForward(5_500);
  await toast.waitFor({ state: 'detached' });
});

test('missing values are shown at their fields and in a focused error summary', async () => {
  const page = await openForm(FIRST_AID);
  await consent(page);
  await send(page);
  const name = page.getByLabel('Meno *');
  await page.getByText('Napíšte meno.').first().waitFor();
  await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
  await page.waitForFunction(() => document.activeElement?.id === 'neodoslane');
  expect(await axeFindings(page)).toEqual([]);
});

test('corrected billing details stay in sight when the next attempt is refused for something else', async () => {
  const page = await openForm(FIRST_AID);
  await page.getByText('Firma', { exact: true }).click();
  await page.getByLabel('Názov firmy *').fill('Pekáreň Príklad');
  await page.getByLabel('Koľko ľudí prihlasujete *').fill('2');
  await page.getByText('Fakturačné údaje').click();
  await page.getByLabel('IČO').fill('12345678');
  await fillContact(page, 'pekaren@example.sk');
  await consent(page);
  await send(page);
  await page.getByText('Také IČO neexistuje.').first().waitFor();
  await page.getByLabel('IČO').fill('36421928');
  await page.getByLabel('E-mail *').fill('pekaren');
  await send(page);
  await page.getByText('Zadajte e-mail v tvare meno@firma.sk').first().waitFor();
  await expect.poll(() => page.getByLabel('IČO').isVisible()).toBe(true);
});

test('a refusal by the server is shown at its field and no value is cleared', async () => {
  const page = await openForm(FIRST_AID);
  await fillPerson(page, 'nie-je-email');
  await consent(page);
  await send(page);
  await page.getByText('Zadajte e-mail v tvare meno@firma.sk').first().waitFor();
  await expect.poll(() => page.getByLabel('Priezvisko *').inputValue()).toBe('Prvá');
  await expect.poll(() => page.getByText('Správu sa nepodarilo odoslať').count()).toBe(0);
});

test('the sign-up form is emptied after a failed request and restores its values on demand', async () => {
  const page = await openForm(FIRST_AID);
  await page.route(page.url(), (route) => route.abort());
  await fillPerson(page, 'stratena@example.sk');
  await page.getByLabel('Pridať súbory').setInputFiles(PDF);
  await consent(page);
  await send(page);
  await page.locator('.Toastify__toast').getByText('Správu sa nepodarilo odoslať').waitFor();
  await expect.poll(() => page.getByLabel('Správa *').inputValue()).toBe('');
  await page.locator('.Toastify__toast').getByRole('button', { name: 'Obnoviť údaje' }).click();
  await expect.poll(() => page.getByLabel('Správa *').inputValue()).toBe('Mám záujem o kurz.');
  await expect.poll(() => page.getByText('osvedčenie.pdf').isVisible()).toBe(true);
  // the failure is logged in the console without the entered data
  expect(site.pageErrors.splice(0)).toEqual([expect.not.stringContaining('stratena@example.sk')]);
});

test('a form sent faster than a person can type is refused and keeps its values', async () => {
  const page = await openForm(FIRST_AID);
  await fillPerson(page, 'rychla@example.sk');
  await consent(page);
  // a slow machine is not taken for a person
  site.passTime({ minutes: -2 });
  await send(page);
  await page.getByText('Formulár prišiel rýchlejšie').waitFor();
  await expect.poll(() => page.getByLabel('Priezvisko *').inputValue()).toBe('Prvá');
});

test('without scripts a refused sign-up keeps its values and is stored after correction', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(site.url + FIRST_AID);
  await page.getByText('Firma', { exact: true }).click();
  await page.getByLabel('Názov firmy *').fill('Dielňa <b>Vzor</b> s. r. o.');
  await page.getByLabel('Koľko ľudí prihlasujete *').fill('asi päť');
  await fillContact(page, 'dielna.bez.skriptov@example.sk');
  site.passTime({ minutes: 1 });
  await page.getByRole('button', { name: 'Odoslať prihlášku' }).click();
  await page.getByText('Musíte súhlasiť so spracovaním osobných údajov').first().waitFor();
  await expect.poll(() => page.getByLabel('Názov firmy *').inputValue()).toBe('Dielňa <b>Vzor</b> s. r. o.');
  await page.locator('input[type=file]').setInputFiles(PDF);
  await page.getByRole('switch').check();
  await page.getByRole('button', { name: 'Odoslať prihlášku' }).click();
  await page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).waitFor();
  await page.getByText('Počet ľudí ste nenapísali číslom').waitFor();
  expect(await findStored('dielna.bez.skriptov@example.sk')).toMatchObject({ seats: 1, numberOfWorkers: 'asi päť' });
});

test('a visitor opens a course and signs up by keyboard alone in at most 45 seconds', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('keys', String(Number(sessionStorage.getItem('keys')) + 1));
    addEventListener('keydown', count, { capture: true });
  });
  await page.goto(`${site.url}/kurzy-a-skolenia`);
  await waitForHydration(page);
  await tabTo(page.getByRole('link', { name: 'Liptovský Mikuláš' }).first());
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Lešenár' }).waitFor();
  await tabTo(page.getByRole('link', { name: /^Zobraziť kurz a\sprihlásiť sa.*Lešenár/ }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Lešenár' }).waitFor();
  await waitForHydration(page);
  await tabTo(page.getByRole('radio', { name: 'Fyzická osoba' }));
  const texts = ['Milan', 'Klávesnica', 'milan.klavesnica@example.sk', '+421 900 000 077', 'Bez myši.'];
  for (const text of texts) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => page.getByRole('switch').isChecked()).toBe(true);
  site.passTime({ minutes: 1 });
  await tabTo(page.getByRole('button', { name: 'Odoslať prihlášku' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).waitFor();
  expect(await findStored('milan.klavesnica@example.sk')).toMatchObject({
    firstName: 'Milan',
    courseCity: 'Liptovský Mikuláš',
  });
  // the city, the course, the texts, the consent and the button are thought of once each
  const keys = Number(await page.evaluate(() => sessionStorage.getItem('keys')));
  expect(secondsByKeyboard(keys, texts.length + 4)).toBeLessThanOrEqual(45);
});

/** An average typist's time by the keystroke-level model (Card, Moran and Newell, 1980). */
function secondsByKeyboard(keys: number, thoughts: number): number {
  return keys * 0.28 + thoughts * 1.35;
}

async function openForm(path: string): Promise<Page> {
  const page = await site.visitor();
  await page.clock.install();
  await page.goto(site.url + path);
  await waitForHydration(page);
  return page;
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Meno *').fill('Jana');
  await page.getByLabel('Priezvisko *').fill('Prvá');
  await fillContact(page, email);
}

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail *').fill(email);
  await page.getByLabel('Telefón *').fill('+421 900 000 070');
  await page.getByLabel('Správa *').fill('Mám záujem o kurz.');
}

function consent(page: Page): Promise<void> {
  return page.getByRole('switch').check();
}

/** Sends the form after a realistic time. */
function send(page: Page): Promise<void> {
  site.passTime({ minutes: 1 });
  return page.getByRole('button', { name: 'Odoslať prihlášku' }).click();
}

function findStored(email: string) {
  return site.app.db
    .selectFrom('signUp')
    .selectAll()
    .select(seatsOfSignUp)
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
}
