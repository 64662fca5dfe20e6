import { expect, test } from 'vitest';
import { findOwnPath } from '../../own-sign-up.ts';
import { sendSignUp } from '../demo-courses.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

/** The fire watch in Bratislava, a course without sign-ups. */
const COURSE = 'demo-8';
// in the format of a copied spreadsheet; 31 April does not exist
const TABLE = [
  'Meno\tPriezvisko\tDátum narodenia\tE-mail',
  'Peter\tBielik\t12.03.1985\tpeter.bielik@example.sk',
  'Marek\tĎurica\t31.04.1990\t',
  'Štefan\tŽilinčík\t01.12.1978\t',
].join('\n');

setUpSite();

test('a company pastes a table of names and corrects a line, and staff print the attendance list', async () => {
  const company = { companyName: 'Hasiči Vzor s. r. o.', numberOfWorkers: '3', email: 'hasici@example.sk' };
  const { id } = await (await sendSignUp(site, { courseId: COURSE, ...company })).json();
  const visitor = await site.visitor();
  await visitor.goto(site.url + (await findOwnPath(site.app, id)));
  await visitor.getByLabel('Skopírované riadky').fill(TABLE);
  await visitor.getByRole('button', { name: 'Načítať mená' }).click();
  await visitor.getByRole('heading', { level: 1, name: 'Mená z tabuľky' }).waitFor();
  const line = visitor.getByRole('group', { name: '2. účastník' });
  const birthDate = line.getByLabel('Dátum narodenia');
  await expect.poll(() => birthDate.inputValue()).toBe('31.04.1990');
  await expect.poll(() => birthDate.getAttribute('aria-invalid')).toBe('true');
  await birthDate.fill('30.04.1990');
  await visitor.getByRole('button', { name: 'Uložiť mená' }).click();
  await visitor.getByRole('heading', { name: 'Mená sú uložené' }).waitFor();
  await visitor.getByText('Nechýba ani jedno.').waitFor();

  const page = await desk.open(`/dashboard/prihlasky/${id}`);
  const people = page.getByRole('table', { name: 'Účastníci' });
  for (const [name, birthDate] of [
    ['Peter Bielik', '12.03.1985'],
    ['Marek Ďurica', '30.04.1990'],
    ['Štefan Žilinčík', '01.12.1978'],
  ]) {
    await people.getByRole('row').filter({ hasText: name }).filter({ hasText: birthDate }).waitFor();
  }

  await page.goto(`${site.url}/dashboard/kurzy/${COURSE}/obsadenost`);
  // the test browser has no PDF viewer and downloads the file
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Prezenčná listina' }).first().click(),
  ]);
  const chunks = await (await download.createReadStream()).toArray();
  expect(Buffer.concat(chunks).subarray(0, 4).toString('latin1')).toBe('%PDF');
});
