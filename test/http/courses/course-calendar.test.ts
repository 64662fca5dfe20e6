import { beforeEach, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { type CourseTypeRecord, findCourseType, updateCourseType } from '#server/courses/course-types.ts';
import { JANA } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { json, offer, setUpClient } from '../client.ts';

const SITE = 'https://www.example.sk';
const CALENDAR = '/kurzy-a-skolenia/kalendar.ics';

const client = await setUpClient({ environment: { BASE_URL: SITE } });
beforeEach(async () => {
  await databaseOf(client.app).deleteFrom('course').execute();
});

/** Reads the lines like a calendar program: RFC 5545 folds lines at 75 octets. */
const read = async (query = '') => {
  const answer = await client.request(CALENDAR + query);
  return (await answer.text()).replaceAll('\r\n ', '').split('\r\n');
};
const names = async (query = '') => (await read(query)).filter((line) => line.startsWith('SUMMARY:'));

const save = async (course: CourseWithSeats, over: Partial<CourseWithSeats>) => {
  const answer = await client.request(
    `/updateCourse/${course.id}`,
    json({ ...course, ...over }, client.staff, 'PUT'),
  );
  expect(answer.status).toBe(200);
};

test('the course calendar states what, when and where for calendar programs', async () => {
  const { id } = await offer(client, {
    nameOfCourse: 'Zváranie; základy, prax',
    slug: '/zvaranie',
    dateTo: '2026-12-16',
  });
  const answer = await client.request(CALENDAR);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const lines = await read();
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Kurzy a školenia',
      `UID:${id}@www.example.sk`,
      'SEQUENCE:0',
      'DTSTAMP:20261120T110000Z',
      'DTSTART;VALUE=DATE:20261215',
      'DTEND;VALUE=DATE:20261217',
      'SUMMARY:Zváranie\\; základy\\, prax',
      'DESCRIPTION:Čas: 8.00 – 15.00 h',
      'LOCATION:Príkladná 3\\, Žilina',
      `URL;VALUE=URI:${SITE}/kurzy-a-skolenia/zvaranie`,
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
    ]),
  );
});

test('the course calendar states new hours of a course type at once', async () => {
  await offer(client);
  await read();
  const { id, version, ...type } = (await findCourseType(client.app.db, 'prva-pomoc')) as CourseTypeRecord;
  const change = (hours: string, version: number) =>
    client.app.change(JANA, (change) => updateCourseType(change, id, { ...type, hours }, version));
  await change('10.00 – 12.00 h', version);
  expect(await read()).toContain('DESCRIPTION:Čas: 10.00 – 12.00 h');
  await change(type.hours, version + 1);
});

test('the course calendar has the same bytes for the same courses at any time', async () => {
  await offer(client);
  const first = await read();
  client.wait({ minutes: 7 });
  expect(await read()).toEqual(first);
});

test('a moved course is a newer version of the same calendar event; a hidden or deleted one disappears', async () => {
  const [moved, hidden, deleted] = [await offer(client), await offer(client), await offer(client)];
  await save(moved, { date: '2026-12-18' });
  await save(hidden, { status: 'inactive' });
  await client.request(`/deleteCourse/${deleted.id}`, { method: 'DELETE', headers: client.staff });
  const lines = await read();
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([`UID:${moved.id}@www.example.sk`]);
  expect(lines).toEqual(expect.arrayContaining(['SEQUENCE:1', 'DTSTART;VALUE=DATE:20261218']));
});

test('a course stays in the calendar for thirty days after its last day', async () => {
  await offer(client, { nameOfCourse: 'Pred 30 dňami', date: '2026-10-19', dateTo: '2026-10-21' });
  await offer(client, { nameOfCourse: 'Pred 31 dňami', date: '2026-10-20' });
  expect(await names()).toEqual(['SUMMARY:Pred 30 dňami']);
});

describe('the course calendar', () => {
  beforeEach(async () => {
    await offer(client, { nameOfCourse: 'Pomoc tu', city: 'Žilina', courseTypeId: 'viazac-zeriavnik' });
    await offer(client, { nameOfCourse: 'Pomoc tam', city: 'Bratislava', courseTypeId: 'viazac-zeriavnik' });
    await offer(client, { nameOfCourse: 'Zváranie tu', city: 'Žilina', courseTypeId: 'zvaranie' });
  });

  test.each([
    ['', ['Pomoc tu', 'Pomoc tam', 'Zváranie tu']],
    ['?mesto=%C5%BDilina', ['Pomoc tu', 'Zváranie tu']],
    ['?typ=viazac-zeriavnik', ['Pomoc tu', 'Pomoc tam']],
    ['?typ=viazac-zeriavnik&mesto=Bratislava', ['Pomoc tam']],
    ['?typ=lesenar', []],
    ['?mesto=&typ=', ['Pomoc tu', 'Pomoc tam', 'Zváranie tu']],
  ])('of %s has exactly the matching courses', async (query, expected) => {
    expect(await names(query)).toEqual(expect.arrayContaining(expected.map((name) => `SUMMARY:${name}`)));
    expect(await names(query)).toHaveLength(expected.length);
  });

  test('is named by its city and type regardless of its content', async () => {
    expect(await read('?typ=viazac-zeriavnik&mesto=Bratislava')).toContain(
      'X-WR-CALNAME:Kurzy a školenia – Viazač bremien\\, žeriavnik – Bratislava',
    );
  });

  test.each(['?mesto=zilina', '?mesto=<b>', '?typ=Zvaranie', '?typ=%00'])('of %s does not exist', async (query) => {
    const answer = await client.request(CALENDAR + query);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});

test.each([
  ['/kurzy-a-skolenia', CALENDAR],
  ['/kurzy-a-skolenia?mesto=%C5%BDilina', `${CALENDAR}?mesto=%C5%BDilina`],
])('%s links to the calendar of its courses for people and programs', async (page, calendar) => {
  const { all } = await client.read(page);
  expect(all('a').map(({ attributes }) => attributes.href)).toContain(calendar);
  expect(all('link').map(({ attributes }) => attributes)).toContainEqual(
    expect.objectContaining({ rel: 'alternate', type: 'text/calendar', href: calendar }),
  );
  expect((await client.request(calendar)).status).toBe(200);
});
