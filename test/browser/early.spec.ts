import type { Cookie, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aContact } from '../contact.ts';
import { hydrated, openSite, type Site, STAFF } from './site.ts';

// What somebody does while a slow connection still holds the scripts back counts like anything else.

let site: Site;
let session: Cookie[];
beforeAll(async () => {
  site = await openSite();
  session = await signIn();
});
afterAll(() => site.close());
afterEach(() => {
  expect(site.complaints.splice(0)).toEqual([]);
});

const COURSE = '/kurzy-a-skolenia/kurz-prvej-pomoci-zilina';

/** Every page with a field and scripts. */
const PAGES = [
  '/kontakt',
  '/kurzy-a-skolenia',
  COURSE,
  '/dashboard',
  '/dashboard/kurzy/novy',
  '/dashboard/kurzy/demo-1',
  '/dashboard/kurzy/demo-1/kopia',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky/demo-5/potvrdenie',
  '/dashboard/prihlasky/demo-1/zrusenie',
  '/dashboard/dopyty',
  '/dashboard/clanky',
  '/dashboard/clanky/novy',
  '/dashboard/clanky/demo-cvicny-poziarny-poplach',
  '/dashboard/podcast/nova',
  '/dashboard/podcast/demo-1',
  '/dashboard/firma',
];

describe.each(PAGES)('%s', (path) => {
  test('keeps what is typed and chosen in each of its fields before its scripts have started', async () => {
    const { page, release } = await visitorWithSlowScripts();
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.getByRole('heading').first().waitFor();
    const typed = await changeEveryField(page);
    expect(Object.keys(typed).length).toBeGreaterThan(0);
    release();
    await hydrated(page);
    await settled(page);
    expect(await valuesOf(page)).toEqual(typed);
    await leave(page);
  });
});

test('a request written before scripts ran is sent as it stands', async () => {
  const { page, release } = await visitorWithSlowScripts();
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
  const { page, release } = await visitorWithSlowScripts();
  await page.goto(site.url + COURSE, { waitUntil: 'commit' });
  await page.getByText('Firma', { exact: true }).click();
  await page.getByLabel('Názov firmy *').fill('Skorá s. r. o.');
  await page.getByLabel('Počet zamestnancov *').fill('2');
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
  await page.getByRole('heading', { name: 'Miesto máte' }).waitFor();
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
  expect(await page.getByLabel('Spoločnosť *').inputValue()).toBe(values.company);
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
  expect(await page.getByLabel('Meno *').inputValue()).toBe('Vratká');
});

test.each([
  ['Pridať kurz', 'Nový kurz'],
  ['Upraviť', 'Úprava kurzu'],
  ['Duplikovať', 'Nový kurz'],
  ['Zmazať', 'Naozaj chcete zmazať tento kurz?'],
])('„%s“ pressed before scripts ran opens „%s“', async (link, title) => {
  const { page, release } = await visitorWithSlowScripts();
  await page.goto(`${site.url}/dashboard?mesto=Žilina`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('heading', { name: title }).waitFor();
  release();
  await hydrated(page);
  expect(await page.getByRole('heading', { name: title }).isVisible()).toBe(true);
  expect(new URL(page.url()).searchParams.get('mesto')).toBe('Žilina');
  await leave(page);
});

test('a filter chosen before scripts ran, or put back by Back, is in force', async () => {
  const { page, release } = await visitorWithSlowScripts();
  await page.goto(`${site.url}/dashboard`, { waitUntil: 'commit' });
  await page.getByLabel('Status').selectOption('inactive');
  release();
  await hydrated(page);
  await page.getByText('2 kurzy', { exact: true }).waitFor();
  await page.waitForURL('**/dashboard?stav=inactive');
  await page.getByRole('link', { name: 'Podcast' }).first().click();
  await page.waitForURL('**/dashboard/podcast');
  await page.goBack();
  await hydrated(page);
  await page.getByText('2 kurzy', { exact: true }).waitFor();
  expect(await page.getByLabel('Status').inputValue()).toBe('inactive');
});

test('the fields show the filter that is in force after Back within the page', async () => {
  const page = await staff();
  await page.goto(`${site.url}/dashboard`);
  await hydrated(page);
  await page.getByLabel('Hľadať').fill('nic take tu nie je');
  await page.getByRole('link', { name: 'Vymazať filtre' }).click();
  await page.getByText('15 kurzov', { exact: true }).waitFor();
  expect(await page.getByLabel('Hľadať').inputValue()).toBe('');
  await page.goBack();
  await page.getByText('Žiadne kurzy nezodpovedajú filtru.').waitFor();
  expect(await page.getByLabel('Hľadať').inputValue()).toBe('nic take tu nie je');
});

test('a course begun before scripts ran gets its slug and is saved by them', async () => {
  const { page, release } = await visitorWithSlowScripts();
  await page.goto(`${site.url}/dashboard/kurzy/novy`, { waitUntil: 'commit' });
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  await dialog.getByLabel('Názov kurzu *').fill('Skorý kurz');
  await dialog.getByLabel('Mesto *').selectOption('Žilina');
  release();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=slug]')?.value !== '');
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('/skory-kurz-zilina');
  await dialog.getByLabel('Dátum od *').fill('2031-05-06');
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.getByText('Kurz pridaný').waitFor();
});

/** A page whose scripts come only when the test lets them. */
async function visitorWithSlowScripts(): Promise<{ page: Page; release(): void }> {
  const page = await staff();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return { page, release: resolve };
}

async function staff(): Promise<Page> {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  await page.context().addCookies(session);
  // leaving a form with changes asks; the tests mean it
  page.on('dialog', (question) => void question.accept().catch(() => undefined));
  return page;
}

async function signIn(): Promise<Cookie[]> {
  const page = await site.visitor();
  await page.goto(`${site.url}/signIn`);
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill(STAFF.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.waitForURL('**/dashboard');
  return page.context().cookies();
}

/** Gives every field a person can reach something else than it has; answers what they hold then. */
async function changeEveryField(page: Page): Promise<Record<string, string>> {
  await page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'main :is(input, select, textarea):not([type=hidden], [type=file], [name=web])',
    );
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
      else if (field.type === 'checkbox') (field as HTMLInputElement).checked = !(field as HTMLInputElement).checked;
      else if (field.type === 'radio') (field as HTMLInputElement).checked = true;
      else if (field.type === 'date') field.value = '2030-01-02';
      else if (field.type === 'time') field.value = '05:06';
      else if (field.type === 'number') field.value = '7';
      else field.value = `skoro ${field.name}`;
    }
  });
  return valuesOf(page);
}

async function valuesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main :is(input, select, textarea):not([type=hidden], [type=file], [name=web])',
    );
    return Object.fromEntries(
      [...fields].map((field, index) => {
        const isTicked = field.type === 'checkbox' || field.type === 'radio';
        return [`${index} ${field.name}`, isTicked ? String(field.checked) : field.value];
      }),
    );
  });
}

/** Two frames later effects have run and what they changed is in the page. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Nobody fills a form in within three seconds; the call says how long it took. */
async function takesLongEnough(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 4_000);
}

async function leave(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

function findSignUp(email: string) {
  return site.app.db.selectFrom('signUp').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}

function findRequest(email: string) {
  return site.app.db.selectFrom('contactRequest').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
}
