import { expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { countClicks } from '../clicks.ts';
import { sendSignUp } from '../demo-courses.ts';
import { openMore } from '../desk.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('staff cannot confirm a substitute while the course is full, and can once a seat is free', async () => {
  const page = await desk.open('/dashboard/prihlasky?stav=waiting');
  await page.getByRole('link', { name: 'Jana Skúšobná' }).click();
  await page.getByRole('link', { name: 'Potvrdiť prihlášku' }).click();
  await page.getByRole('button', { name: 'Potvrdiť prihlášku' }).click();
  await page.getByText('Najprv uvoľnite miesta alebo zvýšte kapacitu kurzu.').waitFor();
  await page.goto(`${site.url}/dashboard/prihlasky/demo-4/zrusenie`);
  await page.frameLocator('iframe').getByRole('heading', { name: 'Prihláška je zrušená' }).waitFor();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await page.getByText('Zrušená', { exact: true }).first().waitFor();
  await page.goto(`${site.url}/dashboard/prihlasky/demo-5/potvrdenie`);
  await page.getByRole('button', { name: 'Potvrdiť prihlášku' }).click();
  await page.getByText('Potvrdená', { exact: true }).first().waitFor();
  const emails = page.getByRole('listitem').filter({ hasText: /Miesto potvrdené.*jana\.skusobna@example\.sk/ });
  await expect.poll(() => emails.getByRole('link', { name: 'Miesto potvrdené' }).count()).toBe(1);
  // no mail server is configured: the email waits and can be read
  await expect.poll(() => emails.textContent()).toContain('Čaká');
});

test('staff restore a cancelled sign-up without scripts and return to the filtered list', async () => {
  const { id } = await (await sendSignUp(site, { firstName: 'Viera', lastName: 'Vrátená' })).json();
  const page = await desk.visitor({ javaScriptEnabled: false });
  const list = `${site.url}/dashboard/prihlasky?hladat=vratena+viera`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Viera Vrátená' }).click();
  await openMore(page);
  await page.getByRole('link', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('link', { name: 'Vrátiť prihlášku' }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Miesto máte potvrdené' }).waitFor();
  await page.getByRole('button', { name: 'Vrátiť prihlášku' }).click();
  await page.getByText('Vrátená po zrušení').first().waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/dashboard/prihlasky/${id}`);
  await page.getByRole('navigation', { name: 'Cesta k stránke' }).getByRole('link', { name: 'Prihlášky' }).click();
  await expect.poll(() => page.url()).toBe(list);
});

test('a downloaded file of a sign-up has exactly the uploaded bytes', async () => {
  const content = Buffer.from('%PDF-1.7 obsah prílohy');
  await sendSignUp(site, {
    firstName: 'Soňa',
    lastName: 'Súborová',
    files: [{ name: 'doklad č. 1.pdf', content: content.toString('base64') }],
  });
  const page = await desk.open('/dashboard/prihlasky?hladat=suborova');
  await page.getByRole('link', { name: 'Soňa Súborová' }).click();
  await expect.poll(() => page.getByText('neuvedený').isVisible()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /doklad č\. 1\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('doklad č. 1.pdf');
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});

test('staff mark twelve new sign-ups as read in three clicks and undo it with one more', async () => {
  for (let index = 1; index <= 12; index += 1) {
    const person = { firstName: 'Tucet', lastName: `Číslo ${index}`, email: `tucet.${index}@example.sk` };
    await sendSignUp(site, { ...person, courseId: 'demo-3' });
  }
  await databaseOf(site.app).updateTable('signUp').set({ message: '' }).where('firstName', '=', 'Tucet').execute();
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard/prihlasky?hladat=tucet`);
  await waitForHydration(page);
  // with scripts, because staff do not tick twelve boxes one by one
  await page.getByText('Vybrať všetky na tejto strane').click();
  await page.getByText('Vybrané: 12 prihlášok · 12 osôb').waitFor();
  await page.getByRole('button', { name: 'Prečítané', exact: true }).click();
  await page.getByText('12 prihlášok je prečítaných.').waitFor();
  const clicksBefore = clicks.count;
  expect(clicksBefore).toBeLessThanOrEqual(3);
  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByText('Vrátené späť.').waitFor();
  expect(clicks.count).toBe(clicksBefore + 1);
  await expect.poll(() => page.getByRole('cell', { name: 'Nová' }).count()).toBe(12);
});
