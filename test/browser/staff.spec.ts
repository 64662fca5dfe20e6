import type { Cookie, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { databaseOf } from '../database-of.ts';
import { axeFindings, expectNoSidewaysScroll, hydrated, openSite, type Site, STAFF } from './site.ts';

let site: Site;
let session: Cookie[] | undefined;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => {
  expect(site.complaints.splice(0)).toEqual([]);
});

test('a signed-out visitor of the dashboard signs in and lands where they wanted to go', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`${site.url}/dashboard/prihlasky/demo-1`);
  expect(new URL(page.url()).pathname).toBe('/signIn');
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill('nespravne-heslo');
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.getByText('E-mail alebo heslo nesedí. Skúste to znova.').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe(STAFF.email);
  await page.getByLabel('Heslo').fill(STAFF.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.getByRole('heading', { level: 1, name: /Tomáš Cvičný/ }).waitFor();
});

test('after sign-out the user stands on the home page and the dashboard is shut', async () => {
  const page = await site.visitor();
  await signIn(page);
  await page.getByRole('button', { name: /jana/ }).click();
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}/dashboard`);
  expect(new URL(page.url()).pathname).toBe('/signIn');
});

test('staff add a course: it is checked, gets its slug by itself, and is hidden until shown', async () => {
  const page = await signedIn();
  await page.getByRole('link', { name: 'Pridať kurz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  const toast = page.locator('.Toastify__toast--error');
  await toast.waitFor();
  for (const message of ['Názov kurzu je povinný.', 'Mesto je povinné.', 'Dátum od je povinný.']) {
    expect(await toast.textContent()).toContain(message);
  }
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByLabel('Názov kurzu *').fill('Školenie žeriavnikov – ťažké');
  await dialog.getByLabel('Mesto *').selectOption('Považská Bystrica');
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('/skolenie-zeriavnikov-tazke-povazska-bystrica');
  await dialog.getByLabel('Slug').fill('/zeriavnici');
  await dialog.getByLabel('Názov kurzu *').fill('Školenie žeriavnikov');
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('/zeriavnici');
  await dialog.getByLabel('Dátum od *').fill('2030-05-06');
  await dialog.getByLabel('Dátum do').fill('2030-05-07');
  await dialog.getByLabel('Kapacita').fill('8');
  await dialog.getByText('Pridať z katalógu').click();
  await dialog.getByRole('checkbox', { name: /Prihláška – lešenár/ }).check();
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.getByText('Kurz pridaný').waitFor();
  const row = rowOf(page, 'Školenie žeriavnikov');
  expect(await row.textContent()).toContain('06.05.2030 – 07.05.2030');
  expect(await row.textContent()).toContain('Skrytý');
  expect((await fetch(`${site.url}/kurzy-a-skolenia/zeriavnici`)).status).toBe(404);
  await row.getByRole('link', { name: 'Upraviť' }).click();
  const edit = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await edit.getByLabel('Status *').selectOption('active');
  await edit.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz upravený').waitFor();
  const shown = await fetch(`${site.url}/kurzy-a-skolenia/zeriavnici`);
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain('Prihláška – lešenár');
});

test('a duplicate opens filled in, hidden, without a day and with a slug of its own', async () => {
  const page = await signedIn();
  await rowOf(page, 'Viazač bremien').getByRole('link', { name: 'Duplikovať' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  expect(await dialog.getByLabel('Názov kurzu *').inputValue()).toBe('Viazač bremien');
  expect(await dialog.getByLabel('Slug').inputValue()).toBe('/viazac-bremien-zilina-2');
  expect(await dialog.getByLabel('Dátum od *').inputValue()).toBe('');
  expect(await dialog.getByLabel('Status *').inputValue()).toBe('inactive');
  page.once('dialog', (question) => question.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

const slovak = new Intl.Collator('sk');

test('search finds without diacritics, filters narrow, and an empty result says so', async () => {
  const page = await signedIn();
  await page.getByLabel('Hľadať').fill('ZILINA');
  await rowOf(page, 'Viazač bremien').waitFor();
  await expect.poll(() => rowOf(page, 'Lešenár – montáž a demontáž lešenia').count()).toBe(0);
  await page.getByRole('combobox', { name: 'Mesto' }).selectOption('Bratislava');
  await page.getByText('Žiadne kurzy nezodpovedajú filtru.').waitFor();
  await page.getByLabel('Hľadať').fill('');
  await page.getByRole('combobox', { name: 'Zoradenie' }).selectOption({ label: 'Podľa názvu' });
  await expect
    .poll(async () => {
      const names = await page.locator('.rows--courses .course-name b').allTextContents();
      return names.length > 1 && names.every((name, index) => slovak.compare(names[index - 1] ?? '', name) <= 0);
    })
    .toBe(true);
  await page.getByRole('combobox', { name: 'Mesto' }).selectOption('');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('inactive');
  const states = () => page.locator('.rows--courses .badge').allTextContents();
  await expect.poll(states).toEqual(['Skrytý', 'Skrytý']);
});

test('a deleted course is gone, its sign-ups stay', async () => {
  const page = await signedIn();
  await rowOf(page, 'Vodič vysokozdvižného vozíka').getByRole('link', { name: 'Zmazať' }).click();
  const question = page.getByRole('alertdialog', { name: 'Naozaj chcete zmazať tento kurz?' });
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Zmazať kurz' }).click();
  await page.getByText('Kurz zmazaný').waitFor();
  await expect.poll(() => rowOf(page, 'Vodič vysokozdvižného vozíka').count()).toBe(0);
  await page.getByRole('link', { name: 'Prihlášky' }).click();
  await page.getByRole('link', { name: 'Sklad Model s. r. o.' }).click();
  await page.getByText('Kurz bol zmazaný.').waitFor();
});

test('a change that concerns people who signed up is asked about, saved when confirmed, and shown at each sign-up', async () => {
  const page = await signedIn();
  const signUp = await site.app.db
    .selectFrom('signUp')
    .selectAll()
    .where('id', '=', 'demo-3')
    .executeTakeFirstOrThrow();
  const id = signUp.courseId as string;
  const { capacity } = await findCourse(id);
  await page.goto(`${site.url}/dashboard/kurzy/${id}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  const before = await dialog.getByLabel('Dátum od *').inputValue();
  await dialog.getByLabel('Dátum od *').fill('2031-02-03');
  await dialog.getByLabel('Dátum do').fill('2031-02-04');
  await dialog.getByLabel('Kapacita').fill('1');
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  const question = dialog.getByRole('alert').filter({ hasText: 'Zmenu im treba oznámiť' });
  await question.waitFor();
  expect(await question.textContent()).toMatch(/Na kurz (je|sú) prihlásen/);
  expect(await question.textContent()).toMatch(/03\.02\.2031\s–\s04\.02\.2031/);
  expect(await question.textContent()).toMatch(/Kapacita\s1\sje menšia/);
  expect(await findCourse(id)).toMatchObject({ capacity });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Uložiť aj tak' }).click();
  await page.getByText('Kurz upravený').waitFor();
  expect(await findCourse(id)).toMatchObject({ date: '2031-02-03', capacity: 1 });
  await page.goto(`${site.url}/dashboard/prihlasky/${signUp.id}`);
  const told = page.getByText('Prihlásenému sme oznámili:').locator('..');
  expect(await told.textContent()).toContain(before.slice(0, 4));
  // the tests below need its free seats
  await databaseOf(site.app).updateTable('course').set({ capacity }).where('id', '=', id).execute();
});

