import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { findCourse } from '../demo-courses.ts';
import { rowOf } from '../desk.ts';
import { axeFindings, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('a change that affects applicants is saved after a confirmation and shown at each sign-up', async () => {
  const page = await desk.open();
  const signUp = await site.app.db
    .selectFrom('signUp')
    .selectAll()
    .where('id', '=', 'demo-3')
    .executeTakeFirstOrThrow();
  const id = signUp.courseId as string;
  const { capacity } = await findCourse(site, id);
  await page.goto(`${site.url}/dashboard/kurzy/${id}`);
  await waitForHydration(page);
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  const before = await dialog.getByLabel('Dátum od *').inputValue();
  await dialog.getByLabel('Dátum od *').fill('2031-02-03');
  await dialog.getByLabel('Dátum do').fill('2031-02-04');
  await dialog.getByText('Cena a kapacita').click();
  await dialog.getByLabel('Kapacita').fill('1');
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  const question = dialog.getByRole('alert').filter({ hasText: 'Poslať e-mail' });
  await question.waitFor();
  await expect.poll(() => question.textContent()).toMatch(/Na kurz (je|sú) prihlásen/);
  await expect.poll(() => question.textContent()).toMatch(/po\s03\.02\.2031\s–\sut\s04\.02\.2031/);
  await expect.poll(() => question.textContent()).toMatch(/Kapacita\s1\sje menšia/);
  expect(await findCourse(site, id)).toMatchObject({ capacity });
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('checkbox', { name: /Poslať e-mail/ }).uncheck();
  await dialog.getByRole('button', { name: 'Uložiť zmenu' }).click();
  await page.getByText('Kurz upravený').waitFor();
  expect(await findCourse(site, id)).toMatchObject({ date: '2031-02-03', capacity: 1 });
  await page.goto(`${site.url}/dashboard/prihlasky/${signUp.id}`);
  const notificationLine = page.getByText('Prihlásenému sme oznámili:').locator('..');
  await expect.poll(() => notificationLine.textContent()).toContain(before.slice(0, 4));
  // the tests below need its free seats
  await databaseOf(site.app).updateTable('course').set({ capacity }).where('id', '=', id).execute();
});

test('the second of two people who edit a course sees both versions, and nothing is overwritten', async () => {
  const [page, other] = [await desk.open('/dashboard/kurzy/demo-7'), await desk.open('/dashboard/kurzy/demo-7')];
  await other.getByText('Cena a kapacita').click();
  await other.getByLabel('Cena', { exact: true }).fill('59 €');
  await other.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await other.getByText('Kurz upravený').waitFor();
  await page.getByText('Cena a kapacita').click();
  await page.getByLabel('Cena', { exact: true }).fill('61 €');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Kurz ste medzitým uložili Vy' });
  await conflict.waitFor();
  await expect.poll(() => conflict.getByRole('row').filter({ hasText: 'Cena' }).textContent()).toContain('61 €59 €');
  expect(await findCourse(site, 'demo-7')).toMatchObject({ price: '59 €' });
  await expect.poll(() => page.getByLabel('Cena', { exact: true }).inputValue()).toBe('61 €');
  expect(await axeFindings(page)).toEqual([]);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz upravený').waitFor();
  expect(await findCourse(site, 'demo-7')).toMatchObject({ price: '61 €' });
  // the refused call is logged in the console
  expect(site.pageErrors.splice(0).join()).toContain('Failed to update course');
});

test('closing a course with unsaved changes by Zrušiť, Escape or Back requires a confirmation', async () => {
  const page = await desk.open();
  await rowOf(page, 'Lešenár – montáž a demontáž lešenia').getByRole('link', { name: 'Upraviť' }).click();
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByText('Cena a kapacita').click();
  await dialog.getByLabel('Cena', { exact: true }).fill('1 €');
  const closingActions = [
    () => dialog.getByRole('link', { name: 'Zrušiť' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ];
  for (const close of closingActions) {
    const [question] = await Promise.all([
      page.waitForEvent('dialog').then(async (nativeDialog) => {
        await nativeDialog.dismiss();
        return nativeDialog.message();
      }),
      close(),
    ]);
    expect(question).toContain('nie sú uložené');
    await expect.poll(() => dialog.getByLabel('Cena', { exact: true }).inputValue()).toBe('1 €');
  }
  page.once('dialog', (nativeDialog) => nativeDialog.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('a course list that cannot be reloaded after a save shows an error and keeps its rows', async () => {
  const page = await desk.open();
  await rowOf(page, 'Lešenár – montáž a demontáž lešenia').getByRole('link', { name: 'Upraviť' }).click();
  await page.route('**/getCourses?*', (route) => route.abort());
  await page.getByText('Cena a kapacita').click();
  await page.getByLabel('Cena', { exact: true }).fill('181 €');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurzy sa nepodarilo aktualizovať').waitFor();
  await expect.poll(() => rowOf(page, 'Lešenár – montáž a demontáž lešenia').count()).toBe(1);
});

test('a failed save of a course shows an error, logs the call and keeps the values', async () => {
  const page = await desk.open();
  await page.route('**/updateCourse/**', (route) => route.abort());
  await rowOf(page, 'Lešenár – montáž a demontáž lešenia').getByRole('link', { name: 'Upraviť' }).click();
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByText('Cena a kapacita').click();
  await dialog.getByLabel('Cena', { exact: true }).fill('180 €');
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz sa nepodarilo aktualizovať').waitFor();
  await expect.poll(() => dialog.getByLabel('Cena', { exact: true }).inputValue()).toBe('180 €');
  expect(site.pageErrors.splice(0).join()).toContain('Failed to update course');
});

test.each([
  ['Stratená odpoveď', (route: Route) => route.abort()],
  ['Odpoveď od proxy', (route: Route) => route.fulfill({ status: 504, body: '<h1>Gateway Timeout</h1>' })],
])(
  'a new course is not refused at the second press, nor created twice, after a lost answer: %s',
  async (name, lose) => {
    const page = await desk.open('/dashboard/kurzy/novy');
    const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
    await dialog.getByLabel('Názov kurzu').fill(name);
    await dialog.getByLabel('Mesto').selectOption('Žilina');
    await dialog.getByLabel('Dátum od *').fill('2031-03-03');
    await page.route('**/createCourse', async (route) => {
      await route.fetch();
      await lose(route);
    });
    await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
    await page.getByText('Server neodpovedal').first().waitFor();
    await page.unroute('**/createCourse');
    await dialog.getByText('Cena a kapacita').click();
    await dialog.getByLabel('Cena', { exact: true }).fill('77 €');
    await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
    await page.getByText('Kurz pridaný').waitFor();
    const courses = site.app.db.selectFrom('course').select('price').where('nameOfCourse', '=', name);
    expect(await courses.execute()).toEqual([{ price: '77 €' }]);
    expect(site.pageErrors.splice(0).join()).toContain('Failed to create course');
  },
);
