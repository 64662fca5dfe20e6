import { beforeAll, expect, test } from 'vitest';
import { aCourse } from '../../builders.ts';
import { axeFindings, expectNoLooseLetters, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

const MONTH = '/dashboard/kalendar?mesiac=2031-03';

setUpSite();
beforeAll(async () => {
  const page = await desk.open();
  const { id: lecturerId } = await site.app.db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
  for (const course of [
    aCourse({ id: 'scaffold', nameOfCourse: 'Lešenár', date: '2031-03-04', dateTo: '2031-03-06', lecturerId }),
    aCourse({ id: 'cranes', nameOfCourse: 'Žeriavnik', date: '2031-03-05', status: 'inactive', room: 'Učebňa 2' }),
  ]) {
    expect((await page.request.post(`${site.url}/createCourse`, { data: course })).status()).toBe(201);
  }
});

test('a course whose lecturer has another one that day is saved with a warning that can be closed', async () => {
  const page = await desk.open('/dashboard/kurzy/cranes?hladat=zeriavnik');
  await page.getByLabel('Lektor').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  const warning = page.getByRole('alert').filter({ hasText: 'Kurz má kolíziu' });
  await warning.waitFor();
  await expect.poll(() => warning.textContent()).toContain('má 05.03.2031 dva kurzy: Lešenár');
  expect(await axeFindings(page)).toEqual([]);
  await warning.getByRole('button', { name: 'Zavrieť' }).click();
  await warning.waitFor({ state: 'detached' });
});

test.each([1440, 1024, 768, 390, 320])('the course calendar passes axe and fits at %i px', async (width) => {
  const page = await desk.visitor({ viewport: { width, height: 900 } });
  await page.goto(site.url + MONTH);
  await waitForHydration(page);
  await expect.poll(() => page.getByText('Lektor má viac kurzov').count()).toBe(2);
  expect(await axeFindings(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectNoLooseLetters(page);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.desk-nav, main :is(ul, a, td, li, span)')]
      .filter((box) => box.clientWidth > 2 && box.scrollWidth > box.clientWidth + 1)
      .map((box) => `${box.tagName} ${box.className} ${box.textContent}`),
  );
  expect(cut).toEqual([]);
});

test('on a phone the calendar lists the courses with their days and is a tab of the courses', async () => {
  const page = await desk.visitor({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  await page.goto(site.url + MONTH);
  const days = page.locator('.month time:visible');
  await expect
    .poll(() => days.allInnerTexts())
    .toEqual(['ut\u00A004.03.2031\u00A0– št\u00A006.03.2031', 'st\u00A005.03.2031']);
  await expect.poll(() => page.getByText('Pondelok', { exact: true }).isVisible()).toBe(false);
  await expect.poll(() => page.locator('.section-tabs [aria-current]').textContent()).toBe('Kalendár');
  await page.locator('.month').getByRole('link', { name: 'Žeriavnik' }).click();
  await page.getByText('Kolízia s iným kurzom').waitFor();
});
