import { expect, test } from 'vitest';
import { countClicks } from '../clicks.ts';
import { findCourse, sendSignUp } from '../demo-courses.ts';
import { rowOf } from '../desk.ts';
import { tabTo } from '../keyboard.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

/** First aid in Bratislava and in Žilina. */
const [COURSE, OTHER] = ['demo-7', 'demo-3'] as const;

// a fixed clock, so that the server accepts an undo on a slow machine too
setUpSite({}, { at: Temporal.Now.instant() });

test('staff move a sign-up to another date after a preview of the e-mail and undo it with one more click', async () => {
  const id = await signUp('Presunutá');
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard/prihlasky/${id}`);
  site.setClockAhead({ minutes: 1 });
  await page.getByRole('link', { name: 'Presunúť', exact: true }).click();
  await page.getByLabel('Kam').selectOption(OTHER);
  await page.getByRole('button', { name: 'Pokračovať' }).click();
  const email = page.getByTitle('Náhľad e-mailu').contentFrame();
  await email.getByText('Žilina').filter({ visible: true }).first().waitFor();
  await page.getByRole('button', { name: 'Presunúť na iný termín' }).click();
  const undo = page.getByRole('button', { name: 'Vrátiť späť' });
  await undo.waitFor();
  expect(await findCourseOf(id)).toBe(OTHER);
  expect(clicks.count).toBe(3);
  await undo.click();
  await page.getByText('Vrátené späť.').waitFor();
  expect(clicks.count).toBe(4);
  expect(await findCourseOf(id)).toBe(COURSE);
  expect(await statusesOf('signUpMoved')).toEqual(['dropped']);
});

test('staff cancel a course with its sign-ups and undo it with one more click', async () => {
  const id = await signUp('Zrušená');
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard/kurzy/${COURSE}/obsadenost`);
  site.setClockAhead({ minutes: 2 });
  await page.getByRole('link', { name: 'Zrušiť kurz' }).click();
  const question = page.getByRole('alertdialog', { name: 'Naozaj chcete zrušiť tento kurz?' });
  await question.getByText('Viera Zrušená').waitFor();
  await question.getByLabel('Dôvod do e-mailu').fill('Lektor ochorel.');
  await question.getByRole('button', { name: 'Ukázať v e-maile' }).click();
  const email = question.getByTitle('E-mail, ktorý odíde').contentFrame();
  await email.getByText('Lektor ochorel.').filter({ visible: true }).first().waitFor();
  await question.getByRole('button', { name: 'Zrušiť kurz' }).click();
  await page.getByText('Kurz je zrušený, aj s prihláškami.').waitFor();
  const { nameOfCourse, cancelledAt } = await findCourse(site, COURSE);
  expect(cancelledAt).not.toBeNull();
  const row = rowOf(page, nameOfCourse).filter({ hasText: 'Bratislava' });
  await row.getByText('Zrušený').waitFor();
  expect(clicks.count).toBe(3);

  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByText('Vrátené späť. Nič sa neposlalo.').waitFor();
  expect(clicks.count).toBe(4);
  await row.getByText('Aktívny').waitFor();
  expect(await findCourse(site, COURSE)).toMatchObject({ cancelledAt: null });
  await page.goto(`${site.url}/dashboard/prihlasky/${id}`);
  await page.getByRole('heading', { level: 1, name: 'Viera Zrušená Nová' }).waitFor();
  expect(await statusesOf('courseCancelled')).toEqual(['dropped', 'dropped']);
});

test('staff move a course with its sign-ups and undo it with one more click', async () => {
  await signUp('Prekladaná');
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  const { nameOfCourse, place } = await findCourse(site, COURSE);
  await page.goto(`${site.url}/dashboard/kurzy/${COURSE}`);
  await waitForHydration(page);
  site.setClockAhead({ minutes: 4 });
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByLabel('Miesto (adresa)').fill('Nová hala 12');
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await dialog.getByRole('alert').getByRole('button', { name: 'Uložiť zmenu' }).click();
  // under the pointer a toast stays: it must not be on the button that undoes
  const toast = await page.getByRole('alert').filter({ hasText: 'Kurz upravený' }).boundingBox();
  const strip = await page.getByRole('status').filter({ hasText: 'Kurz je upravený.' }).boundingBox();
  expect(toast && toast.y + toast.height).toBeLessThanOrEqual(Number(strip?.y));
  expect(await findCourse(site, COURSE)).toMatchObject({ place: 'Nová hala 12' });
  expect(clicks.count).toBe(2);
  expect(new Set(await statusesOf('courseChanged'))).toEqual(new Set(['waiting']));

  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  await page.getByText('Vrátené späť. Nič sa neposlalo.').waitFor();
  expect(clicks.count).toBe(3);
  expect(await findCourse(site, COURSE)).toMatchObject({ nameOfCourse, place });
  expect(new Set(await statusesOf('courseChanged'))).toEqual(new Set(['dropped']));
});

test('staff move a sign-up and undo it by keyboard alone', async () => {
  const id = await signUp('Klávesová');
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard/prihlasky/${id}`);
  await waitForHydration(page);
  site.setClockAhead({ minutes: 3 });
  await tabTo(page.getByRole('link', { name: 'Presunúť', exact: true }));
  await page.keyboard.press('Enter');
  const target = page.getByLabel('Kam');
  await tabTo(target);
  const { nameOfCourse } = await findCourse(site, OTHER);
  await page.keyboard.type(nameOfCourse.slice(0, 12));
  await expect.poll(() => target.inputValue()).toBe(OTHER);
  await tabTo(page.getByRole('button', { name: 'Pokračovať' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Presunúť na iný termín' }));
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('button', { name: 'Vrátiť späť' }));
  expect(await findCourseOf(id)).toBe(OTHER);
  await page.keyboard.press('Enter');
  await page.getByText('Vrátené späť.').waitFor();
  expect(await findCourseOf(id)).toBe(COURSE);
  expect(clicks.count).toBe(0);
});

async function signUp(lastName: string): Promise<string> {
  const email = 'viera@example.sk';
  const answer = await sendSignUp(site, { courseId: COURSE, firstName: 'Viera', lastName, email });
  return (await answer.json()).id;
}

async function findCourseOf(signUpId: string): Promise<string | null> {
  const { courseId } = await site.app.db
    .selectFrom('signUp')
    .select('courseId')
    .where('id', '=', signUpId)
    .executeTakeFirstOrThrow();
  return courseId;
}

async function statusesOf(kind: 'signUpMoved' | 'courseCancelled' | 'courseChanged'): Promise<string[]> {
  const emails = await site.app.db.selectFrom('email').select('status').where('kind', '=', kind).execute();
  return emails.map(({ status }) => status);
}
