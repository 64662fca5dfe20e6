import { beforeAll, expect, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { storedCourse } from '../../courses.ts';
import { axeFindings, expectGoodPage, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

let id: string;
setUpSite();
beforeAll(async () => {
  const nameOfCourse = 'Lešenár pre Pekáreň Príklad';
  id = (await storedCourse(site.app, { nameOfCourse, date: '2099-05-06', status: 'inactive' })).id;
});

test('staff preview the public page of a hidden course', async () => {
  const page = await desk.open(`/dashboard/kurzy/${id}/obsadenost`);
  await page.getByRole('link', { name: 'Náhľad stránky kurzu' }).click();
  await page.getByText('Náhľad – kurz je skrytý.').waitFor();
  await expect.poll(() => page.getByLabel('E-mail *').count()).toBe(0);
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Späť na kurz v správe' }).click();
  await page.waitForURL('**/obsadenost');
});

test('staff make a course private and copy its link, and a person of the client signs up with it', async () => {
  const page = await desk.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${site.url}/dashboard/kurzy/${id}`);
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByLabel('Status *').selectOption({ label: 'Súkromný' });
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz upravený').waitFor();
  await page.goto(`${site.url}/dashboard/kurzy/${id}`);
  await dialog.getByLabel('Odkaz pre klienta').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  for (const path of ['novy-odkaz', 'obsadenost']) {
    await page.goto(`${site.url}/dashboard/kurzy/${id}/${path}`);
    await expectGoodPage(page);
  }
  await page.getByRole('button', { name: 'Kopírovať odkaz' }).click();
  await page.getByText('Skopírované').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site.url}/kurz/${(await findCourse(site.app.db, id))?.linkCode}`);

  const visitor = await site.visitor();
  await visitor.goto(link);
  await waitForHydration(visitor);
  await visitor.getByLabel('Meno *').fill('Jana');
  await visitor.getByLabel('Priezvisko *').fill('Prvá');
  await visitor.getByLabel('E-mail *').fill('jana.prva@example.sk');
  await visitor.getByLabel('Telefón *').fill('+421 900 000 000');
  await visitor.getByLabel('Správa *').fill('Som z pekárne.');
  await visitor.getByLabel(/Súhlasím/).check();
  site.passTime({ minutes: 1 });
  await visitor.getByRole('button', { name: 'Odoslať prihlášku' }).click();
  await visitor.getByRole('heading', { name: 'Miesto na kurze je Vaše' }).waitFor();
  expect(await findCourse(site.app.db, id)).toMatchObject({ seatsTaken: 1 });
  await visitor.goto(link);
  await expectGoodPage(visitor);
});

test('an unknown link to a private course shows a message', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kurz/nikdy-nebol`);
  await expectGoodPage(page);
  await page.getByRole('heading', { name: 'Odkaz na kurz neplatí' }).waitFor();
});
