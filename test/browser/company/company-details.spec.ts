import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test.each([true, false])(
  'staff change the phone number and the footer shows it at once (scripts: %s)',
  async (javaScriptEnabled) => {
    const visitor = await site.visitor({ javaScriptEnabled: false });
    const phone = javaScriptEnabled ? '+421 900 111 222' : '+421 900 333 444';
    await visitor.goto(`${site.url}/opravnenia`);
    await expect.poll(() => visitor.locator('footer').getByText(phone).count()).toBe(0);
    const page = await openCompanyPage({ javaScriptEnabled });
    await page.locator('[name="phone"]').fill(phone);
    await save(page);
    await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
    await visitor.reload();
    await expect.poll(() => visitor.locator('footer').getByText(phone).count()).toBe(1);
  },
);

test('a wrong IČO is saved with a warning', async () => {
  const page = await openCompanyPage();
  await openPart(page, 'Identita');
  await page.getByLabel('IČO', { exact: true }).fill('12345678');
  await save(page);
  await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
  await expect.poll(() => page.getByLabel('IČO', { exact: true }).inputValue()).toBe('12345678');
  await expect.poll(() => page.getByText('Kontrolná číslica IČO nesedí. Skontrolujte ho.').isVisible()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
});

test('one part is shown at a time, and with it those that have an error', async () => {
  const page = await openCompanyPage();
  await expect
    .poll(() => page.locator('main section:visible h2').allTextContents())
    .toEqual(['Sídlo a\u00A0kontakt']);
  await page.locator('[name="email"]').fill('info(at)firma.sk');
  await openPart(page, 'Partneri');
  await expect.poll(() => page.locator('main section:visible h2').allTextContents()).toEqual(['Partneri']);
  await save(page);
  await page.getByText('Údaje sa neuložili. Opravte označené polia.').waitFor();
  await expect
    .poll(() => page.locator('main section:visible h2').allTextContents())
    .toEqual(['Sídlo a\u00A0kontakt', 'Partneri']);
  await expect.poll(() => page.locator('[name="email"]').inputValue()).toBe('info(at)firma.sk');
});

test('an invalid e-mail shows an error at its field and all entered values stay', async () => {
  const page = await openCompanyPage({ javaScriptEnabled: false });
  await page.locator('[name="email"]').fill('info(at)firma.sk');
  await page.getByLabel('Obchodné meno').fill('Nová firma s. r. o.');
  await save(page);
  await page.getByText('Údaje sa neuložili. Opravte označené polia.').waitFor();
  await expect.poll(() => page.locator('[name="email"]').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.locator('#email-error').textContent()).toContain('meno@firma.sk');
  await expect.poll(() => page.getByLabel('Obchodné meno').inputValue()).toBe('Nová firma s. r. o.');
});

test('filling in the empty row adds a branch and emptying a row removes one', async () => {
  const page = await openCompanyPage({ javaScriptEnabled: false });
  await page.getByRole('group', { name: 'Ďalšia pobočka' }).getByLabel('Mesto').fill('Nitra');
  const second = page.getByRole('group', { name: 'Pobočka 2', exact: true });
  for (const field of ['Mesto', 'Ulica a číslo', 'PSČ', 'Telefón']) await second.getByLabel(field).fill('');
  await save(page);
  await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
  const cities = page.locator('[name^="branches."][name$=".city"]');
  await expect
    .poll(() => cities.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)))
    .toEqual([...['Žilina', 'Považská Bystrica', 'Banská Bystrica', 'Ružomberok', 'Košice', 'Nitra', '']]);
});

