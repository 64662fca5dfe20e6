import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const logged: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void logged.push(line) });
const client = await setUpClient({ parts: { log } });
beforeAll(async () => {
  for (let index = 0; index < 7; index += 1) {
    await offer(client, { id: `scaffold-${index}`, nameOfCourse: `Lešenár ${index}`, date: '2026-12-30' });
  }
});

const get = (path: string) => client.request(path, { headers: client.staff });
const read = async (question: string) =>
  readDocument(await get(`/dashboard/hladanie?${new URLSearchParams({ q: question })}`));

test('desk search without scripts shows highlighted matches and links to the rest', async () => {
  const page = await read('lesenar');
  expect(page.html).toContain('<mark>Lešenár</mark>');
  const hrefs = page.all('a').map(({ attributes }) => attributes.href);
  expect(hrefs.filter((href) => href?.startsWith('/dashboard/kurzy/scaffold-'))).toHaveLength(5);
  expect(hrefs).toContain('/dashboard?hladat=lesenar');
  expect(page.text).toContain('Všetky výsledky v Kurzoch (7)');
  const [field] = page.all('input').filter(({ attributes }) => attributes['aria-keyshortcuts'] === '/');
  expect(field?.attributes).toMatchObject({ type: 'search', name: 'q', value: 'lesenar' });
});

test.each([
  ['', 'Čo hľadáte?'],
  ['č', 'Napíšte aspoň tri písmená alebo číslice'],
  ['%', 'Napíšte aspoň tri písmená alebo číslice'],
  ['NEAR(xyz, 2)', 'sme nič nenašli'],
  ['"xyz" OR -*', 'sme nič nenašli'],
  ['x'.repeat(300), 'Hľadali sme podľa prvých 200 znakov.'],
  ['xyz\uD800', 'sme nič nenašli'],
])('desk search for %j answers without an error', async (question, answer) => {
  expect((await read(question)).text.replaceAll('\u00A0', ' ')).toContain(answer);
});

test('the search field of the desk gets the shown results uncached', async () => {
  const answer = await get('/dashboard/hladanie/vysledky?q=lesenar');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  const [courses] = await answer.json();
  expect(courses).toMatchObject({ title: 'Kurzy', lists: [{ path: '/dashboard?hladat=lesenar' }] });
  expect(courses.results[0]).toMatchObject({
    name: [{ text: 'Lešenár', isMatch: true }, { isMatch: false }],
    badge: { look: 'on', label: 'Aktívny' },
  });
});

test('the log contains no desk search text', async () => {
  await read('tajomstvo');
  await get('/dashboard/hladanie/vysledky?q=tajomstvo');
  expect(logged.join('')).toContain('/dashboard/hladanie');
  expect(logged.join('')).not.toContain('tajomstvo');
});
