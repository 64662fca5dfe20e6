import { expect, test } from 'vitest';
import { sendSignUp } from '../demo-courses.ts';
import { openMore } from '../desk.ts';
import { expectAccessiblePage, expectNoLooseLetters } from '../site.ts';
import { desk, mail, setUpSiteWithMail, site } from '../site-fixture.ts';

const MISTYPED = 'preklep@example.sk';
const CORRECTED = 'tomas.cvicny@example.sk';

setUpSiteWithMail(({ urlWithPassword }) => urlWithPassword);

test('staff correct the recipient of a refused email without scripts', async () => {
  mail.refuse({ at: 'recipient', code: 550, reason: '5.1.1 User unknown', recipient: MISTYPED });
  const page = await desk.visitor({ javaScriptEnabled: false });
  await signUp(MISTYPED);
  const failed = site.app.db.selectFrom('email').select('id').where('status', '=', 'failed');
  await expect.poll(() => failed.execute()).toHaveLength(1);

  await page.goto(`${site.url}/dashboard/prihlasky`);
  const row = page.getByRole('row').filter({ hasText: 'E-mail nedoručený' });
  await row.getByRole('link', { name: 'Tomáš Cvičný' }).click();
  const email = page.getByRole('listitem').filter({ hasText: 'Miesto potvrdené' });
  await expect.poll(() => email.textContent()).toContain('Schránka neexistuje');
  await email.getByText('Opraviť adresu').click();
  await email.getByLabel('Adresa príjemcu').fill(CORRECTED);
  await email.getByRole('button', { name: 'Poslať znova' }).click();
  await page.waitForURL('**/dashboard/prihlasky/*');
  await page.getByRole('listitem').filter({ hasText: MISTYPED }).getByText('Nahradený').waitFor();
  await expect.poll(() => mail.emails.map(({ recipient }) => recipient)).toContain(CORRECTED);
  // the applicant's address is the corrected one from now on
  await expect.poll(() => page.locator(`a[href="mailto:${CORRECTED}"]`).count()).toBeGreaterThan(0);

  await page.reload();
  const corrected = page.getByRole('listitem').filter({ hasText: CORRECTED });
  await corrected.getByRole('link', { name: 'Miesto potvrdené' }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Miesto máte potvrdené' }).waitFor();
  await page.getByRole('link', { name: 'Späť na prihlášku' }).click();
  await page.getByRole('heading', { level: 1, name: /Tomáš Cvičný/ }).waitFor();
});

test('the desk shows a notice for as long as emails cannot be sent', async () => {
  // open connections stay authenticated, so the restarted server requires a new sign-in
  await mail.goDown();
  await mail.restart();
  mail.refuse({ at: 'password', code: 535, reason: '5.7.8 Authentication failed' });
  const page = await desk.open('/dashboard/dnes');
  await signUp(CORRECTED);
  const notices = async () => {
    await page.reload();
    return page.getByText('E-maily neodchádzajú: poštový server odmieta heslo.').count();
  };
  await expect.poll(notices).toBe(1);
  await expectAccessiblePage(page);
  await page.goto(`${site.url}/dashboard/prihlasky`);
  await page.getByRole('link', { name: 'Tomáš Cvičný' }).first().click();
  await page.getByText('Poslať teraz').first().click();
  await page.getByLabel('Adresa príjemcu').first().waitFor();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Miesto potvrdené' }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Miesto máte potvrdené' }).waitFor();
  await expectAccessiblePage(page);
  mail.refuse(undefined);
  site.setClockAhead({ minutes: 1 });
  await signUp(CORRECTED, 'Skorý');
  await expect.poll(notices).toBe(0);
});