test('the second of two simultaneous editors sees what the first has saved', async () => {
  const [jana, peter] = [await openCompanyPage(), await openCompanyPage()];
  await openPart(jana, 'Identita');
  await jana.getByLabel('Právna forma').fill('akciová spoločnosť');
  await save(jana);
  await jana.getByText('Hotovo: údaje firmy upravené.').waitFor();
  await peter.getByLabel('Web', { exact: true }).fill('www.iny.example.sk');
  await save(peter);
  await peter.getByText(/Údaje ste medzitým uložili Vy/).waitFor();
  await expect.poll(() => peter.getByRole('alert').textContent()).toContain('„akciová spoločnosť“');
  await expect.poll(() => peter.getByRole('alert').getByRole('listitem').count()).toBe(2);
  expect(await axeFindings(peter)).toEqual([]);
  await openPart(peter, 'Identita');
  await peter.getByLabel('Právna forma').fill('akciová spoločnosť');
  await save(peter);
  await peter.getByText('Hotovo: údaje firmy upravené.').waitFor();
  await expect.poll(() => peter.getByLabel('Web', { exact: true }).inputValue()).toBe('https://www.iny.example.sk');
});

test('the headquarters is entered once and moves with the address of the company', async () => {
  const page = await openCompanyPage({ javaScriptEnabled: false });
  const seat = page.getByRole('group', { name: 'Sídlo spoločnosti' });
  await expect.poll(() => seat.getByLabel('Mesto').count()).toBe(0);
  await page.locator('[name="city"]').fill('Martin');
  await page.locator('[name="street"]').fill('Nová 9');
  await save(page);
  await page.getByText('Hotovo: údaje firmy upravené.').waitFor();
  const visitor = await site.visitor({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/kontakt`);
  await expect
    .poll(() => visitor.locator('.branches').getByRole('heading', { name: 'Martin – sídlo' }).count())
    .toBe(1);
});

test('absurd field names neither break the form nor exhaust memory', async () => {
  const page = await openCompanyPage();
  const status = await page.evaluate(async () => {
    const body = new URLSearchParams({ email: 'zle' });
    for (const name of ['branches.999999999999.city', 'branches.1e9.city', '__proto__.x', 'constructor.prototype.y'])
      body.append(name, 'x');
    const refused = (await fetch('/dashboard/firma', { method: 'POST', body })).status;
    body.set('email', '');
    body.set('updatedAt', 'dávno');
    return [refused, (await fetch('/dashboard/firma', { method: 'POST', body })).status];
  });
  expect(status).toEqual([422, 409]);
});

test('leaving unsaved changes requires a confirmation; „Vrátiť“ is shown only while there are some', async () => {
  const page = await openCompanyPage();
  await openPart(page, 'Identita');
  const name = page.getByLabel('Právna forma');
  const before = await name.inputValue();
  await expect.poll(() => page.getByRole('link', { name: 'Vrátiť' }).count()).toBe(0);
  await name.fill('rozpísané');
  const questions: string[] = [];
  page.once('dialog', (question) => {
    questions.push(question.type());
    void question.dismiss();
  });
  await page.getByRole('link', { name: 'Vrátiť' }).click({ noWaitAfter: true });
  await page.waitForFunction(() => document.readyState === 'complete');
  await expect.poll(() => name.inputValue()).toBe('rozpísané');
  page.once('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await page.getByRole('link', { name: 'Vrátiť' }).click();
  await page.getByRole('link', { name: 'Vrátiť' }).waitFor({ state: 'detached' });
  await expect.poll(() => name.inputValue()).toBe(before);
  expect(questions).toEqual(['beforeunload', 'beforeunload']);
});

test.each([1440, 390, 320])('the company’s details fit a window of %i px and pass axe', async (width) => {
  const page = await openCompanyPage({ viewport: { width, height: 900 } });
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
});

/** Opens the company's details; signs in only once because of the limit on sign-ins. */
async function openCompanyPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await desk.visitor(options);
  await page.goto(`${site.url}/dashboard/firma`);
  await page.getByRole('heading', { level: 1, name: 'Firma' }).waitFor();
  if (options.javaScriptEnabled !== false) await waitForHydration(page);
  return page;
}

/** Shows one part of the form, which with scripts shows one at a time. */
async function openPart(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Oddiely' }).getByRole('link', { name: title }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
}
