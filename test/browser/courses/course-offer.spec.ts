import { expect, test } from 'vitest';
import type { City } from '#domain/courses/course.ts';
import { COURSES_PER_PAGE } from '#domain/courses/course-list.ts';
import { databaseOf } from '../../database-of.ts';
import { axeFindings, expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { setUpSite, site } from '../site-fixture.ts';

setUpSite();

test.each([true, false])(
  'a visitor picks a city, sees its courses and goes back (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await site.visitor({ javaScriptEnabled });
    await page.goto(`${site.url}/kurzy-a-skolenia`);
    if (javaScriptEnabled) await waitForHydration(page);
    await expect.poll(() => page.getByRole('link', { name: /Výber kurzu/ }).count()).toBe(0);
    await page.locator('.city', { hasText: 'Žilina' }).click();
    await page.getByRole('heading', { name: 'Viazač bremien' }).waitFor();
    expect(new URL(page.url()).searchParams.get('mesto')).toBe('Žilina');
    await expect.poll(() => page.getByText('Obsadené', { exact: true }).count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { name: 'Lešenár' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Späť na výber mesta' }).click();
    const chosen = page.locator('.city', { hasText: 'Žilina' });
    await chosen.waitFor();
    await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true');
    await page.getByRole('link', { name: /Výber kurzu/ }).click();
    await page.getByRole('heading', { name: 'Viazač bremien' }).waitFor();
    await page.getByRole('link', { name: /Výber mesta/ }).click();
    await page.locator('.city', { hasText: 'Považská Bystrica' }).click();
    await page.getByRole('heading', { name: 'Bezpečnosť pri zváraní a rezaní' }).waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Obsluha stavebných strojov' }).count()).toBe(0);
  },
);

test.each([true, false])('a visitor pages through the courses of a city (scripts: %s)', async (javaScriptEnabled) => {
  await addManyCourses('Liptovský Mikuláš');
  const page = await site.visitor({ javaScriptEnabled });
  await page.goto(`${site.url}/kurzy-a-skolenia`);
  if (javaScriptEnabled) await waitForHydration(page);
  await page.locator('.city', { hasText: 'Liptovský Mikuláš' }).click();
  const courses = page.locator('.tags .tag');
  const pager = page.getByRole('navigation', { name: 'Stránkovanie' });
  await pager.waitFor();
  await expect.poll(() => courses.count()).toBe(COURSES_PER_PAGE);
  if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
  await pager.getByRole('link', { name: 'Strana 2' }).click();
  await page.waitForURL(/strana=2#ponuka-kurzov$/);
  await expect.poll(() => pager.getByRole('link', { name: 'Strana 2' }).getAttribute('aria-current')).toBe('page');
  await page.getByRole('link', { name: 'Späť na výber mesta' }).click();
  const chosen = page.locator('.city', { hasText: 'Liptovský Mikuláš' });
  await chosen.waitFor();
  await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true');
});

test('the table of all dates fits the window when hours and price are sentences', async () => {
  const terms = {
    hours: '8.00 – 15.00 h, druhý deň 8.00 – 12.00 h',
    price: '49 € bez DPH, od piatich účastníkov z jednej firmy 45 €',
  };
  await databaseOf(site.app).updateTable('course').set(terms).where('id', '=', 'demo-1').execute();
  site.app.announcements.notifyListeners(['courses']);
  const page = await site.visitor({ viewport: { width: 1200, height: 900 } });
  await page.goto(`${site.url}/kurzy-a-skolenia`);
  await page.locator('.dates').getByText(terms.hours).waitFor();
  await expectNoSidewaysScroll(page);
});

/** Adds enough courses for two pages; a second call adds none. */
async function addManyCourses(city: City): Promise<void> {
  const { db, announcements } = site.app;
  const course = await db.selectFrom('course').selectAll().where('status', '=', 'active').executeTakeFirstOrThrow();
  const copies = Array.from({ length: COURSES_PER_PAGE + 3 }, (_, index) => ({
    id: `copy-${index}`,
    slug: `/kopia-${index}`,
  }));
  await databaseOf(site.app)
    .insertInto('course')
    .values(copies.map((copy) => ({ ...course, ...copy, city, date: '2099-05-04', dateTo: null })))
    .onConflict((taken) => taken.column('id').doNothing())
    .execute();
  announcements.notifyListeners(['courses']);
}

test('a city without courses shows a message', async () => {
  await databaseOf(site.app)
    .updateTable('course')
    .set({ status: 'inactive' })
    .where('city', '=', 'Bratislava')
    .execute();
  site.app.announcements.notifyListeners(['courses']);
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia?mesto=Bratislava`);
  await expect.poll(() => page.getByText('Pre zvolené mesto nie sú dostupné žiadne kurzy!').isVisible()).toBe(true);
});

test('the gallery shows 6, 8 and 5 pictures, electrotechnicians first', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/kurzy-a-skolenia`);
  const gallery = page.locator('#galeria');
  const countVisiblePictures = async () => (await gallery.getByRole('img').filter({ visible: true }).all()).length;
  const countPicturesOfSet = async () => gallery.locator('ul:visible img').count();
  await expect.poll(countPicturesOfSet).toBe(6);
  await gallery.getByText('Vysokozdvižné vozíky').click();
  await expect.poll(countPicturesOfSet).toBe(8);
  await gallery.getByText('Prvá pomoc').click();
  await expect.poll(countPicturesOfSet).toBe(5);
  await expect.poll(countVisiblePictures).toBe(5);
  await gallery.locator('ul:visible a').first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/galeria/galeria-pomoc-1.svg');
});

test('the lightbox wraps around in both directions, closes on Escape and returns the focus', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia`);
  await waitForHydration(page);
  const third = page.locator('#galeria ul:visible a').nth(2);
  await third.click();
  const dialog = page.getByRole('dialog', { name: 'Galéria: Elektrotechnici' });
  const counter = dialog.locator('header b');
  const readPosition = async () => ((await counter.textContent()) ?? '').replace(/\s/g, ' ');
  await expect.poll(readPosition).toBe('3 zo 6');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ďalší' }).click();
  await expect.poll(readPosition).toBe('4 zo 6');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(readPosition).toBe('1 zo 6');
  await dialog.getByRole('button', { name: 'Predchádzajúci' }).click();
  await expect.poll(readPosition).toBe('6 zo 6');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await expect.poll(() => third.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('the excerpt of the law opens without scripts and links to the full act', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/kurzy-a-skolenia`);
  const link = page.getByRole('link', { name: 'Úplné znenie zákona' });
  await expect.poll(() => link.isVisible()).toBe(false);
  await page.getByText('Zistite viac').click();
  await expect.poll(() => link.getAttribute('href')).toContain('slov-lex.sk');
});

test('an application form of a course is downloaded under its file name', async () => {
  const page = await site.visitor();
  await page.goto(`${site.url}/kurzy-a-skolenia/kurz-prvej-pomoci-zilina`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Objednávka – kurz prvej pomoci/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('objednavka-prva-pomoc.docx');
});
