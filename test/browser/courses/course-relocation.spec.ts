import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { countClicks } from '../clicks.ts';
import { findCourse, sendSignUp } from '../demo-courses.ts';
import { rowOf } from '../desk.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

/** The course of work at heights in Žilina, which has no sign-ups yet. */
const COURSE = 'demo-5';
const CLICKS_MAX = 5;

setUpSite();

test('staff move a course to another venue and notify twelve people in at most five clicks', async () => {
  const addresses = Array.from({ length: 12 }, (_, index) => `vyskar.${index + 1}@example.sk`);
  for (const email of addresses) {
    const answer = await sendSignUp(site, { courseId: COURSE, firstName: 'Vladimír', lastName: 'Výškový', email });
    expect(answer.status).toBe(201);
  }
  const { nameOfCourse } = await findCourse(site, COURSE);
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard`);
  await waitForHydration(page);

  await rowOf(page, nameOfCourse).getByRole('link', { name: 'Upraviť' }).click();
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByLabel('Miesto (adresa)').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Nová hala 12');
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  const question = dialog.getByRole('alert').filter({ hasText: 'Nová hala 12' });
  await question.getByRole('checkbox', { name: 'Poslať e-mail 12 prihláseným', checked: true }).waitFor();
  const email = question.getByTitle('E-mail, ktorý odíde').contentFrame();
  await email.getByText('Nová hala 12').filter({ visible: true }).first().waitFor();
  const save = question.getByRole('button', { name: 'Uložiť zmenu' });
  expect(await gapBetween(save, question.getByTitle('E-mail, ktorý odíde'))).toBeGreaterThan(8);
  await save.click();
  await page.getByText('Kurz upravený').waitFor();

  expect(clicks.count).toBeGreaterThan(0);
  expect(clicks.count).toBeLessThanOrEqual(CLICKS_MAX);
  expect(await findCourse(site, COURSE)).toMatchObject({ place: 'Nová hala 12' });
  const emails = await site.app.db
    .selectFrom('email')
    .select(['recipient', 'text'])
    .where('kind', '=', 'courseChanged')
    .execute();
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(addresses.toSorted());
  for (const { text } of emails) expect(text).toContain('Nová hala 12');

  await page.getByRole('button', { name: 'Vrátiť späť' }).click();
  const notice = page.getByRole('status').filter({ hasText: 'Vrátené späť.' });
  await notice.waitFor();
  expect(await gapBetween(page.getByRole('banner'), notice)).toBeGreaterThan(8);
});

/** The pixels from the bottom of one element to the top of the next. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
}
