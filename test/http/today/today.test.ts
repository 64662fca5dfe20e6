import { expect, test } from 'vitest';
import { storedDocument } from '../../closed-courses.ts';
import { anotherContact } from '../../contact-requests.ts';
import { databaseOf } from '../../database-of.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
const send = (path: string, fields: [string, string][]) => client.send(path, fields, client.staff);

const page = async (path = '/dashboard/dnes') =>
  (await client.read(path, client.staff)).html.replaceAll('\u00A0', ' ');

test('a today item is closed without scripts, focuses the next one, and can be restored', async () => {
  const courses = [await offer(client), await offer(client)];
  const ids: string[] = [];
  for (const { id: courseId } of courses) ids.push((await signUp(client, aSignUp({ courseId }))).id);
  const [first = '', second = ''] = ids;
  expect(await page()).toContain(`id="newSignUps-${first}"`);
  const confirmed = await send('/dashboard/dnes/precitanie', [
    ['kind', 'newSignUps'],
    ['id', first],
    ['dalej', `newSignUps-${second}`],
  ]);
  expect(confirmed.status).toBe(303);
  const location = confirmed.headers.get('Location') ?? '';
  expect(location).toMatch(new RegExp(`#newSignUps-${second}$`));
  const after = await page(location);
  expect(after).toContain('Prihláška je prečítaná.');
  expect(after).not.toContain(`id="newSignUps-${first}"`);
  expect(after).toContain(`id="newSignUps-${second}"`);
  const at = new URL(location, 'http://localhost').searchParams.get('kedy') ?? '';
  const undone = await send('/dashboard/dnes/spat?hotovo=precitane', [['kedy', at]]);
  expect(await page(undone.headers.get('Location') ?? '')).toContain(`id="newSignUps-${first}"`);
});

test('the new sign-ups of all courses are read at once', async () => {
  const courses = [await offer(client), await offer(client)];
  for (const { id: courseId } of courses) await signUp(client, aSignUp({ courseId }));
  const before = (await page()).split('Prečítané všetky prihlášky')[0] ?? '';
  const ids = before.slice(before.lastIndexOf('<form')).matchAll(/name="id" value="([^"]+)"/g);
  const answer = await send(
    '/dashboard/dnes/precitanie',
    [...ids].map(([, id = '']) => ['id', id]),
  );
  const after = await page(answer.headers.get('Location') ?? '');
  expect(after).toContain('prihlášky sú prečítané.');
  expect(after).not.toContain('id="newSignUps-');
});

test('a request that was settled by telephone is closed in Dnes, and can be restored', async () => {
  const sent = await client.request('/api/sendContact', json(anotherContact()));
  const { id } = (await sent.json()) as { id: string };
  const closed = await send('/dashboard/dnes/vybavenie', [['id', id]]);
  const location = closed.headers.get('Location') ?? '';
  expect(await page(location)).toContain('Dopyt je vybavený.');
  expect(await page()).not.toContain(`id="newRequests-${id}"`);
  const at = new URL(location, 'http://localhost').searchParams.get('kedy') ?? '';
  await send('/dashboard/dnes/spat?hotovo=vybavene', [['kedy', at]]);
  expect(await page()).toContain(`id="newRequests-${id}"`);
});

test('a postponed today item shows until when and by whom, and is restored by one button', async () => {
  const { id: courseId } = await offer(client);
  const { id } = await signUp(client, aSignUp({ courseId }));
  const item: [string, string][] = [
    ['kind', 'newSignUps'],
    ['id', id],
  ];
  expect((await send('/dashboard/dnes/odlozenie', [...item, ['do', '1.1.2099']])).status).toBe(302);
  const address = `/dashboard/dnes/odlozenie?${new URLSearchParams(item)}`;
  const refused = await send(address, [...item, ['do', '30.2.2027']]);
  expect(refused.status).toBe(422);
  expect((await readDocument(refused)).html).toContain('30.2.2027');
  const tomorrow = Temporal.Now.plainDateISO('Europe/Bratislava').add({ days: 2 }).toString();
  expect((await send('/dashboard/dnes/odlozenie', [...item, ['do', tomorrow]])).status).toBe(303);
  const html = await page();
  expect(html).not.toContain(`id="newSignUps-${id}"`);
  expect(html).toContain('odložil(a)');
  expect((await send('/dashboard/dnes/vratenie', item)).status).toBe(303);
  expect(await page()).toContain(`id="newSignUps-${id}"`);
});

