import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { daysLater, formatDay } from '#domain/day.ts';
import { today } from '#server/clock.ts';
import { findOpenOffer } from '#server/seat-offers/seat-offers.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { aPhotograph, JANA } from '../../builders.ts';
import { anotherContact } from '../../contact-requests.ts';
import { json } from '../../http/client.ts';
import { countClicks } from '../clicks.ts';
import { findCourse, sendSignUp } from '../demo-courses.ts';
import { itemOf, openMore, rowOf } from '../desk.ts';
import { waitForHydration } from '../site.ts';
import { desk, mail, setUpSiteWithMail, site } from '../site-fixture.ts';
import { readDocumentedCounts } from './documented-counts.ts';

/** How many clicks a task may take; typing and choosing from a list by keyboard do not count. */
const CLICKS_MAX = {
  'A course is held once more': 2,
  'Twelve people sign up': 0,
  'A sign-up is read': 1,
  'A sign-up is cancelled': 3,
  'Somebody on the telephone is found': 1,
  'A file of a sign-up is opened': 2,
  'An e-mail that came back is sent to the right address': 2,
  'The attendance list is printed': 2,
  'Everybody of a course gets an e-mail': 3,
  'People of a course are taken into Excel': 2,
  'A free seat goes to a substitute': 0,
  'Eight names come in a spreadsheet': 4,
  'A course is moved to another day': 3,
  'A course is cancelled': 3,
  'Of three requests one is answered, one taken, one closed': 8,
  'An article is published': 3,
  'An episode is added': 2,
  'The telephone number of the company changes': 2,
  'A colleague is invited': 2,
  'Somebody signs up by telephone': 2,
};

type Task = keyof typeof CLICKS_MAX;

const documented = readDocumentedCounts('Clicks');

setUpSiteWithMail();

test('docs/a-day.md lists the twenty tasks', () => {
  expect([...documented.keys()]).toEqual(Object.keys(CLICKS_MAX));
});

