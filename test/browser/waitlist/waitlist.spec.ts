import { expect, test, vi } from 'vitest';
import { formatDay } from '#domain/day.ts';
import { today } from '#server/clock.ts';
import { findOwnPath } from '../../own-sign-up.ts';
import { offerTo } from '../../seat-offers.ts';
import { countClicks } from '../clicks.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('an applicant on the waiting list accepts a seat on a date staff add, without scripts', async () => {
  const visitor = await site.visitor({ javaScriptEnabled: false });
  await visitor.goto(`${site.url}/zaujem-o-termin`);
  await visitor.getByLabel('Kurz *').selectOption({ label: 'Lešenár' });
  await visitor.getByLabel('Mesto *').selectOption('Žilina');
  await visitor.getByLabel('Meno *', { exact: true }).fill('Zuzana');
  await visitor.getByLabel('Priezvisko *').fill('Čakajúca');
  await visitor.getByLabel('E-mail *').fill('zuzana.cakajuca@example.sk');
  await visitor.getByLabel('Telefón *').fill('+421 900 000 091');
  await visitor.getByRole('switch').check();
  site.setClockAhead({ minutes: 1 });
  await visitor.getByRole('button', { name: 'Chcem vedieť o termíne' }).click();
  await visitor.getByRole('heading', { name: 'Čakáte na termín' }).waitFor();

  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard/cakajuci`);
  await waitForHydration(page);
  const row = page.getByRole('row').filter({ hasText: 'Zuzana Čakajúca' });
  await row.getByText('Čaká na termín').waitFor();
  const requestedCourse = page.getByRole('listitem').filter({ hasText: 'Lešenár, Žilina' });
  await requestedCourse.getByRole('link', { name: 'Pridať termín' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nové termíny' }).waitFor();
  await page.getByRole('checkbox', { name: 'Žilina', checked: true }).waitFor();
  await page.getByLabel('Dni, keď sa kurz začína *').fill(inTwoMonths());
  await page.getByLabel('Status').selectOption('Aktívny');
  await page.getByRole('button', { name: 'Ukázať, čo sa vytvorí' }).click();
  await page.getByRole('table', { name: 'Kurzy, ktoré sa vytvoria' }).getByRole('cell', { name: 'Žilina' }).waitFor();
  await page.getByRole('button', { name: 'Vytvoriť 1 kurz' }).click();
  await page.waitForURL('**/dashboard?*');
  expect(clicks.count).toBe(3);

  // the offer creates a sign-up, which holds the seat
  const findOffer = async () => offerTo(site.app, await findSignUpId('zuzana.cakajuca@example.sk'));
  const { signUpId } = await vi.waitFor(findOffer, { timeout: 20_000 });
  await page.goto(`${site.url}/dashboard/cakajuci`);
  await row.getByText('Má ponuku').waitFor();

  await visitor.goto(site.url + (await findOwnPath(site.app, signUpId)));
  await visitor.getByRole('radio', { name: 'Prijať miesto' }).check();
  await visitor.getByRole('button', { name: 'Odoslať odpoveď' }).click();
  await visitor.getByRole('heading', { name: 'Miesto je Vaše' }).waitFor();

  await page.reload();
  await row.getByText('Má miesto').waitFor();
  await row.getByRole('link', { name: 'Zuzana Čakajúca' }).click();
  await page.getByRole('link', { name: 'Otvoriť prihlášku' }).click();
  await page.getByRole('heading', { level: 1, name: /Zuzana Čakajúca/ }).waitFor();
});

function inTwoMonths(): string {
  return formatDay(Temporal.PlainDate.from(today(site.app)).add({ months: 2 }).toString());
}

async function findSignUpId(email: string): Promise<string> {
  const { id } = await site.app.db
    .selectFrom('signUp')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}
