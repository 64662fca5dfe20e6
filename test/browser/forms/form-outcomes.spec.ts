import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { sendSignUp } from '../demo-courses.ts';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

const OPEN = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';
const FULL = '/kurzy-a-skolenia/viazac-bremien-zilina';

setUpSite();
beforeAll(async () => {
  // enough seats for every sign-up of this file
  await databaseOf(site.app)
    .updateTable('course')
    .set({ capacity: 40 })
    .where('slug', '=', '/kurz-prvej-pomoci-zilina')
    .execute();
});

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

describe.each([true, false])('with scripts: %s', (javaScriptEnabled) => {
  test.each(WINDOWS)('the outcome of a sign-up is visible and has the focus at $width px', async (viewport) => {
    const page = await openForm(OPEN, { viewport, javaScriptEnabled });
    await fillCompany(page, { people: '3', email: `troch.${viewport.width}.${javaScriptEnabled}@example.sk` });
    await page.getByRole('switch').check();
    await send(page, 'Odoslať prihlášku');
    await expectFocusInSight(page.getByRole('heading', { name: 'Držíme Vám 3 miesta' }));
    await expectFolded(page, 'Ďalšia prihláška');
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page, '#prihlaska');
  });

  test.each(WINDOWS)(
    'the outcome of a sign-up as a substitute is visible and has the focus at $width px',
    async (viewport) => {
      const page = await openForm(FULL, { viewport, javaScriptEnabled });
      await fillCompany(page, { people: '2', email: `nahradnici.${viewport.width}.${javaScriptEnabled}@example.sk` });
      await page.getByRole('switch').check();
      await send(page, 'Prihlásiť sa ako náhradník');
      await expectFocusInSight(page.getByRole('heading', { name: 'Ste medzi náhradníkmi' }));
      await page.getByText('Čakáte na 2 miesta.').waitFor();
    },
  );

  test.each(WINDOWS)(
    'the outcome of a contact request is visible and has the focus at $width px',
    async (viewport) => {
      const page = await openForm('/kontakt', { viewport, javaScriptEnabled });
      for (const [name, value] of Object.entries(aContact())) await page.locator(`[name="${name}"]`).fill(value);
      await send(page, 'Odoslať správu');
      await expectFocusInSight(page.getByRole('heading', { name: 'Vašu správu sme dostali' }));
      await expectFolded(page, 'Ďalšia správa');
      await expectNoSidewaysScroll(page);
      await expectNoFindings(page, '#formular');
    },
  );

  test.each(WINDOWS)(
    'the error summary of a refused form is visible and links to all missing fields at $width px',
    async (viewport) => {
      const page = await openForm('/kontakt', { viewport, javaScriptEnabled });
      await page.locator('form:has([name="ico"])').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      for (const [name, value] of Object.entries(aContact({ ico: '', message: '' })))
        await page.locator(`[name="${name}"]`).fill(value);
      await send(page, 'Odoslať správu');
      const refusal = page.getByRole('alert').filter({ hasText: 'Správu sme zatiaľ neprijali' });
      await expectFocusInSight(refusal);
      await expect.poll(() => refusal.getByRole('link').count()).toBe(2);
      await refusal.getByRole('link', { name: 'Napíšte krátku správu.' }).click();
      await expectFocusInSight(page.getByLabel('Správa *'));
      await expectNoFindings(page, '#formular');
    },
  );
});

test.each(WINDOWS)(
  'the outcome of joining the waiting list is visible and has the focus at $width px',
  async (viewport) => {
    const page = await openForm('/zaujem-o-termin', { viewport });
    await page.getByLabel('Kurz *').selectOption({ label: 'Lešenár' });
    await page.getByLabel('Mesto *').selectOption('Žilina');
    await fillCompany(page, { people: '2', email: `caka.${viewport.width}@example.sk` });
    await page.getByRole('switch').check();
    await send(page, 'Chcem vedieť o termíne');
    await expectFocusInSight(page.getByRole('heading', { name: 'Čakáte na termín' }));
    await expectFolded(page, 'Ďalší kurz alebo mesto');
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page, 'main');
  },
);

test.each(WINDOWS)(
  'the outcome of naming participants is visible and has the focus at $width px',
  async (viewport) => {
    const company = {
      companyName: 'Mená Vzor s. r. o.',
      numberOfWorkers: '2',
      email: `mena.${viewport.width}@example.sk`,
    };
    const { id } = await (await sendSignUp(site, { courseId: 'demo-8', ...company })).json();
    const page = await openForm(await findOwnPath(site.app, id), { viewport });
    await page.getByRole('group', { name: '1. účastník' }).getByLabel('Priezvisko').fill('Bielik');
    await send(page, 'Uložiť mená');
    await expectFocusInSight(page.getByRole('heading', { name: 'Mená sú uložené' }));
    await page.getByText('Ešte chýba 1 meno.').waitFor();
    // a new row is shown immediately
    await expect.poll(() => page.getByRole('button', { name: 'Uložiť mená' }).isVisible()).toBe(true);
    await expectNoSidewaysScroll(page);
    await expectNoFindings(page, 'main');
  },
);

