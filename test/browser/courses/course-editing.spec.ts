import { expect, test } from 'vitest';
import { findCourse } from '../demo-courses.ts';
import { rowOf } from '../desk.ts';
import { axeFindings } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('a new course is validated, gets its slug automatically and is hidden until staff publish it', async () => {
  const page = await desk.open();
  await page.getByRole('link', { name: 'Pridať kurz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  const toast = page.locator('.Toastify__toast--error');
  await toast.waitFor();
  for (const message of ['Názov kurzu je povinný.', 'Mesto je povinné.', 'Dátum od je povinný.']) {
    await expect.poll(() => toast.textContent()).toContain(message);
  }
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Názov kurzu *').fill('Školenie žeriavnikov – ťažké');
  await dialog.getByLabel('Mesto *').selectOption('Považská Bystrica');
  await expect
    .poll(() => dialog.getByLabel('Slug').inputValue())
    .toBe('/skolenie-zeriavnikov-tazke-povazska-bystrica');
  await dialog.getByText('Typ, ikona a slug').click();
  await dialog.getByLabel('Slug').fill('/zeriavnici');
  await dialog.getByLabel('Názov kurzu *').fill('Školenie žeriavnikov');
  await expect.poll(() => dialog.getByLabel('Slug').inputValue()).toBe('/zeriavnici');
  await dialog.getByLabel('Dátum od *').fill('2030-05-06');
  await dialog.getByLabel('Dátum do').fill('2030-05-07');
  await dialog.getByText('Cena a kapacita').click();
  await dialog.getByLabel('Kapacita').fill('8');
  await dialog.getByText('Texty a prílohy na web').click();
  await dialog.getByText('Pridať z katalógu').click();
  await dialog.getByRole('checkbox', { name: /Prihláška – lešenár/ }).check();
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.getByText('Kurz pridaný').waitFor();
  const row = rowOf(page, 'Školenie žeriavnikov');
  await expect.poll(() => row.textContent()).toContain('06.05.2030 – 07.05.2030');
  await expect.poll(() => row.textContent()).toContain('Skrytý');
  expect((await fetch(`${site.url}/kurzy-a-skolenia/zeriavnici`)).status).toBe(404);
  await row.getByRole('link', { name: 'Upraviť' }).click();
  const edit = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await edit.getByLabel('Status *').selectOption('active');
  await edit.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz upravený').waitFor();
  const shown = await fetch(`${site.url}/kurzy-a-skolenia/zeriavnici`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Prihláška\u00A0– lešenár');
});

test('a duplicated course opens filled in, hidden, without a date and with its own slug', async () => {
  const page = await desk.open();
  await rowOf(page, 'Viazač bremien').getByRole('link', { name: 'Duplikovať' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  await expect.poll(() => dialog.getByLabel('Názov kurzu *').inputValue()).toBe('Viazač bremien');
  await expect.poll(() => dialog.getByLabel('Slug').inputValue()).toBe('/viazac-bremien-zilina-2');
  await expect.poll(() => dialog.getByLabel('Dátum od *').inputValue()).toBe('');
  await expect.poll(() => dialog.getByLabel('Status *').inputValue()).toBe('inactive');
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

const slovak = new Intl.Collator('sk');

test('the course search ignores diacritics, filters narrow the list, an empty result shows a message', async () => {
  const page = await desk.open();
  await page.getByRole('main').getByLabel('Hľadať').fill('ZILINA');
  await rowOf(page, 'Viazač bremien').waitFor();
  await expect.poll(() => rowOf(page, 'Lešenár – montáž a demontáž lešenia').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Mesto' }).selectOption('Bratislava');
  await page.getByText('Žiadne kurzy nezodpovedajú filtru.').waitFor();
  await page.getByRole('main').getByLabel('Hľadať').fill('');
  await page.getByRole('combobox', { name: 'Zoradenie' }).selectOption({ label: 'Podľa názvu' });
  await expect
    .poll(async () => {
      const names = await page.locator('.rows .pictured b').allTextContents();
      return names.length > 1 && names.every((name, index) => slovak.compare(names[index - 1] ?? '', name) <= 0);
    })
    .toBe(true);
  await page.getByRole('combobox', { name: 'Mesto' }).selectOption('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('inactive');
  const states = () => page.locator('.rows .badge').allTextContents();
  await expect.poll(states).toEqual(['Skrytý', 'Skrytý']);
});

test('a deleted course is no longer listed and its sign-ups stay', async () => {
  const page = await desk.open();
  await rowOf(page, 'Vodič vysokozdvižného vozíka').getByRole('link', { name: 'Zmazať' }).click();
  const question = page.getByRole('alertdialog', { name: 'Naozaj chcete zmazať tento kurz?' });
  await question.waitFor();
  // the page behind the dialog is inert and partly covered
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await question.getByRole('button', { name: 'Zmazať kurz' }).click();
  await question.waitFor({ state: 'hidden' });
  await expect.poll(() => rowOf(page, 'Vodič vysokozdvižného vozíka').count()).toBe(0);
  await page.getByRole('link', { name: 'Prihlášky' }).click();
  await page.getByRole('link', { name: 'Sklad Model s. r. o.' }).click();
  await page.getByText('(kurz bol zmazaný)').waitFor();
});

test('without scripts staff add, change and delete a course after a confirmation', async () => {
  const page = await desk.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard?mesto=Bratislava`);
  await page.getByRole('link', { name: 'Pridať kurz' }).click();
  await page.getByLabel('Názov kurzu *').fill('Kurz bez skriptov');
  await page.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.getByText('Dátum od je povinný.').waitFor();
  await expect.poll(() => page.getByLabel('Názov kurzu *').inputValue()).toBe('Kurz bez skriptov');
  await page.getByLabel('Dátum od *').fill('2031-05-06');
  await page.getByLabel('Mesto *').selectOption('Bratislava');
  await page.getByLabel('Status *').selectOption('active');
  await page.getByText('Texty a prílohy na web').click();
  await page.getByText('Pridať z katalógu').click();
  await page.getByRole('checkbox', { name: /Prihláška – lešenár/ }).check();
  await page.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.waitForURL('**/dashboard?mesto=Bratislava');
  const row = page.getByRole('row').filter({ hasText: 'Kurz bez skriptov' });
  await expect.poll(() => row.textContent()).toContain('06.05.2031');
  const shown = await fetch(`${site.url}/kurzy-a-skolenia/kurz-bez-skriptov-bratislava`);
  expect(await shown.text()).toContain('Prihláška\u00A0– lešenár');
  await page.goto(`${site.url}/dashboard/kurzy/demo-3`);
  await page.getByLabel('Miesto (adresa)').fill('Nová ulica 5');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByRole('checkbox', { name: /^Poslať e-mail/ }).waitFor();
  await page.getByRole('button', { name: 'Uložiť zmenu' }).click();
  await page.waitForURL(/\/dashboard(\?|$)/);
  expect(await findCourse(site, 'demo-3')).toMatchObject({ place: 'Nová ulica 5' });
  await row.getByRole('link', { name: 'Zmazať' }).click();
  await page.getByRole('button', { name: 'Zmazať kurz' }).click();
  await page.waitForURL(/\/dashboard(\?|$)/);
  await expect.poll(() => row.count()).toBe(0);
});
