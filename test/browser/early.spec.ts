import { expect, test } from 'vitest';
import { aContact } from '../contact.ts';
import { desk, openOwnSite, site } from './own-site.ts';
import { settled } from './page-fields.ts';
import { hydrated } from './site.ts';
import { takesLongEnough, withSlowScripts } from './slow-scripts.ts';

// Input before the scripts have loaded over a slow connection must be kept.

openOwnSite();

const COURSE = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';

test('a request written before scripts ran is sent as it stands', async () => {
  const { page, release } = await withSlowScripts(desk);
  await page.goto(`${site.url}/kontakt`, { waitUntil: 'commit' });
  const values = aContact({ email: 'skora@example.sk' });
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  release();
  await hydrated(page);
  await takesLongEnough(page);
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  const { company } = await findRequest('skora@example.sk');
  expect(company).toBe(values.company);
});

test('a company, its file and its consent given before scripts ran are sent, with the whole object of the call', async () => {
  const { page, release } = await withSlowScripts(desk);
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
  await hydrated(page);
  await page.getByText('zoznam.pdf').waitFor();
  await takesLongEnough(page);
  const [call] = await Promise.all([
    page.waitForRequest('**/api/sendCourse'),
    page.getByRole('button', { name: 'Odoslať prihlášku' }).click(),
  ]);
  await page.getByRole('heading', { name: 'Držíme Vám 2 miesta' }).waitFor();
  const { id } = await findSignUp('firma.skora@example.sk');
  const files = await site.app.db.selectFrom('signUpFile').select('name').where('signUpId', '=', id).execute();
  expect(files).toEqual([{ name: 'zoznam.pdf' }]);
  const course = await site.app.db
    .selectFrom('course')
    .selectAll()
    .where('id', '=', 'demo-3')
    .executeTakeFirstOrThrow();
  expect(call.postDataJSON()).toMatchObject({
    courseId: course.id,
    courseName: course.nameOfCourse,
    courseDate: course.date,
    courseCity: course.city,
  });
});

test('what was typed stands again after Back and is sent', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kontakt`);
  await hydrated(page);
  const values = aContact({ email: 'spat@example.sk' });
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog');
  await page.goBack();
  await hydrated(page);
  await settled(page);
  await expect.poll(() => page.getByLabel('Spoločnosť *').inputValue()).toBe(values.company);
  await takesLongEnough(page);
  await page.getByRole('button', { name: 'Odoslať správu' }).click();
  await page.getByRole('heading', { name: 'Vašu správu sme dostali' }).waitFor();
  expect((await findRequest('spat@example.sk')).message).toBe(values.message);
});

test('a sign-up is there again when somebody went back to the courses and came once more', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia?mesto=Žilina`);
  await hydrated(page);
  await page
    .getByRole('link', { name: /Kurz prvej pomoci/ })
    .first()
    .click();
  await page.getByLabel('Meno *').fill('Vratká');
  await page.goBack();
  await page.getByRole('heading', { name: 'Výber kurzu' }).waitFor();
  await page.goForward();
  await hydrated(page);
  await settled(page);
  await expect.poll(() => page.getByLabel('Meno *').inputValue()).toBe('Vratká');
});

function findSignUp(email: string) {
  return site.app.db.selectFrom('signUp').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

function findRequest(email: string) {
  return site.app.db.selectFrom('contactRequest').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}
