import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '#server/clock.ts';
import { anotherCompany, anotherPerson } from '../../builders.ts';
import { signedUp, storedCourse } from '../../courses.ts';
import { databaseOf } from '../../database-of.ts';
import { axeFindings, expectNoLooseLetters, expectNoSidewaysScroll, STAFF, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true };
const NAMES = ['Peter Bielik', 'Marek Ďurica', 'Štefan Žilinčík'];

let path: string;

setUpSite();
beforeAll(async () => {
  const { id } = await site.app.db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
  const day = Temporal.PlainDate.from(today(site.app));
  const days = { date: day.subtract({ days: 1 }).toString(), dateTo: day.add({ days: 1 }).toString() };
  const course = await storedCourse(site.app, { nameOfCourse: 'Elektrotechnik', ...days, lecturerId: id });
  // sign-ups are only possible before the course begins
  await databaseOf(site.app).updateTable('course').set({ date: days.dateTo }).where('id', '=', course.id).execute();
  for (const name of NAMES) {
    const [firstName = '', lastName = ''] = name.split(' ');
    await signedUp(site.app, course, { fields: anotherPerson({ firstName, lastName }) });
  }
  await signedUp(site.app, course, { fields: anotherCompany({ numberOfWorkers: '1' }) });
  await databaseOf(site.app).updateTable('course').set({ date: days.date }).where('id', '=', course.id).execute();
  path = `/dashboard/kurzy/${course.id}/pritomnost`;
  await (await desk.visitor()).close();
  await databaseOf(site.app)
    .updateTable('staffMember')
    .set({ role: 'lecturer' })
    .where('email', '=', STAFF.email)
    .execute();
});
beforeEach(() => databaseOf(site.app).deleteFrom('attendance').execute());

test('a lecturer on a phone opens today’s course and ticks the present participants by touch', async () => {
  const page = await desk.visitor(PHONE);
  await page.goto(`${site.url}/dashboard`);
  expect(new URL(page.url()).pathname).toBe('/dashboard/moje-kurzy');
  await expectGoodPage(page);
  await page.getByRole('link', { name: 'Prítomnosť' }).tap();
  await page.waitForURL(`**${path}`);
  await waitForHydration(page);
  await expectGoodPage(page);
  // the whole row can be tapped
  await page.getByText('Peter Bielik').tap();
  await page.getByText('Bez mena, č.').tap();
  await page.getByText('Prítomní: 2 zo 4').waitFor();
  await page.getByText('uložené o').waitFor();
  await page.getByText('Peter Bielik').tap();
  await page.getByText('Prítomní: 1 zo 4').waitFor();
  await expect.poll(readPresentSurnames).toEqual(['']);
  await expectGoodPage(page);
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(1);
  await expect
    .poll(() => page.getByRole('link', { name: 'Kurzy', exact: true }).getAttribute('aria-current'))
    .toBe('page');
});

