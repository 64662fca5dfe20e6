import { expect, test } from 'vitest';
import { rowOf } from '../desk.ts';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('staff select courses by keyboard, hide them after a confirmation and publish them again', async () => {
  const page = await desk.open();
  const bar = page.getByText(/^Vybrané:/);
  await rowOf(page, '/kurz-prvej-pomoci-zilina').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await rowOf(page, '/kurz-prvej-pomoci-bratislava').getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await expect.poll(() => bar.textContent()).toMatch(/^Vybrané: 2\skurzy · 3\sobsadené miesta$/);
  expect(await axeFindings(page)).toEqual([]);
  // a course that no longer matches the filter is deselected
  await page.getByLabel('Mesto').selectOption('Žilina');
  await expect.poll(() => bar.textContent()).toMatch(/^Vybrané: 1\skurz · 3\sobsadené miesta$/);
  await page.getByRole('button', { name: 'Skryť', exact: true }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Naozaj chcete skryť tento kurz?' });
  await question.getByText(/[\d.]+, Žilina – 3\sľudia/).waitFor();
  await waitForHydration(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard');
  await rowOf(page, '/kurz-prvej-pomoci-zilina').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Skryť', exact: true }).click();
  await question.getByRole('button', { name: 'Skryť' }).click();
  await page.getByText('Kurz je skrytý.').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('mesto')).toBe('Žilina');
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByText('Vrátené späť.').waitFor();
  await expect.poll(() => rowOf(page, '/kurz-prvej-pomoci-zilina').textContent()).toContain('Aktívny');
});

test('without scripts staff select and publish courses with a plain form', async () => {
  const page = await desk.visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}/dashboard?stav=inactive`);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Zverejniť' }).click();
  await page.getByText('Nič nebolo vybrané.').waitFor();
  await page.getByLabel(/^Vybrať: Obsluha stavebných strojov/).check();
  await page.getByRole('button', { name: 'Zverejniť' }).click();
  await page.getByText('Kurz je zverejnený.').waitFor();
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByText('Vrátené späť.').waitFor();
  await page.getByText('Obsluha stavebných strojov', { exact: true }).waitFor();
});
