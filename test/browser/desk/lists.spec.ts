import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { sendSignUp } from '../demo-courses.ts';
import { expectNoSidewaysScroll, waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

const LISTS: [path: string, field: string, choice: string, query: string][] = [
  ['/dashboard', 'Status', 'Skrytý', 'stav=inactive'],
  ['/dashboard/cakajuci', 'Mesto', 'Žilina', 'mesto=Žilina'],
  ['/dashboard/prihlasky', 'Mesto', 'Žilina', 'mesto=Žilina'],
  ['/dashboard/dopyty', 'Rieši', 'Nikto', 'riesi=nikto'],
  ['/dashboard/posta', 'Týka sa', 'Dopyty', 'tyka=contactRequest'],
  ['/dashboard/kalendar', 'Mesto', 'Žilina', 'mesto=Žilina'],
  ['/dashboard/zaznam', 'Kde', 'Kurz', 'kde=course'],
  ['/dashboard/klienti', 'Zoradenie', 'Naposledy sa ozvali', 'zoradenie=recent'],
];

async function open(path: string): Promise<Page> {
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(site.url + path);
  await waitForHydration(page);
  return page;
}

const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

test.each(LISTS)(
  'the filter of %s applies as it changes, in the same document',
  async (path, field, choice, query) => {
    const page = await open(path);
    const main = page.getByRole('main');
    await expect.poll(() => main.getByRole('button', { name: /Filtrovať|Hľadať/ }).count()).toBe(0);
    const read: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (request.resourceType() === 'document') read.push(pathname);
      if (pathname.endsWith('.data')) read.push(...(searchParams.get('_routes') ?? 'all').split(','));
    });
    await main.getByRole('combobox', { name: field, exact: true }).selectOption(choice);
    await expect.poll(() => queryOf(page)).toContain(query);
    for (const one of [path, 'all', 'desk/desk']) expect(read).not.toContain(one);
    await page.context().close();
  },
);

test('a search is kept by a tab, and „Vymazať filtre“ empties its field', async () => {
  const page = await open('/dashboard/cakajuci');
  const search = page.getByRole('main').getByLabel('Hľadať');
  await search.pressSequentially('nikto taký', { delay: 5 });
  await page.getByRole('heading', { name: 'Tomuto filtru nezodpovedá nikto' }).waitFor();
  await page.getByText('Výber: hľadanie „nikto taký“.').waitFor();
  await page
    .getByRole('navigation', { name: 'Stav čakajúcich' })
    .getByRole('link', { name: /Vyradení/ })
    .click();
  await page.waitForURL('**/dashboard/cakajuci?stav=ended&hladat=*');
  await expect.poll(() => search.inputValue()).toBe('nikto taký');
  await page.getByRole('link', { name: 'Vymazať filtre' }).click();
  await page.waitForURL('**/dashboard/cakajuci');
  await expect.poll(() => search.inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => search.inputValue()).toBe('nikto taký');
  await page.context().close();
});

test('without scripts the filter is a form with a button', async () => {
  const page = await desk.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/cakajuci?stav=waiting`);
  await page.getByRole('main').getByLabel('Mesto').selectOption('Žilina');
  await page.getByRole('button', { name: 'Filtrovať' }).click();
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toMatchObject({
      stav: 'waiting',
      mesto: 'Žilina',
    });
  await page.context().close();
});

test('a session that has ended leads from a changed filter to the sign-in page', async () => {
  const page = await open('/dashboard/cakajuci');
  await page.context().clearCookies();
  await page.getByRole('main').getByLabel('Mesto').selectOption('Žilina');
  await page.getByRole('heading', { name: 'Prihlásenie' }).waitFor();
  expect(new URL(page.url()).searchParams.get('dalej')).toBe('/dashboard/cakajuci?mesto=%C5%BDilina');
  await page.context().close();
});

test('a list has all its rows as a document, from another section and after Back', async () => {
  for (let index = 1; index <= 14; index += 1) {
    const person = { firstName: 'Osoba', lastName: `Číslo ${index}`, email: `osoba.${index}@example.sk` };
    await sendSignUp(site, { ...person, courseId: 'demo-3' });
  }
  const page = await open('/dashboard/prihlasky');
  const rows = page.getByRole('main').getByRole('row');
  const count = await rows.count();
  expect(count).toBeGreaterThan(14);
  const sections = page.getByRole('navigation', { name: 'Sekcie správy' });
  await sections.getByRole('link', { name: 'Klienti' }).click();
  await page.getByRole('heading', { level: 1, name: 'Klienti' }).waitFor();
  await sections.getByRole('link', { name: /^Prihlášky/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Prihlášky' }).waitFor();
  await expect.poll(() => rows.count()).toBe(count);
  await rows.last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  // a press by the mouse would scroll to the link
  await sections.getByRole('link', { name: 'Klienti' }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'Klienti' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Prihlášky' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
  await expect.poll(() => rows.count()).toBe(count);
  await page.context().close();
});

test('a list without a connection says that the server has not answered, and is there again with one', async () => {
  const page = await open('/dashboard/prihlasky');
  await page.context().setOffline(true);
  await page.getByRole('combobox', { name: 'Mesto', exact: true }).selectOption('Žilina');
  await page.getByRole('heading', { name: 'Server neodpovedal' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Späť do sekcie Prihlášky' }).click();
  await page.getByRole('heading', { name: 'Prihlášky', level: 1 }).waitFor();
  await page.context().close();
});

test('no list is wider than the window, however long a word somebody has typed', async () => {
  const db = databaseOf(site.app);
  const word = 'Neobhospodarovateľnosť'.repeat(9);
  await db.updateTable('contactRequest').set({ prevadzky: word }).execute();
  await db.updateTable('emailTemplate').set({ subject: word }).execute();
  await db.updateTable('courseType').set({ hours: word }).execute();
  const page = await open('/dashboard/dopyty');
  for (const path of ['/dashboard/dopyty', '/dashboard/sablony', '/dashboard/typy']) {
    await page.goto(site.url + path);
    await expectNoSidewaysScroll(page);
  }
  await page.context().close();
});