test('of two people who edit one course the second sees both wordings, and nothing is overwritten', async () => {
  const [page, other] = [await signedIn(), await signedIn()];
  for (const tab of [page, other]) await tab.goto(`${site.url}/dashboard/kurzy/demo-7`);
  for (const tab of [page, other]) await hydrated(tab);
  await other.getByLabel('Cena').fill('59 €');
  await other.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await other.getByText('Kurz upravený').waitFor();
  await page.getByLabel('Cena').fill('61 €');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Kurz medzitým uložil niekto iný.' });
  await conflict.waitFor();
  expect(await conflict.getByRole('row').filter({ hasText: 'Cena' }).textContent()).toContain('61 €59 €');
  expect(await findCourse('demo-7')).toMatchObject({ price: '59 €' });
  expect(await page.getByLabel('Cena').inputValue()).toBe('61 €');
  expect(await axeFindings(page)).toEqual([]);
  await hydrated(page);
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz upravený').waitFor();
  expect(await findCourse('demo-7')).toMatchObject({ price: '61 €' });
  // the refused call is told to whoever looks
  expect(site.complaints.splice(0).join()).toContain('Failed to update course');
});

test('without scripts staff add, change and delete a course, and are asked first', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.context().addCookies(session as Cookie[]);
  await page.goto(`${site.url}/dashboard?mesto=Bratislava`);
  await page.getByRole('link', { name: 'Pridať kurz' }).click();
  await page.getByLabel('Názov kurzu *').fill('Kurz bez skriptov');
  await page.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.getByText('Dátum od je povinný.').waitFor();
  expect(await page.getByLabel('Názov kurzu *').inputValue()).toBe('Kurz bez skriptov');
  await page.getByLabel('Dátum od *').fill('2031-05-06');
  await page.getByLabel('Mesto *').selectOption('Bratislava');
  await page.getByLabel('Status *').selectOption('active');
  await page.getByText('Pridať z katalógu').click();
  await page.getByRole('checkbox', { name: /Prihláška – lešenár/ }).check();
  await page.getByRole('button', { name: 'Pridať kurz' }).click();
  await page.waitForURL('**/dashboard?mesto=Bratislava');
  const row = page.getByRole('row').filter({ hasText: 'Kurz bez skriptov' });
  expect(await row.textContent()).toContain('06.05.2031');
  const shown = await fetch(`${site.url}/kurzy-a-skolenia/kurz-bez-skriptov-bratislava`);
  expect(await shown.text()).toContain('Prihláška – lešenár');
  await page.goto(`${site.url}/dashboard/kurzy/demo-3`);
  await page.getByLabel('Miesto (adresa)').fill('Nová ulica 5');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Zmenu im treba oznámiť').waitFor();
  await page.getByRole('button', { name: 'Uložiť aj tak' }).click();
  await page.waitForURL('**/dashboard');
  expect(await findCourse('demo-3')).toMatchObject({ place: 'Nová ulica 5' });
  await row.getByRole('link', { name: 'Zmazať' }).click();
  await page.getByRole('button', { name: 'Zmazať kurz' }).click();
  await page.waitForURL('**/dashboard');
  expect(await row.count()).toBe(0);
});

