import { expect, test } from 'vitest';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';
import { closePage, openPageAcceptingDialogs, openPageWithDelayedScripts } from './delayed-scripts.ts';

// Input before the scripts have loaded over a slow connection must be kept.

setUpSite();

test.each([
  ['Pridať kurz', 'Nový kurz'],
  ['Upraviť', 'Úprava kurzu'],
  ['Duplikovať', 'Nový kurz'],
  ['Zmazať', 'Naozaj chcete zmazať tento kurz?'],
])('„%s“ pressed before the scripts run opens „%s“', async (link, title) => {
  const { page, release } = await openPageWithDelayedScripts(desk);
  await page.goto(`${site.url}/dashboard?mesto=Žilina`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('heading', { name: title }).waitFor();
  release();
  await waitForHydration(page);
  await expect.poll(() => page.getByRole('heading', { name: title }).isVisible()).toBe(true);
  expect(new URL(page.url()).searchParams.get('mesto')).toBe('Žilina');
  await closePage(page);
});

test('a filter selected before the scripts run, or restored by Back, is applied', async () => {
  const { page, release } = await openPageWithDelayedScripts(desk);
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' });
  await page.getByLabel('Status').selectOption('inactive');
  release();
  await waitForHydration(page);
  await page.getByText('2 kurzy', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard?stav=inactive');
  await page.getByRole('link', { name: 'Obsah', exact: true }).click();
  await page.waitForURL('**/dashboard/clanky');
  await page.goBack();
  await waitForHydration(page);
  await page.getByText('2 kurzy', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('inactive');
});

test('the fields of the course list show the applied filter after Back within the page', async () => {
  const page = await openPageAcceptingDialogs(desk);
  await page.goto(`${site.url}/dashboard`);
  await waitForHydration(page);
  await page.getByRole('main').getByLabel('Hľadať').fill('nic take tu nie je');
  await page.getByRole('link', { name: 'Vymazať filtre' }).click();
  await page.getByText('15 kurzov', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('main').getByLabel('Hľadať').inputValue()).toBe('');
  await page.goBack();
  await page.getByText('Žiadne kurzy nezodpovedajú filtru.').waitFor();
  await expect.poll(() => page.getByRole('main').getByLabel('Hľadať').inputValue()).toBe('nic take tu nie je');
});

test('a course entered before the scripts run gets its slug and can be saved', async () => {
  const { page, release } = await openPageWithDelayedScripts(desk);
  await page.goto(`${site.url}/dashboard/kurzy/novy`, { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  await dialog.getByLabel('Názov kurzu *').fill('Skorý kurz');
  await dialog.getByLabel('Mesto *').selectOption('Žilina');
  release();
  await waitForHydration(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=slug]')?.value !== '');
  await expect.poll(() => dialog.getByLabel('Slug').inputValue()).toBe('/skory-kurz-zilina');
  await dialog.getByLabel('Dátum od *').fill('2031-05-06');
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.getByText('Kurz pridaný').waitFor();
});