test('a form about an unknown kind of today item changes nothing', async () => {
  for (const act of ['odlozenie', 'hotovo', 'vratenie'])
    expect((await send(`/dashboard/dnes/${act}`, [['kind', 'constructor']])).headers.get('Location')).toBe(
      '/dashboard/dnes',
    );
});

test('a today item that is closed or unknown cannot be postponed', async () => {
  const things: [string, string][] = [
    ['kind', 'newSignUps'],
    ['id', 'neznama'],
    ['id', '\u001b[31m'],
    ['do', Temporal.Now.plainDateISO('Europe/Bratislava').add({ days: 2 }).toString()],
  ];
  const { headers } = await send('/dashboard/dnes/odlozenie', things);
  expect(await page(headers.get('Location') ?? '')).toContain('Nič sa nezmenilo.');
  const stored = client.app.db.selectFrom('postponement').select('nounId').where('nounId', 'like', '%31m');
  expect(await stored.execute()).toEqual([]);
});

test.each(['/dashboard/dnes/precitanie/', '/Dashboard/DNES/Precitanie', '/dashboard/dnes/%70recitanie'])(
  'a button of Dnes whose address is written as %s does what it says',
  async (path) => {
    const { id: courseId } = await offer(client);
    const { id } = await signUp(client, aSignUp({ courseId }));
    expect((await send(path, [['id', id]])).status).toBe(303);
    expect(await page()).not.toContain(`id="newSignUps-${id}"`);
  },
);

test.each(['/dashboard/dnes/spat/', '/Dashboard/DNES/Spat', '/dashboard/%64nes/spat'])(
  'the undo whose address is written as %s leads back to its list',
  async (path) => {
    const answer = await send(path, [['kedy', '2026-11-20T11:00:00.000Z']]);
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/dnes\?/),
    ]);
  },
);

test('a term of one person of a company says whose it is', async () => {
  const { participantIds } = await storedDocument(client.app);
  await databaseOf(client.app)
    .updateTable('result')
    .set({ since: '2026-12-24' })
    .where('id', 'in', participantIds)
    .execute();
  expect((await client.read('/dashboard/dnes', client.staff)).text).toContain('Žofia Ľuptáková 1');
});

test('of a kind without a list of its own all items are on a page of that kind alone, and are closed there', async () => {
  await Promise.all(Array.from({ length: 23 }, () => offer(client, { date: '2026-11-25', lecturerId: null })));
  const itemsOn = (html: string) => [...html.matchAll(/id="noLecturer-([^"]+)"/g)].map(([, id = '']) => id);
  const all = await page();
  expect(itemsOn(all)).toHaveLength(20);
  const beyond = /<a class="today-beyond" href="(\/dashboard\/dnes\?druh=noLecturer)"/.exec(all)?.[1] ?? '';
  const alone = await page(beyond);
  const waiting = itemsOn(alone);
  expect(waiting.length).toBeGreaterThanOrEqual(23);
  expect(alone).toContain('Zobraziť všetko');
  expect(alone).not.toContain('id="newSignUps');
  const last = waiting.at(-1) ?? '';
  expect(alone).toContain(`/dashboard/dnes/odlozenie?kind=noLecturer&amp;id=${last}&amp;druh=noLecturer`);
  expect(alone).toContain('<input type="hidden" name="druh" value="noLecturer"/>');
  const postponed = await send('/dashboard/dnes/odlozenie', [
    ['kind', 'noLecturer'],
    ['id', last],
    ['druh', 'noLecturer'],
    ['do', '2026-11-24'],
  ]);
  const after = await page(postponed.headers.get('Location') ?? '');
  expect(itemsOn(after)).toEqual(waiting.slice(0, -1));
  const [, undo = ''] = /action="(\/dashboard\/dnes\/spat[^"]*)"/.exec(after) ?? [];
  const at = /name="kedy" value="([^"]+)"/.exec(after)?.[1] ?? '';
  const undone = await send(undo.replaceAll('&amp;', '&'), [['kedy', at]]);
  expect(itemsOn(await page(undone.headers.get('Location') ?? ''))).toEqual(waiting);
  expect(await page('/dashboard/dnes?druh=nic')).not.toContain('Zobraziť všetko');
});