test('a lecturer ticks participants and changes the day by keyboard alone, with a visible focus', async () => {
  const page = await desk.visitor({ viewport: { width: 390, height: 780 } });
  await page.goto(site.url + path);
  await waitForHydration(page);
  const second = page.getByRole('checkbox', { name: /Marek Ďurica/ });
  await page.getByRole('checkbox', { name: /Peter Bielik/ }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => second.evaluate((box) => box === document.activeElement)).toBe(true);
  const line = page.locator('.roll label').nth(1);
  await expect.poll(() => line.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
  await page.keyboard.press('Space');
  await page.getByText('Prítomní: 1 zo 4').waitFor();
  await expect.poll(readPresentSurnames).toEqual(['Ďurica']);
  const [yesterday, , tomorrow] = await page.getByRole('navigation', { name: 'Deň kurzu' }).getByRole('link').all();
  await yesterday?.press('Enter');
  await page.getByText('Prítomní: 0 zo 4').waitFor();
  await tomorrow?.press('Enter');
  await page.getByText('Prídu 4').waitFor();
  await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  await expectGoodPage(page);
});

test('two people who tick the same list at once both have their ticks stored', async () => {
  const [one, other] = [await desk.visitor(PHONE), await desk.visitor()];
  for (const page of [one, other]) {
    await page.goto(site.url + path);
    await waitForHydration(page);
  }
  await Promise.all([one.getByText('Peter Bielik').tap(), other.getByText('Štefan Žilinčík').click()]);
  await expect.poll(readPresentSurnames).toEqual(['Bielik', 'Žilinčík']);
});

describe('a tick that cannot be stored', () => {
  test.each([
    ['because the server fails', 'Prítomnosť sa nepodarilo uložiť.'],
    ['because the session has ended', 'Prihlásenie sa skončilo.'],
  ])('%s is undone and an error is shown', async (why, sentence) => {
    const page = await desk.visitor(PHONE);
    await page.goto(site.url + path);
    await waitForHydration(page);
    if (why.includes('session')) await page.context().clearCookies();
    else await page.route('**/pritomnost/*', (route) => route.fulfill({ status: 500 }));
    await page.getByText('Peter Bielik').tap();
    await page.getByText(sentence).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.getByText('Prítomní: 0 zo 4').waitFor();
    await expect.poll(readPresentSurnames).toEqual([]);
    const logged = site.pageErrors.splice(0).filter((error) => !error.includes('Failed to save attendance'));
    expect(logged).toEqual([]);
  });
});

test('ticks made without a connection are kept and stored once it is back', async () => {
  const page = await desk.visitor(PHONE);
  await page.goto(site.url + path);
  await waitForHydration(page);
  await page.context().setOffline(true);
  await page.getByText('Peter Bielik').tap();
  await page.getByText('Marek Ďurica').tap();
  await page.getByText('Štefan Žilinčík').tap();
  await page.getByText('3 zmeny čakajú na uloženie').waitFor();
  await expectGoodPage(page);
  await page.getByText('Marek Ďurica').tap();
  await page.getByText('Prítomní: 2 zo 4').waitFor();
  await expect.poll(readPresentSurnames).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText('uložené o').waitFor();
  await expect.poll(readPresentSurnames).toEqual(['Bielik', 'Žilinčík']);
  await page.getByText('Prítomní: 2 zo 4').waitFor();
});

test('a tick made before the scripts run is stored once they run', async () => {
  const page = await desk.visitor(PHONE);
  let release = () => {};
  const scriptsReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await scriptsReleased;
    await route.continue();
  });
  await page.goto(site.url + path, { waitUntil: 'commit' });
  await page.getByText('Marek Ďurica').tap();
  release();
  await page.getByText('Prítomní: 1 zo 4').waitFor();
  await expect.poll(readPresentSurnames).toEqual(['Ďurica']);
});

test('without scripts one button saves the day and does not change the ticks of others', async () => {
  const page = await desk.visitor({ ...PHONE, javaScriptEnabled: false });
  await page.goto(site.url + path);
  const other = await desk.visitor();
  await other.goto(site.url + path);
  await waitForHydration(other);
  await other.getByText('Štefan Žilinčík').click();
  await expect.poll(readPresentSurnames).toEqual(['Žilinčík']);
  await page.getByText('Peter Bielik').tap();
  await page.getByRole('button', { name: 'Uložiť' }).tap();
  await page.getByText('Prítomní: 2 zo 4').waitFor();
  await expect.poll(readPresentSurnames).toEqual(['Bielik', 'Žilinčík']);
});

test.each([1440, 768, 320])('the attendance pages pass axe and fit at %i px', async (width) => {
  const page = await desk.visitor({ viewport: { width, height: 900 } });
  for (const address of ['/dashboard/moje-kurzy', path]) {
    await page.goto(site.url + address);
    await waitForHydration(page);
    await expectGoodPage(page);
  }
});

test('a lecturer names somebody whom the company has not named, by touch', async () => {
  const page = await desk.visitor(PHONE);
  await page.goto(site.url + path);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Doplniť meno: 4. Bez mena' }).tap();
  await page.getByLabel('Meno').fill('Žofia');
  await page.getByLabel('Priezvisko').fill('Ľuptáková');
  await page.getByLabel('Dátum narodenia').fill('31.2.1990');
  await page.getByRole('button', { name: 'Uložiť' }).tap();
  await page.getByRole('alert').waitFor();
  await waitForHydration(page);
  await expectGoodPage(page);
  await page.getByLabel('Dátum narodenia').fill('28.2.1990');
  await page.getByRole('button', { name: 'Uložiť' }).tap();
  await page.waitForURL(`**${path}`);
  await page.getByRole('checkbox', { name: /Žofia Ľuptáková/ }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: /Doplniť meno/ }).count()).toBe(0);
});

async function expectGoodPage(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectNoLooseLetters(page);
}

/** The surnames of the participants who were present today. */
async function readPresentSurnames(): Promise<string[]> {
  const rows = await site.app.db
    .selectFrom('attendance')
    .innerJoin('participant', 'participant.id', 'attendance.participantId')
    .select('lastName')
    .where('day', '=', today(site.app))
    .orderBy('lastName')
    .execute();
  return rows.map(({ lastName }) => lastName ?? '').sort((one, other) => one.localeCompare(other, 'sk'));
}