test.each([
  { width: 390, height: 844 },
  // 1280 × 1024 at 400 %
  { width: 320, height: 256 },
])('a form without consent shows a toast beside it and marks all missing fields at $width px', async (viewport) => {
  const page = await openForm(OPEN, { viewport });
  await page.getByLabel('Meno *').fill('Jana');
  await send(page, 'Odoslať prihlášku');
  await page.locator('.Toastify__toast').getByText('Musíte súhlasiť so spracovaním osobných údajov').waitFor();
  const consent = page.getByRole('switch');
  await expect.poll(() => consent.evaluate((box) => box === document.activeElement)).toBe(true);
  // not polled: a toast that covers the consent closes by itself
  const { x, y } = await consent.evaluate((box) => box.getBoundingClientRect());
  const topmost = await page.evaluate(([x, y]) => document.elementFromPoint(x + 8, y + 8)?.id, [x, y] as const);
  expect(topmost).toBe('consent');
  await expect.poll(() => page.getByText('Napíšte priezvisko.').count()).toBe(1);
  await expect.poll(() => page.getByText('Napíšte krátku správu.').count()).toBe(1);
  await expect.poll(() => page.getByRole('alert').filter({ hasText: 'neprijali' }).count()).toBe(0);
});

test.each([
  { width: 320, height: 568 },
  // 1280 × 1024 at 400 %
  { width: 320, height: 256 },
])('a toast covers no outcome in a window of $width × $height', async (viewport) => {
  const signUp = await openForm(OPEN, { viewport });
  await fillCompany(signUp, { people: '1', email: `neprekryte.${viewport.height}@example.sk` });
  await signUp.getByRole('switch').check();
  await sendByKeyboard(signUp, 'Odoslať prihlášku');
  await expectUncovered(signUp.getByRole('heading', { name: 'Miesto na kurze je Vaše' }));
  const contact = await openForm('/kontakt', { viewport });
  for (const [name, value] of Object.entries(aContact())) await contact.locator(`[name="${name}"]`).fill(value);
  await sendByKeyboard(contact, 'Odoslať správu');
  await expectUncovered(contact.getByRole('heading', { name: 'Vašu správu sme dostali' }));
});

test('the beginning of a list of errors longer than the window is in sight', async () => {
  const page = await openForm('/kontakt', { viewport: { width: 320, height: 568 }, reducedMotion: 'reduce' });
  // the form is sent while the page is still far above
  await page.getByRole('button', { name: 'Odoslať správu' }).evaluate((button: HTMLButtonElement) => button.click());
  const refusal = page.getByRole('alert').filter({ hasText: 'Správu sme zatiaľ neprijali' });
  await expectFocusInSight(refusal);
  await expect.poll(() => refusal.getByRole('link').count()).toBe(12);
});

test('a new attempt replaces the toast of the previous one', async () => {
  const page = await openForm(OPEN);
  await fillCompany(page, { people: '1', email: 'dva.pokusy@example.sk' });
  await send(page, 'Odoslať prihlášku');
  await page.locator('.Toastify__toast').getByText('Musíte súhlasiť').waitFor();
  await page.getByRole('switch').check();
  await send(page, 'Odoslať prihlášku');
  await page.getByText('Správa bola úspešne odoslaná').waitFor();
  await expect.poll(() => page.locator('.Toastify__toast').count()).toBe(1);
});

test('a failure stays shown at the form after its toast has closed, until the next attempt', async () => {
  const page = await openForm(OPEN, { viewport: { width: 390, height: 844 } });
  await page.route(page.url(), (route) => route.abort());
  await fillCompany(page, { people: '1', email: 'bez.siete@example.sk' });
  await page.getByRole('switch').check();
  await send(page, 'Odoslať prihlášku');
  await page.locator('.Toastify__toast').getByText('Správu sa nepodarilo odoslať').waitFor();
  const refusal = page.getByRole('alert').filter({ hasText: 'Prihlášku sme zatiaľ neprijali' });
  await expectFocusInSight(refusal);
  await page.clock.fastForward(5_500);
  await page.locator('.Toastify__toast').waitFor({ state: 'detached' });
  await refusal.getByText('Správu sa nepodarilo odoslať.').waitFor();
  await page.getByRole('button', { name: 'Obnoviť údaje' }).click();
  await expect.poll(() => page.getByLabel('Správa *').inputValue()).toBe('Mám záujem o kurz.');
  await refusal.getByText('Správu sa nepodarilo odoslať.').waitFor();
  await page.unroute(page.url());
  await send(page, 'Odoslať prihlášku');
  await page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).waitFor();
  await expect.poll(() => refusal.count()).toBe(0);
  site.pageErrors.splice(0);
});

