import { expect, test } from 'vitest';
import { daysLater, formatDay } from '#domain/day.ts';
import { createArticle } from '#server/articles/articles.ts';
import { today } from '#server/clock.ts';
import { readSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { anArticle, JANA } from '../../builders.ts';
import { taughtCourse } from '../../closed-courses.ts';
import { anotherContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { json } from '../../http/client.ts';
import { findCourse, sendSignUp } from '../demo-courses.ts';
import { itemOf, rowOf } from '../desk.ts';
import { waitForHydration } from '../site.ts';
import { desk, mail, setUpSiteWithMail, site } from '../site-fixture.ts';
import { readDocumentedCounts } from './documented-counts.ts';
import { createKeyboardDevice, createTouchDevice } from './input-devices.ts';

// The work of one day from docs/a-day.md: by keyboard at 1440 px, and by touch at 390 px.

const DAYS = [
  {
    how: 'by keyboard at 1440 px',
    width: 1440,
    // separate courses, so that one day does not fill the courses of the other
    open: 'demo-3',
    forCompany: 'demo-8',
    moved: 'demo-5',
    cancelled: 'demo-9',
  },
  {
    how: 'by touch at 390 px',
    width: 390,
    open: 'demo-7',
    forCompany: 'demo-13',
    moved: 'demo-10',
    cancelled: 'demo-11',
  },
] as const;

/** The load slinger course in Žilina, which is full. */
const FULL = 'demo-4';
const ACTS_MAX = 28;
/** The row of docs/a-day.md with the sum of the others. */
const SUM = 'All of it';
const TABLE = [
  'Meno\tPriezvisko\tDátum narodenia',
  ...Array.from({ length: 8 }, (_, index) => `Peter\tPríkladný ${'ABCDEFGH'[index]}\t1${index}.03.1985`),
].join('\n');

setUpSiteWithMail();

test.each(DAYS)('staff complete the work of a day $how', async (day) => {
  const { ids, mistyped, companies } = await createOvernightWork(day);
  const isPhone = day.width === 390;
  const page = await desk.visitor({ viewport: { width: day.width, height: 900 }, hasTouch: isPhone });
  const device = isPhone ? createTouchDevice() : createKeyboardDevice(page);
  const startedAt = performance.now();
  const go = async (path: string) => {
    await page.goto(site.url + path);
    await waitForHydration(page);
  };

  // the sign-ups received overnight are read
  await go('/dashboard/dnes');
  await device.press(page.getByRole('button', { name: 'Prečítané všetky prihlášky' }));
  await expect.poll(() => countUnread(ids.people)).toBe(0);

  // the sign-up for the full course stays on the waiting list until a seat is free
  expect(await statusesOf(ids.waiting)).toEqual(['waiting']);

  // an applicant's mistyped address
  const email = itemOf(page, mistyped);
  await device.fill(email.getByLabel('Nová adresa'), mistyped.replace('preklep', 'spravne'));
  await device.press(email.getByRole('button', { name: 'Opraviť adresu' }));
  await page.getByText('Adresa je opravená, e-mail odchádza.').waitFor();
  await expect.poll(() => recipients()).toContain(mistyped.replace('preklep', 'spravne'));

  // the participants the company sent in a spreadsheet
  await go(`/dashboard/prihlasky/${ids.company}/ucastnici`);
  await device.fill(page.getByLabel('Skopírované riadky'), TABLE);
  await device.press(page.getByRole('button', { name: 'Načítať mená' }));
  await page.getByText('Z tabuľky sme doplnili 8 riadkov.').waitFor();
  await device.press(page.getByRole('button', { name: 'Uložiť mená' }).first());
  // the grid shows the names before they are saved, too
  await page.waitForURL((url) => url.pathname === `/dashboard/prihlasky/${ids.company}`);
  await page.getByText('Príkladný H').first().waitFor();

  // one request is answered, one is assigned with its next step, one is closed
  const [answered = '', taken = '', closed = ''] = companies;
  await go('/dashboard/dnes');
  await device.press(itemOf(page, answered).getByRole('link', { name: 'Odpovedať' }));
  await device.fill(page.getByLabel('Odpoveď *'), 'Dobrý deň,\n\nprídeme v utorok o desiatej.\n\nJana Kováčová');
  await device.press(page.getByRole('button', { name: 'Poslať odpoveď' }));
  await page.getByText('prídeme v utorok o desiatej').first().waitFor();
  await go('/dashboard/dopyty');
  await device.press(page.getByRole('link', { name: taken }));
  await device.fill(page.getByLabel('Ďalší krok'), 'Zavolať kvôli obhliadke');
  await device.fill(page.getByLabel('Dokedy'), formatDay(daysLater(today(site.app), 2)));
  await device.press(page.getByRole('button', { name: 'Uložiť', exact: true }));
  await page.getByText('Zavolať kvôli obhliadke').first().waitFor();
  await page.getByText('rieši Jana').waitFor();
  await go('/dashboard/dnes');
  await device.press(itemOf(page, closed).getByRole('button', { name: 'Vybavený' }));
  await page.getByText('Dopyt je vybavený.').waitFor();

  // a course is moved to another venue, and its participants are notified
  await go('/dashboard');
  const { nameOfCourse } = await findCourse(site, day.moved);
  await device.press(rowOf(page, nameOfCourse).getByRole('link', { name: 'Upraviť' }));
  const dialog = page.getByRole('dialog', { name: 'Úprava kurzu' });
  await device.fill(dialog.getByLabel('Miesto (adresa)'), 'Nová hala 12');
  await device.press(dialog.getByRole('button', { name: 'Uložiť zmeny' }));
  await device.press(dialog.getByRole('button', { name: 'Uložiť zmenu' }));
  await page.getByText('Kurz upravený').waitFor();

  await go(`/dashboard/kurzy/${day.cancelled}/obsadenost`);
  await device.press(page.getByRole('link', { name: 'Zrušiť kurz' }));
  const question = page.getByRole('alertdialog', { name: 'Naozaj chcete zrušiť tento kurz?' });
  // the scripts make the dialog modal and move the focus into it
  await question.locator('[data-first-focus]:focus').waitFor();
  await device.fill(question.getByLabel('Dôvod do e-mailu'), 'Lektor ochorel.');
  await device.press(question.getByRole('button', { name: 'Zrušiť kurz' }));
  await page.getByText('Kurz je zrušený').first().waitFor();

  // the results of yesterday's course are recorded, its documents are issued, and the invoices are prepared
  await go(`/dashboard/kurzy/${ids.taught}/uzavretie`);
  for (const [button, shown] of [
    ['Všetci boli na kurze', /15 bez výsledku/],
    ['Všetci prítomní prospeli', /15 úspešne/],
    ['Uzavrieť kurz', /Na vydanie/],
    ['Vydať 15 dokladov', /Doklady sú vydané/],
  ] as const) {
    await device.press(page.getByRole('button', { name: button }));
    await page.getByText(shown).first().waitFor();
  }
  await go('/dashboard/dnes');
  const taught = itemOf(page, await describeCourse(ids.taught));
  await device.press(taught.getByRole('link', { name: 'Podklady', exact: true }));
  await device.press(page.getByRole('button', { name: 'Odovzdať' }));
  await page.getByText('Podklady (XLSX)').waitFor();

  // an article is scheduled for the next working day
  await go(`/dashboard/clanky/${ids.article}`);
  await device.press(page.getByRole('button', { name: 'Naplánovať' }));
  await page.getByText('Naplánovan').first().waitFor();

  // no item of these courses is left in Dnes
  const countItems = async (text: string) => {
    await go('/dashboard/dnes');
    return [text, await itemOf(page, text).count()];
  };
  const courses = await Promise.all(
    [day.open, day.forCompany, day.moved, day.cancelled, ids.taught].map(describeCourse),
  );
  for (const text of [...courses, ...companies, mistyped])
    await expect.poll(() => countItems(text), { timeout: 15_000 }).toEqual([text, 0]);
  console.log(`A day ${day.how}: ${device.acts} acts, ${Math.round((performance.now() - startedAt) / 1_000)} s`);
  expect(device.acts).toBeLessThanOrEqual(ACTS_MAX);
  const { [SUM]: sum, ...rows } = Object.fromEntries(readDocumentedCounts('Acts'));
  expect([device.acts, Object.values(rows).reduce((one, other) => one + other)]).toEqual([sum, sum]);
});

/** Twelve sign-ups, two of them waiting and one by a company; three requests; a course of yesterday; an article draft. */
async function createOvernightWork({ width, open, forCompany, moved, cancelled }: (typeof DAYS)[number]) {
  const mistyped = `preklep.${width}@example.sk`;
  mail.refuse({ at: 'recipient', code: 550, reason: '5.1.1 User unknown', recipient: mistyped });
  const signUp = async (courseId: string, email: string, over: object = {}) => {
    const person = { firstName: 'Ranný', lastName: `Hosť${email.length}`, ...over };
    const answer = await sendSignUp(site, { courseId, email, ...person });
    return (await answer.json()).id as string;
  };
  const people = [await signUp(open, mistyped)];
  for (let person = 1; person < 6; person += 1) people.push(await signUp(open, `rano.${width}.${person}@example.sk`));
  for (const id of [moved, moved, cancelled]) await signUp(id, `rano.${width}.${Math.random()}@example.sk`);
  const waiting = [
    await signUp(FULL, `caka.${width}.1@example.sk`),
    await signUp(FULL, `caka.${width}.2@example.sk`),
  ];
  const company = { firstName: '', lastName: '', companyName: `Hasiči Vzor ${width}`, numberOfWorkers: '8' };
  const companyId = await signUp(forCompany, `hasici.${width}@example.sk`, company);
  const companies = ['Odpovedaná', 'Vzatá', 'Vybavená'].map((name) => `${name} firma ${width}`);
  for (const name of companies)
    await fetch(
      `${site.url}/api/sendContact`,
      json(anotherContact({ company: name, email: `dopyt.${Math.random()}@example.sk` })),
    );
  const saved = await site.app.change(JANA, (change) => createArticle(change, { fields: anArticle() }));
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  const { course, signUpId } = await taughtCourse(site.app, 15, {
    date: today(site.app),
    slug: `/vcera-${width}`,
    nameOfCourse: `Včerajší kurz ${width}`,
  });
  const yesterday = daysLater(today(site.app), -1);
  const database = databaseOf(site.app);
  await database.updateTable('course').set({ date: yesterday }).where('id', '=', course.id).execute();
  await site.app.change(JANA, (change) => readSignUp(change, signUpId));
  await database.updateTable('signUp').set({ courseDate: yesterday }).where('id', '=', signUpId).execute();
  const failed = site.app.db.selectFrom('email').select('id').where('recipient', '=', mistyped);
  await expect.poll(() => failed.where('status', '=', 'failed').execute()).toHaveLength(1);
  return {
    ids: { people, waiting, company: companyId, article: saved.article.id, taught: course.id },
    mistyped,
    companies,
  };
}

/** The course in the words of Dnes. */
async function describeCourse(id: string): Promise<string> {
  const { nameOfCourse, city, date } = await findCourse(site, id);
  return `${nameOfCourse}, ${city}, ${formatDay(date)}`;
}

function recipients(): (string | undefined)[] {
  return mail.emails.map(({ recipient }) => recipient);
}

/** The distinct statuses of these sign-ups. */
async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const signUps = await site.app.db.selectFrom('signUp').select('status').where('id', 'in', ids).execute();
  return [...new Set(signUps.map(({ status }) => status))];
}

async function countUnread(ids: readonly string[]): Promise<number> {
  const unread = site.app.db.selectFrom('signUp').select('id').where('id', 'in', ids).where('reviewedAt', 'is', null);
  return (await unread.execute()).length;
}