test('unsaved changes are asked about, by Zrušiť, by Escape and by Back', async () => {
  const page = await signedIn();
  await rowOf(page, 'Lešenár – montáž a demontáž lešenia').getByRole('link', { name: 'Upraviť' }).click();
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByLabel('Cena').fill('1 €');
  const leave = [
    () => dialog.getByRole('link', { name: 'Zrušiť' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.evaluate(() => history.back()),
  ];
  for (const act of leave) {
    const [question] = await Promise.all([
      page.waitForEvent('dialog').then(async (asked) => {
        await asked.dismiss();
        return asked.message();
      }),
      act(),
    ]);
    expect(question).toContain('nie sú uložené');
    expect(await dialog.getByLabel('Cena').inputValue()).toBe('1 €');
  }
  page.once('dialog', (asked) => asked.accept());
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

test('a list that cannot be read again after a save says so and stays', async () => {
  const page = await signedIn();
  await rowOf(page, 'Lešenár – montáž a demontáž lešenia').getByRole('link', { name: 'Upraviť' }).click();
  await page.route('**/getCourses?*', (route) => route.abort());
  await page.getByLabel('Cena').fill('181 €');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurzy sa nepodarilo aktualizovať').waitFor();
  expect(await rowOf(page, 'Lešenár – montáž a demontáž lešenia').count()).toBe(1);
});

test('a failed save says so, logs the call and loses nothing', async () => {
  const page = await signedIn();
  await page.route('**/updateCourse/**', (route) => route.abort());
  await rowOf(page, 'Lešenár – montáž a demontáž lešenia').getByRole('link', { name: 'Upraviť' }).click();
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByLabel('Cena').fill('180 €');
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await page.getByText('Kurz sa nepodarilo aktualizovať').waitFor();
  expect(await dialog.getByLabel('Cena').inputValue()).toBe('180 €');
  expect(site.complaints.splice(0).join()).toContain('Failed to update course');
});

test('a substitute is refused while the course is full, and gets the seat once one is free', async () => {
  const page = await signedIn();
  await page.goto(`${site.url}/dashboard/prihlasky?stav=waiting`);
  await page.getByRole('link', { name: 'Jana Skúšobná' }).click();
  await page.getByRole('link', { name: 'Potvrdiť prihlášku' }).click();
  await page.getByRole('button', { name: 'Potvrdiť prihlášku' }).click();
  await page.getByText('Najprv uvoľnite miesta alebo zvýšte kapacitu kurzu.').waitFor();
  await page.goto(`${site.url}/dashboard/prihlasky/demo-4/zrusenie`);
  await page.frameLocator('iframe').getByRole('heading', { name: 'Prihláška je zrušená' }).waitFor();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await page.getByText('Zrušená', { exact: true }).first().waitFor();
  await page.goto(`${site.url}/dashboard/prihlasky/demo-5/potvrdenie`);
  await page.getByRole('button', { name: 'Potvrdiť prihlášku' }).click();
  await page.getByText('Potvrdená', { exact: true }).first().waitFor();
  const letters = page.getByRole('row').filter({ hasText: 'jana.skusobna@example.sk' });
  expect(await letters.getByRole('link', { name: 'Miesto potvrdené' }).count()).toBe(1);
  // no mail server is set here: the letter waits, readable
  expect(await letters.textContent()).toContain('Čaká');
});

test('a cancelled sign-up is brought back without scripts, and its list is found again', async () => {
  const { id } = await (await sendSignUp({ firstName: 'Viera', lastName: 'Vrátená' })).json();
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.context().addCookies((await (await signedIn()).context().cookies()) ?? []);
  const list = `${site.url}/dashboard/prihlasky?hladat=vratena+viera`;
  await page.goto(list);
  await page.getByRole('link', { name: 'Viera Vrátená' }).click();
  await page.getByRole('link', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('link', { name: 'Vrátiť prihlášku' }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Miesto máte potvrdené' }).waitFor();
  await page.getByRole('button', { name: 'Vrátiť prihlášku' }).click();
  await page.getByText('Vrátená po zrušení').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/dashboard/prihlasky/${id}`);
  await page
    .getByRole('navigation', { name: 'Omrvinková navigácia' })
    .getByRole('link', { name: 'Prihlášky' })
    .click();
  expect(page.url()).toBe(list);
});

test('long names and addresses overlap nothing, at any width', async () => {
  const { id } = await (
    await sendSignUp({
      companyName: 'Medzinárodnákonzultačnostavebnáaprojektovásspoločnosť Stredoeurópska, spol. s r. o.',
      numberOfWorkers: '3',
      email: `${'bartolomej.podhradsky-'.repeat(2)}nezabudkovicovy@velmi-dlha-domena-jednej-firmy.example.sk`,
      files: [1, 2, 3].map((name) => ({ name: `${name}.pdf`, content: Buffer.from('%PDF-1.7').toString('base64') })),
    })
  ).json();
  const page = await signedIn();
  for (const path of ['/dashboard/prihlasky', `/dashboard/prihlasky/${id}`, `/dashboard/prihlasky/${id}/zrusenie`]) {
    await page.goto(site.url + path);
    for (const width of [1440, 1024, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(td, dd, div, p, h1, label)')]
          .filter((box) => box.clientWidth > 2 && box.scrollWidth > box.clientWidth + 1)
          .map((box) => `${box.tagName} ${box.className}`),
      );
      expect(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('a printed list is its table with the filter in words, and nothing to press', async () => {
  const page = await signedIn();
  await page.emulateMedia({ media: 'print' });
  // a sheet of A4 is as wide as a tablet
  await page.setViewportSize({ width: 794, height: 1123 });
  for (const [path, words] of [
    ['/dashboard/prihlasky?stav=confirmed', 'Výber: Potvrdená'],
    ['/dashboard/dopyty?hladat=penzion', 'Výber: hľadanie „penzion“'],
    ['/dashboard/clanky', 'Bez výberu'],
  ] as const) {
    await page.goto(site.url + path);
    expect(await page.locator('.on-paper').textContent()).toContain(words);
    expect(await page.locator('.on-paper').isVisible()).toBe(true);
    expect(await page.locator('.rows thead').evaluate((head) => getComputedStyle(head).display)).toBe(
      'table-header-group',
    );
    expect(
      await page
        .locator('.rows tbody tr')
        .first()
        .evaluate((row) => getComputedStyle(row).display),
    ).toBe('table-row');
    for (const unprinted of ['.hall', '.desk-top', '.tabs', '.filter-bar', '.btn', '.row-actions']) {
      for (const box of await page.locator(unprinted).all()) expect(await box.isVisible(), unprinted).toBe(false);
    }
    await expectNoSidewaysScroll(page);
  }
});

test('a file somebody sent comes back byte for byte', async () => {
  const content = Buffer.from('%PDF-1.7 obsah prílohy');
  await sendSignUp({
    firstName: 'Soňa',
    lastName: 'Súborová',
    files: [{ name: 'doklad č. 1.pdf', content: content.toString('base64') }],
  });
  const page = await signedIn();
  await page.goto(`${site.url}/dashboard/prihlasky?hladat=suborova`);
  await page.getByRole('link', { name: 'Soňa Súborová' }).click();
  expect(await page.getByText('klient ho neuviedol').isVisible()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /doklad č\. 1\.pdf/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('doklad č. 1.pdf');
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
});

test.each([
  '/dashboard',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky?hladat=nikto',
  '/dashboard/prihlasky/demo-2',
  '/dashboard/prihlasky/demo-1/potvrdenie',
  '/dashboard/prihlasky/demo-7/obnovenie',
])('%s suits axe and a phone', async (path) => {
  const page = await signedIn();
  await page.goto(site.url + path);
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  expect(await axeFindings(page)).toEqual([]);
});

test.each([1440, 768, 390])('a list names each course right of its sign at %i px', async (width) => {
  const page = await signedIn();
  await page.setViewportSize({ width, height: 900 });
  for (const path of ['/dashboard', '/dashboard/prihlasky']) {
    await page.goto(site.url + path);
    const sign = await page.locator('.course-name .sign').first().boundingBox();
    const name = await page.locator('.course-name b').first().boundingBox();
    expect(name?.x).toBeGreaterThanOrEqual((sign?.x ?? Number.NaN) + (sign?.width ?? 0));
  }
  await page.context().close();
});

/** Signs in once: ten sign-ins in ten minutes are too many for one sender. */
async function signedIn(): Promise<Page> {
  const page = await site.visitor({ viewport: { width: 1440, height: 900 } });
  session ??= await signIn(page);
  await page.context().addCookies(session);
  await page.goto(`${site.url}/dashboard`);
  await hydrated(page);
  return page;
}

async function signIn(page: Page): Promise<Cookie[]> {
  await page.goto(`${site.url}/signIn`);
  await page.getByLabel('E-mail').fill(STAFF.email);
  await page.getByLabel('Heslo').fill(STAFF.password);
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click();
  await page.waitForURL('**/dashboard');
  return page.context().cookies();
}

function findCourse(id: string) {
  return site.app.db.selectFrom('course').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Somebody signs up for the first demo course by the call. */
function sendSignUp(fields: object): Promise<Response> {
  return fetch(`${site.url}/api/sendCourse`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      courseId: 'demo-1',
      email: 'sona@example.sk',
      phone: '+421 900 000 080',
      message: 'Text správy.',
      ...fields,
    }),
  });
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
}