test('a refusal that concerns no field is visible and has the focus', async () => {
  const page = await openForm(OPEN, { viewport: { width: 390, height: 844 } });
  await fillCompany(page, { people: '1', email: 'prilis.casto@example.sk' });
  await page.getByRole('switch').check();
  await page.route(page.url(), (route) =>
    route.fulfill({ status: 429, json: { title: 'Poslali ste viac formulárov po sebe. Skúste to znova o 10 min.' } }),
  );
  await send(page, 'Odoslať prihlášku');
  await expectFocusInSight(page.getByRole('alert').filter({ hasText: 'Skúste to znova o 10 min.' }));
});

test('another sign-up can be sent from the form below the outcome of the first', async () => {
  const page = await openForm(OPEN);
  await fillCompany(page, { people: '1', email: 'prva.firma@example.sk' });
  await page.getByRole('switch').check();
  await send(page, 'Odoslať prihlášku');
  await page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).waitFor();
  await page.getByText('Ďalšia prihláška').click();
  await send(page, 'Odoslať prihlášku');
  await page.getByText('Musíte súhlasiť').first().waitFor();
  // a refused form must not remove the stored confirmation
  await expect.poll(() => page.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).isVisible()).toBe(true);
  await fillCompany(page, { people: '2', email: 'druha.firma@example.sk' });
  await page.getByRole('switch').check();
  await send(page, 'Odoslať prihlášku');
  await expectFocusInSight(page.getByRole('heading', { name: 'Držíme Vám 2 miesta' }));
  await expectFolded(page, 'Ďalšia prihláška');
});

test('the page of a full course offers a place among substitutes and no seat', async () => {
  const page = await openForm(FULL, { javaScriptEnabled: false });
  const text = (await page.getByRole('main').textContent()) ?? '';
  expect(text).not.toContain('Prihlásiť sa na kurz');
  expect(text).not.toMatch(/Miesto Vám\spotvrdíme/);
  await expect.poll(() => page.getByRole('link', { name: 'Prihlásiť sa ako náhradník' }).count()).toBe(1);
});

async function openForm(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await site.visitor(options);
  if (options.javaScriptEnabled !== false) await page.clock.install();
  await page.goto(site.url + path);
  const hasScripts = (await page.locator('[data-island]').count()) > 0;
  if (hasScripts && options.javaScriptEnabled !== false) await waitForHydration(page);
  return page;
}

async function fillCompany(page: Page, { people, email }: { people: string; email: string }): Promise<void> {
  await page.getByText('Firma', { exact: true }).click();
  await page.getByLabel('Názov firmy *').fill('Kovovýroba Príklad s. r. o.');
  await page.locator('[name="numberOfWorkers"]').fill(people);
  await page.getByLabel('E-mail *').fill(email);
  await page.getByLabel('Telefón *').fill('+421 900 000 070');
  await page.locator('[name="message"]').fill('Mám záujem o kurz.');
}

/** Sends the form after a realistic time. */
async function send(page: Page, button: string): Promise<void> {
  site.passTime({ minutes: 1 });
  await page.getByRole('button', { name: button }).click();
}

async function sendByKeyboard(page: Page, button: string): Promise<void> {
  site.passTime({ minutes: 1 });
  await page.getByRole('button', { name: button }).press('Enter');
}

/** Fails unless the whole element is in sight and clear of the toast. */
async function expectUncovered(element: Locator): Promise<void> {
  await element.page().getByText('Správa bola úspešne odoslaná').waitFor();
  await expect
    .poll(() =>
      element.evaluate((element) => {
        const toast = document.querySelector('.Toastify__toast')?.getBoundingClientRect();
        const { top, bottom } = element.getBoundingClientRect();
        return toast && top >= 0 && bottom <= innerHeight && (bottom <= toast.top || top >= toast.bottom);
      }),
    )
    .toBe(true);
}

/** Runs axe only with scripts, because it waits with timers. */
async function expectNoFindings(page: Page, within: string): Promise<void> {
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))
    expect(await axeFindings(page, within)).toEqual([]);
}

/** Fails unless the element has the focus and its start is visible and not covered. */
async function expectFocusInSight(element: Locator): Promise<void> {
  await element.waitFor();
  await expect
    .poll(() =>
      element.evaluate((element) => {
        const { x, y } = element.getBoundingClientRect();
        const topElement = document.elementFromPoint(x + 8, y + 8);
        return document.activeElement === element && topElement !== null && element.contains(topElement);
      }),
    )
    .toBe(true);
}

/** Fails unless an empty, folded form for another sign-up is there. */
async function expectFolded(page: Page, summary: string): Promise<void> {
  const email = page.locator('[name="email"]');
  expect([await email.inputValue(), await email.isVisible()]).toEqual(['', false]);
  await page.getByText(summary).click();
  await email.waitFor();
}
