import { expect, test } from 'vitest';
import { axeFindings, expectNoSidewaysScroll, signInAtDesk } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test.each([1440, 320])('staff verify the event chain at %i px, also without scripts', async (width) => {
  const page = await desk.visitor({ viewport: { width, height: 900 }, javaScriptEnabled: width === 1440 });
  await page.goto(`${site.url}/dashboard/sukromie`);
  await page.getByRole('button', { name: 'Overiť záznam' }).click();
  await page.getByText('Záznam je celý').waitFor();
  if (width === 1440) expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});

test.each([1440, 768, 320])(
  'staff find a failure by its request number on the state page at %i px',
  async (width) => {
    const page = await site.visitor({ viewport: { width, height: 900 } });
    site.app.failures.note(
      { requestId: `${width}-4af0`.padStart(12, '0'), route: '/blog/:slug' },
      new TypeError(),
      'page failed',
    );
    await signInAtDesk(site, page, '/dashboard/stav');
    await page.getByLabel('Číslo požiadavky').fill(`${width}-4af0`.padStart(12, '0'));
    await page.getByRole('main').getByRole('button', { name: 'Hľadať' }).click();
    await page.getByText('TypeError').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await expectNoSidewaysScroll(page);
  },
);

test.each([1440, 320])('staff preview the erasure of a person at %i px, also without scripts', async (width) => {
  const page = await desk.visitor({ viewport: { width, height: 900 }, javaScriptEnabled: width === 1440 });
  await page.goto(`${site.url}/dashboard/sukromie`);
  await page.getByLabel('E-mail, telefón alebo meno').fill('peter.vzorovy@example.sk');
  await page.getByRole('button', { name: 'Nájsť všetko' }).click();
  await page.getByRole('checkbox', { name: 'Peter Vzorový', checked: true }).waitFor();
  if (width === 1440) expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Vymazať osobu…' }).click();
  await page.getByRole('heading', { name: 'Čo sa vymaže' }).waitFor();
  if (width === 1440) expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
});