task('A course is held once more', async (begin) => {
  const { nameOfCourse, date } = await findCourse(site, 'demo-6');
  const page = await begin('/dashboard');
  await rowOf(page, nameOfCourse).getByRole('link', { name: 'Duplikovať' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nový kurz' });
  await dialog.getByLabel('Dátum od *').fill(formatDay(daysLater(date, 7)));
  await dialog.getByLabel('Status *').selectOption('active');
  await dialog.getByRole('button', { name: 'Pridať kurz' }).click();
  await waitForMessage(page, 'Kurz pridaný');
});

task('Twelve people sign up', async (begin) => {
  const addresses = Array.from({ length: 12 }, (_, index) => `tucet.${index}@example.sk`);
  for (const [index, email] of addresses.entries())
    await signUp(index % 2 ? 'demo-3' : 'demo-7', { firstName: 'Tucet', lastName: `Číslo ${index}`, email });
  const page = await begin('/dashboard/prihlasky?hladat=tucet');
  await expect.poll(() => page.getByRole('cell', { name: 'Nová' }).count()).toBe(12);
  const emails = site.app.db.selectFrom('email').select('recipient').where('kind', '=', 'signUpConfirmed');
  expect(await emails.where('recipient', 'in', addresses).execute()).toHaveLength(12);
});

task('A sign-up is read', async (begin) => {
  await signUp('demo-5', { firstName: 'Zuzana', lastName: 'Prečítaná', message: 'Príde aj kolega.' });
  const page = await begin('/dashboard/dnes');
  const item = itemOf(page, 'Zuzana Prečítaná');
  await item.getByText('„Príde aj kolega.“').waitFor();
  await item.getByRole('button', { name: 'Prečítané' }).click();
  await waitForMessage(page, 'Prihláška je prečítaná.');
});

task('A sign-up is cancelled', async (begin) => {
  await signUp('demo-5', { firstName: 'Ján', lastName: 'Odrieknutý' });
  const page = await begin('/dashboard/prihlasky');
  await openMore(rowOf(page, 'Ján Odrieknutý'));
  await page.getByRole('link', { name: 'Zrušiť prihlášku' }).click();
  await page.getByRole('button', { name: 'Zrušiť prihlášku' }).click();
  await waitForMessage(page, 'Prihláška je zrušená.');
});

task('Somebody on the telephone is found', async (begin) => {
  const page = await begin('/dashboard/dnes');
  const field = page.getByRole('combobox', { name: 'Hľadať v celej správe' });
  await field.click();
  await field.pressSequentially('vzorovy pe');
  await page.getByRole('listbox', { name: 'Výsledky' }).getByText('Peter Vzorový').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Peter Vzorový' }).waitFor();
});

task('A file of a sign-up is opened', async (begin) => {
  const content = Buffer.from('%PDF-1.7 obsah prílohy').toString('base64');
  await signUp('demo-5', { firstName: 'Soňa', lastName: 'Súborová', files: [{ name: 'doklad.pdf', content }] });
  const page = await begin('/dashboard/prihlasky');
  await page.getByRole('link', { name: 'Soňa Súborová' }).click();
  expect(await downloadFile(page, page.getByRole('link', { name: /doklad\.pdf/ }))).toBe('doklad.pdf');
});

task('An e-mail that came back is sent to the right address', async (begin) => {
  const [mistyped, right] = ['preklep@example.sk', 'spravne@example.sk'];
  mail.refuse({ at: 'recipient', code: 550, reason: '5.1.1 User unknown', recipient: mistyped });
  await signUp('demo-5', { firstName: 'Petra', lastName: 'Preklepnutá', email: mistyped });
  const failed = site.app.db.selectFrom('email').select('id').where('status', '=', 'failed');
  await expect.poll(() => failed.execute()).toHaveLength(1);
  const page = await begin('/dashboard/dnes');
  const item = itemOf(page, mistyped);
  await item.getByLabel('Nová adresa').fill(right);
  await item.getByRole('button', { name: 'Opraviť adresu' }).click();
  await waitForMessage(page, 'Adresa je opravená, e-mail odchádza.');
  await expect.poll(() => mail.emails.map(({ recipient }) => recipient)).toContain(right);
});

task('The attendance list is printed', async (begin) => {
  const page = await begin('/dashboard');
  await openCourse(page, 'demo-1');
  // the test browser has no PDF viewer and downloads the file
  expect(await downloadFile(page, page.getByRole('link', { name: 'Prezenčná listina' }).first())).toMatch(/\.pdf$/);
});

task('Everybody of a course gets an e-mail', async (begin) => {
  const page = await begin('/dashboard');
  await openCourse(page, 'demo-1');
  await page.getByRole('link', { name: 'Napísať e-mail' }).click();
  await page.getByLabel('Predmet *').fill('Čo si priniesť');
  await page.getByLabel('Text *').fill('Na kurz {kurz} si prineste občiansky preukaz.');
  await page.getByRole('button', { name: 'Poslať e-mail' }).click();
  await waitForMessage(page, 'E-maily odídu o pol minúty.');
});

task('People of a course are taken into Excel', async (begin) => {
  const page = await begin('/dashboard');
  await openCourse(page, 'demo-1');
  expect(await downloadFile(page, page.getByRole('link', { name: 'XLSX' }))).toMatch(/\.xlsx$/);
});

task('A free seat goes to a substitute', async (begin) => {
  await site.app.change(JANA, (change) => cancelSignUp(change, 'demo-4', { sendEmail: true }));
  await expect.poll(() => findOpenOffer(site.app.db, 'demo-5')).toBeDefined();
  const page = await begin('/dashboard/kurzy/demo-4/obsadenost');
  await page.getByRole('row').filter({ hasText: 'Jana Skúšobná' }).getByText('Ponúknuté miesto').waitFor();
});

task('Eight names come in a spreadsheet', async (begin) => {
  await signUp('demo-8', { companyName: 'Hasiči Vzor', numberOfWorkers: '8' });
  const people = Array.from('ABCDEFGH', (email, index) => `Peter\tPríkladný ${email}\t1${index}.03.1985`);
  const page = await begin('/dashboard/prihlasky');
  await page.getByRole('link', { name: 'Hasiči Vzor' }).click();
  await page.getByRole('link', { name: 'Doplniť mená' }).click();
  await page.getByLabel('Skopírované riadky').fill(['Meno\tPriezvisko\tDátum narodenia', ...people].join('\n'));
  await page.getByRole('button', { name: 'Načítať mená' }).click();
  await page.getByText('Z tabuľky sme doplnili 8 riadkov.').waitFor();
  await page.getByRole('button', { name: 'Uložiť mená' }).click();
  await waitForMessage(page, 'Hotovo: mená účastníkov doplnené.');
});

task('A course is moved to another day', async (begin) => {
  const { nameOfCourse, date } = await findCourse(site, 'demo-9');
  await signUp('demo-9', { firstName: 'Viera', lastName: 'Presunutá' });
  const page = await begin('/dashboard');
  await rowOf(page, nameOfCourse).getByRole('link', { name: 'Upraviť' }).click();
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await dialog.getByLabel('Dátum od *').fill(formatDay(daysLater(date, 7)));
  await dialog.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await dialog.getByRole('alert').filter({ hasText: 'Poslať e-mail' }).waitFor();
  await dialog.getByRole('button', { name: 'Uložiť zmenu' }).click();
  await waitForMessage(page, 'Kurz upravený');
});

task('A course is cancelled', async (begin) => {
  await signUp('demo-11', { firstName: 'Viera', lastName: 'Dotknutá' });
  const page = await begin('/dashboard');
  await openCourse(page, 'demo-11');
  await page.getByRole('link', { name: 'Zrušiť kurz' }).click();
  const question = page.getByRole('alertdialog', { name: 'Naozaj chcete zrušiť tento kurz?' });
  await question.getByLabel('Dôvod do e-mailu').fill('Lektor ochorel.');
  await question.getByRole('button', { name: 'Zrušiť kurz' }).click();
  await waitForMessage(page, 'Kurz je zrušený, aj s prihláškami.');
});

task('Of three requests one is answered, one taken, one closed', async (begin) => {
  for (const company of ['Odpovedaná firma', 'Prevzatá firma', 'Vybavená firma'])
    await fetch(`${site.url}/api/sendContact`, json(anotherContact({ company })));

  const page = await begin('/dashboard/dopyty');
  await page.getByRole('link', { name: 'Odpovedaná firma' }).click();
  await page.getByRole('link', { name: 'Odpovedať' }).click();
  await page.getByLabel('Odpoveď *').fill('Dobrý deň,\n\nprídeme v utorok o desiatej.\n\nJana Kováčová');
  await page.getByRole('button', { name: 'Poslať odpoveď' }).click();
  await waitForMessage(page, 'Odpoveď odíde o pol minúty.');

  await begin('/dashboard/dopyty');
  await page.getByRole('link', { name: 'Prevzatá firma' }).click();
  await page.getByLabel('Ďalší krok').fill('Zavolať kvôli obhliadke');
  await page.getByLabel('Dokedy').fill(formatDay(daysLater(today(site.app), 2)));
  await page.getByRole('button', { name: 'Uložiť', exact: true }).click();
  await waitForMessage(page, 'ďalší krok naplánovaný');

  await begin('/dashboard/dopyty');
  await page.getByRole('link', { name: 'Vybavená firma' }).click();
  await page.getByRole('button', { name: 'Označiť ako vybavený' }).click();
  await waitForMessage(page, 'Dopyt je vybavený.');
});

task('An article is published', async (begin) => {
  const { name, bytes } = await aPhotograph();
  const page = await begin('/dashboard/clanky');
  await page.getByRole('link', { name: 'Nový článok' }).click();
  await page.getByLabel('Názov *').fill('Zábradlie, ktoré vydrží');
  await page.locator('[name="content"]').fill('Skúste ním zatriasť.');
  const [choice] = await Promise.all([page.waitForEvent('filechooser'), page.getByLabel('Súbor').click()]);
  await choice.setFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await page.getByLabel('Vymeniť obrázok').waitFor();
  await page.locator('[name="alt"]').fill('Zábradlie na rampe');
  await page.getByLabel('Krátky popis').fill('Tri skúšky bez náradia.');
  await page.getByRole('button', { name: 'Zverejniť' }).click();
  await waitForMessage(page, 'Článok je zverejnený');
});

task('An episode is added', async (begin) => {
  const page = await begin('/dashboard/podcast');
  await page.getByRole('link', { name: 'Pridať epizódu' }).click();
  await page.getByLabel('Dĺžka v minútach').fill('3');
  await page.getByLabel('Názov *').fill('Kľúč od hydrantu');
  await page.getByLabel('O čom epizóda je').fill('Kde visí a kto o ňom vie.');
  await page.getByLabel('Podcastová platforma').fill('https://podcast.example.sk/5');
  await page.getByLabel('Videoplatforma').fill('https://video.example.sk/5');
  await page.getByRole('button', { name: 'Uložiť epizódu' }).click();
  await waitForMessage(page, 'Hotovo: epizóda pridaná.');
});

task('The telephone number of the company changes', async (begin) => {
  const page = await begin('/dashboard/dnes');
  await page.getByRole('link', { name: 'Nastavenia', exact: true }).click();
  await page.locator('[name="phone"]').fill('+421 900 111 222');
  await page.getByRole('button', { name: 'Uložiť zmeny' }).click();
  await waitForMessage(page, 'Hotovo: údaje firmy upravené.');
});

task('A colleague is invited', async (begin) => {
  const page = await begin('/dashboard/ludia');
  await page.getByRole('link', { name: 'Pozvať človeka' }).click();
  await page.getByLabel('Meno a priezvisko').fill('Marek Vlk');
  await page.getByLabel('E-mail').fill('marek.vlk@example.sk');
  await page.getByRole('button', { name: 'Poslať pozvánku' }).click();
  await waitForMessage(page, 'Hotovo: pozvánka vytvorená.');
});

task('Somebody signs up by telephone', async (begin) => {
  const page = await begin('/dashboard/prihlasky');
  await page.getByRole('link', { name: 'Pridať prihlášku' }).click();
  await page.getByLabel('Termín *').selectOption('demo-10');
  await page.getByLabel('Meno *', { exact: true }).fill('Tomáš');
  await page.getByLabel('Priezvisko *').fill('Telefónny');
  await page.getByLabel('Telefón', { exact: true }).fill('+421 900 000 099');
  await page.getByRole('button', { name: 'Uložiť prihlášku' }).click();
  await waitForMessage(page, 'Hotovo: prihláška zapísaná v správe.');
});

/** A task on a new page: its clicks must not exceed the maximum and must equal the documented number. */
function task(name: Task, work: (begin: (path: string) => Promise<Page>) => Promise<void>): void {
  test(name, async () => {
    const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
    const clicks = await countClicks(page);
    await work(async (path) => {
      await page.goto(site.url + path);
      await waitForHydration(page);
      return page;
    });
    expect(clicks.count).toBeLessThanOrEqual(CLICKS_MAX[name]);
    expect(clicks.count, 'docs/a-day.md').toBe(documented.get(name));
  });
}

/** Signs up a different person each time. */
async function signUp(courseId: string, fields: object): Promise<void> {
  signedUp += 1;
  const email = `prihlaska.${signedUp}@example.sk`;
  expect((await sendSignUp(site, { courseId, email, ...fields })).status).toBe(201);
}

let signedUp = 0;

/** Opens the page of a course from the list. */
async function openCourse(page: Page, id: string): Promise<void> {
  const { nameOfCourse } = await findCourse(site, id);
  await rowOf(page, nameOfCourse)
    .getByRole('link', { name: /^obsadené/ })
    .click();
}

/** Clicks a download link; returns the suggested file name. */
async function downloadFile(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return download.suggestedFilename();
}

/** Waits until the desk confirms an action in a notice of the page or in a toast. */
async function waitForMessage(page: Page, message: string): Promise<void> {
  await page.locator('.desk-notice, .undo, .Toastify__toast').filter({ hasText: message }).first().waitFor();
}
