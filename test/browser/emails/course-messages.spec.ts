import { expect, test } from 'vitest';
import { formatDay } from '#domain/day.ts';
import { today } from '#server/clock.ts';
import { countClicks } from '../clicks.ts';
import { findCourse, sendSignUp } from '../demo-courses.ts';
import { waitForHydration } from '../site.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

/** Drivers in Bratislava, a course without sign-ups. */
const COURSE = 'demo-9';
const PEOPLE = [
  { firstName: 'Adam', lastName: 'Prvý', email: 'adam@example.sk' },
  { firstName: 'Beáta', lastName: 'Druhá', email: 'beata@example.sk' },
  { firstName: 'Cyril', lastName: 'Tretí', email: 'cyril@example.sk' },
];

// a fixed clock, so that "today" stays one day in a test that starts before midnight
setUpSite({}, { at: Temporal.Now.instant() });

test('staff email all applicants of a course from a template and find the emails in the email list', async () => {
  for (const person of PEOPLE) {
    expect((await sendSignUp(site, { courseId: COURSE, ...person })).status).toBe(201);
  }
  const { nameOfCourse } = await findCourse(site, COURSE);
  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  const clicks = await countClicks(page);
  await page.goto(`${site.url}/dashboard/sablony`);
  await page.getByRole('link', { name: 'Pridať šablónu' }).click();
  await page.getByLabel('Názov šablóny *').fill('Čo si priniesť');
  await page.getByLabel('Predmet *').fill('Čo si priniesť na kurz');
  await page.getByLabel('Text *').fill('Na kurz {kurz} si prineste občiansky preukaz.\nMáte {počet miest}.');
  await page.getByRole('button', { name: 'Uložiť šablónu' }).click();
  await page.getByRole('row').filter({ hasText: 'Čo si priniesť na kurz' }).waitFor();

  await page.goto(`${site.url}/dashboard/kurzy/${COURSE}/obsadenost`);
  await page.getByRole('link', { name: 'Napísať e-mail' }).click();
  await page.getByLabel('Začať z textu').selectOption('Čo si priniesť');
  await page.getByRole('button', { name: 'Použiť' }).click();
  await page.getByRole('radio', { name: 'Všetkým s miestom – 3 prihlášky, 3 ľudia', checked: true }).waitFor();
  await expect.poll(() => page.getByLabel('Predmet *').inputValue()).toBe('Čo si priniesť na kurz');
  await page.getByLabel('Text *').fill('Na kurz {kurz} si prineste vodičský preukaz.\nMáte {počet miest}.');
  await page.getByRole('button', { name: 'Ukázať e-mail' }).click();
  const email = page.getByTitle('Náhľad e-mailu').contentFrame();
  const paragraph = `Na kurz ${nameOfCourse} si prineste vodičský preukaz.`;
  await email.getByText(paragraph).filter({ visible: true }).waitFor();
  await email.getByText('Máte 1 miesto.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Poslať e-mail' }).click();
  await page.getByText('E-maily odídu o pol minúty.').waitFor();
  expect(clicks.count).toBe(6);

  await page.goto(`${site.url}/dashboard/posta?druh=courseMessage`);
  await waitForHydration(page);
  const rows = page.getByRole('link', { name: /^Čo si priniesť na kurz/ });
  await expectEmailsOfDay(-1, 0);
  await expectEmailsOfDay(0, PEOPLE.length);
  for (const { email } of PEOPLE) await page.getByRole('cell', { name: email, exact: true }).waitFor();

  /** Filters the outbox by the day this many days from today. */
  async function expectEmailsOfDay(days: number, emails: number): Promise<void> {
    const day = formatDay(Temporal.PlainDate.from(today(site.app)).add({ days }).toString());
    await page.getByLabel('Napísané od').fill(day);
    await page.getByLabel('Napísané do').fill(day);
    await page.getByLabel('Napísané do').blur();
    await expect.poll(() => rows.count()).toBe(emails);
  }
});
