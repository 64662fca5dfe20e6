import { expect, test } from 'vitest';
import { findOwnPath } from '../../own-sign-up.ts';
import { sendSignUp } from '../demo-courses.ts';
import { desk, setUpSite, site } from '../site-fixture.ts';

setUpSite();

test('an applicant answers after the course without scripts, and staff find the answer in Dnes and in the list', async () => {
  const sent = await sendSignUp(site, { firstName: 'Tomáš', lastName: 'Skúmavý', consent: true });
  const { id } = await sent.json();
  const { courseDate, courseDateTo, status } = await site.app.db
    .selectFrom('signUp')
    .select(['courseDate', 'courseDateTo', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('confirmed');
  const end = Temporal.Instant.from(`${courseDateTo ?? courseDate}T23:00:00Z`);
  site.setClockAhead({ hours: 1 + site.app.now().until(end, { largestUnit: 'hour' }).hours });
  const visitor = await site.visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await visitor.goto(site.url + (await findOwnPath(site.app, id)));
  await visitor.getByRole('radio', { name: '3', exact: true }).check();
  await visitor.getByLabel('Prečo? Stačí veta.').fill('V učebni bola zima.');
  site.passTime({ minutes: 1 });
  await visitor.getByRole('button', { name: 'Odoslať odpoveď' }).click();
  await visitor.getByRole('heading', { name: 'Ďakujeme za odpoveď' }).waitFor();
  expect(new URL(visitor.url()).hash).toBe('#spatna-vazba');

  const page = await desk.visitor({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${site.url}/dashboard/dnes`);
  const item = page.getByRole('listitem').filter({ hasText: 'Tomáš Skúmavý: 3 z 10' });
  await item.getByText('„V učebni bola zima.“').waitFor();
  await item.getByRole('button', { name: 'Vybavené' }).click();
  await item.waitFor({ state: 'detached' });
  await page.goto(`${site.url}/dashboard/spatna-vazba?stav=low`);
  const row = page.getByRole('row').filter({ hasText: 'Tomáš Skúmavý' });
  await row.getByText('V učebni bola zima.').waitFor();
  await row.getByRole('link', { name: 'Tomáš Skúmavý' }).click();
  await page.getByRole('heading', { level: 1, name: /Tomáš Skúmavý/ }).waitFor();
  await page.getByText('Spätná väzba prijatá').waitFor();
});
