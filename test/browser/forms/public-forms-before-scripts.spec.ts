import { expect, test } from 'vitest';
import { aContact } from '../../contact-requests.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';
import { openPageWithDelayedScripts, waitMinimumFormTime } from './delayed-scripts.ts';
import { waitTwoFrames } from './page-fields.ts';

// Input before the scripts have loaded over a slow connection must be kept.

setUpSite();

const COURSE = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';

test('a contact request entered before the scripts run is sent unchanged', async () => {
  const { page, release } = await openPageWithDelayedScripts(desk);
  await page.goto(`${site.url}/kontakt`, { waitUntil: 'commit' });
  const values = aContact({ email: 'skora@example.sk' });
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  release();
  await waitForHydration(page);
  await waitMinimumFormTime(page);
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  const { company } = await findRequest('skora@example.sk');
  expect(company).toBe(values.company);
});

test('a company sign-up entered before the scripts run is sent with its file and all fields', async () => {
  const { page, release } = await openPageWithDelayedScripts(desk);
  await page.goto(site.url + COURSE, { waitUntil: 'commit' });
  await page.getByText('Firma', { exact: true }).click();
  await page.getByLabel('Názov firmy *').fill('Skorá s. r. o.');
  await page.getByLabel('Koľko ľudí prihlasujete *').fill('2');
  await page.getByLabel('E-mail *').fill('firma.skora@example.sk');
  await page.getByLabel('Telefón *').fill('+421 900 000 071');
  await page.getByLabel('Správa *').fill('Prídeme dvaja.');
  const file = { name: 'zoznam.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 zoznam') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('switch').check();
  release();
  await waitForHydration(page);
  await page.getByText('zoznam.pdf').waitFor();
  await waitMinimumFormTime(page);
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page.getByRole('button', { name: 'Odoslať prihlášku' }).click(),
  ]);
  await page.getByRole('heading', { name: 'Držíme Vám 2 miesta' }).waitFor();
  expect(request.url()).toBe(page.url());
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; /);
  const { id, courseId } = await findSignUp('firma.skora@example.sk');
  expect(courseId).toBe('demo-3');
  const files = await site.app.db.selectFrom('signUpFile').select('name').where('signUpId', '=', id).execute();
  expect(files).toEqual([{ name: 'zoznam.pdf' }]);
});

test('the contact form shows its entered values again after Back and can be sent', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kontakt`);
  await waitForHydration(page);
  const values = aContact({ email: 'spat@example.sk' });
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await waitForHydration(page);
  await waitTwoFrames(page);
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe(values.company);
  await waitMinimumFormTime(page);
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  expect((await findRequest('spat@example.sk')).message).toBe(values.message);
});

test('the sign-up form shows its entered values again after Back and Forward', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia?mesto=Žilina`);
  await waitForHydration(page);
  await page
    .getByRole('link', { name: /Kurz prvej pomoci/ })
    .first()
    .click();
  await page.getByLabel('Meno *').fill('Vratká');
  await page.goBack();
  await page.getByRole('heading', { name: 'Výber kurzu' }).waitFor();
  await page.goForward();
  await waitForHydration(page);
  await waitTwoFrames(page);
  await expect.poll(() => page.getByLabel('Meno *').inputValue()).toBe('Vratká');
});

function findSignUp(email: string) {
  return site.app.db.selectFrom('signUp').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

function findRequest(email: string) {
  return site.app.db.selectFrom('contactRequest').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}
