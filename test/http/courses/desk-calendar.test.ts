import { beforeAll, expect, test } from 'vitest';
import type { CourseClash } from '#domain/courses/clash.ts';
import { aCourse } from '../../builders.ts';
import { offer, setUpClient } from '../client.ts';
import { readDocument } from '../document.ts';

const client = await setUpClient();
let lecturerId: string;

beforeAll(async () => {
  const { id } = await client.app.db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
  lecturerId = id;
  const scaffold = { id: 'scaffold', nameOfCourse: 'Lešenár', date: '2026-12-30', dateTo: '2027-01-04', lecturerId };
  await offer(client, { ...scaffold, room: 'Učebňa 2' });
  await offer(client, {
    id: 'cranes',
    nameOfCourse: 'Žeriavnik',
    date: '2027-01-04',
    city: 'Bratislava',
    lecturerId,
  });
  await offer(client, { id: 'hidden', nameOfCourse: 'Zváranie', date: '2026-12-01', status: 'inactive' });
});

const get = (path: string) => client.request(path, { headers: client.staff });
const read = async (path: string) => readDocument(await get(path));
const CLASH = 'má 04.01.2027 dva kurzy: Lešenár (Žilina) a\u00A0Žeriavnik (Bratislava).'.replaceAll('\u00A0', ' ');

test('a month of the desk calendar shows a course once in each of its weeks, with its days', async () => {
  const december = await read('/dashboard/kalendar?mesiac=2026-12');
  expect(december.all('caption')[0]?.text).toBe('Kurzy, ');
  expect(december.all('th').map(({ text }) => text)[0]).toBe('Pondelok');
  const links = december.all('a').filter(({ attributes }) => attributes.href?.endsWith('/obsadenost'));
  expect(links.map(({ text }) => text)).toEqual(['Lešenár', 'Žeriavnik', 'Zváranie', 'Lešenár']);
  expect(december.text).toContain('st 30.12.2026 – po 04.01.2027');
  expect(december.text).toContain('Skrytý');
  expect(december.text.match(/Učebňa 2/g)).toHaveLength(1);
  const january = await read('/dashboard/kalendar?mesiac=2027-01');
  expect(january.text.match(/Učebňa 2/g)).toHaveLength(2);
  expect(january.text).not.toContain('Zváranie');
});

test('links to other months keep the filter of the desk calendar', async () => {
  const page = await read('/dashboard/kalendar?mesiac=2026-12&mesto=Bratislava');
  const links = page.all('a').map(({ attributes }) => attributes.href?.replaceAll('&amp;', '&'));
  for (const query of ['?mesiac=2026-11&mesto=Bratislava', '?mesto=Bratislava', '?mesiac=2027-01&mesto=Bratislava'])
    expect(links).toContain(`/dashboard/kalendar${query}`);
});

test('the desk calendar shows the current month in Bratislava by default, with today marked', async () => {
  const page = await read('/dashboard/kalendar');
  expect(page.title).toBe('Kalendár, november 2026 – správa');
  expect((await read('/dashboard/kalendar?mesiac=2026-13')).title).toBe(page.title);
  await offer(client, { id: 'today', date: '2026-11-20' });
  const marked = (await read('/dashboard/kalendar')).all('td').filter(({ attributes }) => attributes['aria-current']);
  expect(marked).toMatchObject([{ attributes: { 'aria-current': 'date' } }]);
});

test('a month without courses names the next month that has one', async () => {
  const page = await read('/dashboard/kalendar?mesiac=2026-10&lektor=nikto');
  expect(page.text).toContain('V tomto mesiaci nie je žiadny kurz.');
  const narrowed = await read('/dashboard/kalendar?mesiac=2026-11&mesto=Bratislava');
  expect(narrowed.text).toContain('žiadny kurz, ktorý zodpovedá filtru');
  const hrefs = narrowed.all('a').map(({ attributes }) => attributes.href?.replaceAll('&amp;', '&'));
  expect(hrefs).toContain('/dashboard/kalendar?mesiac=2027-01&mesto=Bratislava');
  expect((await read('/dashboard/kalendar?mesiac=2031-01')).text).toContain('Nie je ani v žiadnom ďalšom.');
});

test('a clash of courses is shown above the month, on its day, and on the pages of both courses', async () => {
  const january = await read('/dashboard/kalendar?mesiac=2027-01');
  expect(january.text).toContain('1 kolízia lektorov a miestností');
  expect(january.text).toContain(CLASH);
  expect(january.text.match(/Lektor má viac kurzov/g)).toHaveLength(2);
  // the clash also concerns this course, on a day of the next month
  const december = await read('/dashboard/kalendar?mesiac=2026-12');
  expect(december.text).toContain(CLASH);
  expect(december.text).not.toContain('Lektor má viac kurzov');
  for (const id of ['scaffold', 'cranes']) {
    expect((await read(`/dashboard/kurzy/${id}/obsadenost`)).text).toContain(CLASH);
    const clashes: CourseClash[] = await (await get(`/dashboard/kurzy/${id}/kolizie`)).json();
    expect(clashes).toMatchObject([{ over: 'lecturer', courses: [{ id: 'scaffold' }, { id: 'cranes' }] }]);
  }
  expect((await read('/dashboard/kurzy/hidden/obsadenost')).text).not.toContain('Kolízia');
  expect(await (await get('/dashboard/kurzy/hidden/kolizie')).json()).toEqual([]);
  expect((await get('/dashboard/kurzy/nikdy-nebol/kolizie')).status).toBe(404);
});

test('a plan of several dates shows which of them clash and with which course', async () => {
  const body = new URLSearchParams({
    days: '04.01.2027\n18.01.2027',
    cities: 'Žilina',
    lecturerId,
    status: 'inactive',
  });
  const previewed = async () => {
    const answer = await client.send('/dashboard/typy/lesenar/terminy', body, client.staff);
    return (await readDocument(answer)).text;
  };
  expect((await previewed()).match(/Lektor v tie dni učí iný kurz\./g)).toHaveLength(1);
  await offer(client, { id: 'same', date: '2027-01-18', courseTypeId: 'lesenar' });
  expect(await previewed()).toContain('V tomto meste už taký kurz v tie dni je.');
});

test('a clashing course is saved, and without scripts its page names the other course', async () => {
  const save = async (room: string) => {
    const { attachments: _, ...course } = aCourse({ id: '', slug: '', date: '2026-12-31', room });
    const submitted = Object.entries(course).map(([name, value]): [string, string] => [name, String(value ?? '')]);
    const body = new URLSearchParams(submitted);
    const answer = await client.send('/dashboard/kurzy/novy', body, client.staff);
    return [answer.status, answer.headers.get('Location')];
  };
  expect(await save('Učebňa 3')).toEqual([303, '/dashboard']);
  const [status, location] = await save('ucebna 2');
  expect(status).toBe(303);
  expect(location).toMatch(/^\/dashboard\/kurzy\/.+\/obsadenost$/);
  expect((await read(location as string)).text).toContain('Miestnosť Učebňa 2 (Žilina) má 31.12.2026 dva kurzy');
});