test('the fourth email to one address is held until staff send or discard it, without scripts', async () => {
  const page = await desk.visitor({ javaScriptEnabled: false });
  for (const lastName of ['Prvý', 'Druhý', 'Tretí', 'Štvrtý', 'Piaty']) await signUp('obet@example.sk', lastName);
  await page.goto(`${site.url}/dashboard`);
  await page.getByRole('link', { name: 'E-maily 2 zadržané' }).click();
  await page.getByRole('link', { name: 'Zadržané 2' }).click();
  await page.getByText('2 e-maily čakajú na Vaše rozhodnutie').waitFor();
  await expectNoLooseLetters(page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await openMore(row('Tomáš Piaty'));
  await row('Tomáš Piaty').getByRole('button', { name: 'Neposielať' }).click();
  await page.getByText('1 e-mail čaká na Vaše rozhodnutie').waitFor();
  await row('Tomáš Štvrtý').getByRole('link', { name: 'Tomáš Štvrtý' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Zadržaný' }).getByText('Poslať alebo neposielať').click();
  await page.getByRole('button', { name: 'Poslať', exact: true }).click();
  await page.waitForURL('**/dashboard/prihlasky/*');
  await expect.poll(() => mail.emails.filter(({ recipient }) => recipient === 'obet@example.sk')).toHaveLength(4);
  await page.goto(`${site.url}/dashboard/posta?stav=held`);
  await page.getByRole('heading', { name: 'Nič tu nečaká' }).waitFor();
});

test('staff resend all undelivered emails of a day without scripts', async () => {
  const addresses = ['jeden@example.sk', 'dva@example.sk'];
  for (const recipient of addresses) {
    mail.refuse({ at: 'recipient', code: 550, reason: '5.1.1 User unknown', recipient });
    await signUp(recipient);
    const emails = site.app.db.selectFrom('email').select('status').where('recipient', '=', recipient);
    await expect.poll(() => emails.execute()).toEqual([{ status: 'failed' }]);
  }
  mail.refuse(undefined);
  const page = await desk.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/posta?stav=undelivered`);
  const today = await page.getByRole('row').nth(1).getByRole('time').getAttribute('datetime');
  const day = new Date(today ?? '').toLocaleDateString('sk', { timeZone: 'Europe/Bratislava' });
  await page.getByLabel('Napísané od').fill(day);
  await page.getByLabel('Napísané do').fill(day);
  await page.getByRole('button', { name: 'Filtrovať' }).click();
  await page.getByRole('link', { name: 'Poslať všetky znova' }).click();
  await page.getByText('Miesto potvrdené – 2 e-maily').waitFor();
  await page.getByRole('button', { name: 'Poslať všetky znova' }).click();
  await page.getByText('2 e-maily odchádzajú.').waitFor();
  await page.getByRole('heading', { name: 'Tomuto výberu nezodpovedá žiadny e-mail' }).waitFor();
  await expect.poll(() => mail.emails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining(addresses));
});

test('the list of held emails passes axe and fits every width', async () => {
  const long = `velmi.dlha.adresa.prijemcu@${'x'.repeat(60)}.sk`;
  for (const lastName of ['Prvý', 'Druhý', 'Tretí', 'Štvrtý', 'Piaty', 'Šiesty']) await signUp(long, lastName);
  const page = await desk.open('/dashboard/dnes');
  await expectAccessiblePage(page);
  await page.goto(`${site.url}/dashboard/posta?stav=held`);
  await page.getByRole('link', { name: 'Poslať všetky' }).waitFor();
  await expectAccessiblePage(page);
  await page.getByRole('link', { name: 'Neposielať žiadny' }).click();
  await page.getByText('Komu', { exact: true }).click();
  await page.getByText(long).first().waitFor();
  await expectAccessiblePage(page);
  await page.getByRole('button', { name: 'Neposielať žiadny' }).click();
  await page.getByRole('heading', { name: 'Nič tu nečaká' }).waitFor();
  await expectAccessiblePage(page);
});

async function signUp(email: string, lastName = 'Cvičný'): Promise<void> {
  const answer = await sendSignUp(site, { firstName: 'Tomáš', lastName, email, consent: true });
  expect(answer.status).toBe(201);
}
