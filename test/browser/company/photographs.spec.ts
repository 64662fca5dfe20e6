import { expect, test } from 'vitest';
import { aPhotograph } from '../../builders.ts';
import { axeFindings, signInAtDesk } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('staff add a photograph by keyboard without scripts, and the page of the service shows it', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await signInAtDesk(site, page, '/dashboard/firma/fotografie');
  const row = page.getByRole('row', { name: /Juraj Pokusný/ });
  await row.getByRole('link', { name: 'Pridať' }).press('Enter');
  const { name, bytes } = await aPhotograph();
  await page.getByLabel('Súbor *').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await page.getByRole('radio', { name: 'hore', exact: true }).press('ArrowRight');
  await page.getByLabel('Opis obrázka *').fill('Juraj Pokusný pri rozvádzači');
  await page.getByLabel('Deň súhlasu *').fill('02.11.2026');
  await page.getByRole('checkbox', { name: 'Súhlas so zverejnením *' }).press('Space');
  await page.getByRole('button', { name: 'Uložiť fotografiu' }).press('Enter');
  await expect.poll(() => page.getByText('Hotovo: fotografia uložená.').isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'vpravo hore' }).isChecked()).toBe(true);
  const { pathname } = new URL(page.url());

  await page.goto(`${site.url}/odborne-prehliadky-a-skusky`);
  const badge = page.getByRole('listitem').filter({ hasText: 'Juraj Pokusný' });
  await expect.poll(() => badge.getByRole('img', { name: 'Juraj Pokusný pri rozvádzači' }).count()).toBe(1);
  await expect.poll(() => badge.getByText('Ukážka').count()).toBe(0);

  const scripted = await desk.visitor();
  await scripted.goto(site.url + pathname);
  expect(await axeFindings(scripted)).toEqual([]);
  await scripted.goto(page.url());
  expect(await axeFindings(scripted)).toEqual([]);
});
