import { beforeAll, describe, expect, test } from 'vitest';
import { ROWS_PER_PAGE } from '#domain/paging.ts';
import { aCourse } from '../../builders.ts';
import { aSignUp, offer, setUpClient, signUp } from '../client.ts';

const COURSES = ROWS_PER_PAGE + 2;

const client = await setUpClient();
beforeAll(async () => {
  for (let number = 1; number <= COURSES - 2; number += 1)
    await offer(client, { nameOfCourse: `Školenie ${number}` });
  await offer(client, {
    id: 'cranes',
    nameOfCourse: 'Žeriavnik',
    city: 'Bratislava',
    date: '2019-05-06',
    capacity: 5,
  });
  await offer(client, { id: 'hidden', nameOfCourse: 'Čistenie', city: 'Bratislava', status: 'inactive' });
});

const LISTED_BESIDES = ['minimum', 'isPrivate', 'cancelledAt', 'seatsTaken'];

const read = (path: string) => client.read(path, client.staff);
const names = async (path: string) =>
  [...(await read(path)).html.matchAll(/<b id="kurz-[^>]*><a [^>]*>([^<]*)/g)].map(([, name]) => name);

describe('the list of courses without scripts', () => {
  test('has pages with a link to the next one', async () => {
    expect(await names('/dashboard')).toHaveLength(ROWS_PER_PAGE);
    const first = await read('/dashboard?zoradenie=oldest');
    const next = first.all('a').find(({ text }) => text === 'Ďalej')?.attributes.href;
    expect(next).toBe('/dashboard?zoradenie=oldest&strana=2');
    expect(await names(next as string)).toHaveLength(2);
    expect(await names('/dashboard?zoradenie=oldest&strana=99')).toEqual(await names(next as string));
  });

  test('is searched, filtered and sorted by its form, and shows the criteria', async () => {
    expect(await names('/dashboard?hladat=ZERIAV&mesto=&stav=&zoradenie=newest')).toEqual(['Žeriavnik']);
    expect(await names('/dashboard?mesto=Bratislava&zoradenie=name')).toEqual(['Čistenie', 'Žeriavnik']);
    const page = await read('/dashboard?hladat=cist&mesto=Bratislava&stav=inactive&zoradenie=name');
    expect(page.field('hladat')?.attributes.value).toBe('cist');
    const chosen = page.all('option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ text }) => text)).toEqual(['Bratislava', 'Skrytý', 'Podľa názvu']);
    expect(page.html).toContain('Výber: hľadanie „cist“, Bratislava, Skrytý – 1\u00A0kurz');
  });

  test('offers the cities of existing courses and the selected one', async () => {
    const cities = async (path: string) => {
      const options = (await read(path)).all('option').map(({ text }) => text);
      return options.slice(1, options.indexOf('Všetky'));
    };
    expect(await cities('/dashboard')).toEqual(['Bratislava', 'Žilina']);
    expect(await cities('/dashboard?mesto=Považská+Bystrica')).toEqual(['Bratislava', 'Považská Bystrica', 'Žilina']);
  });

  test('links from its names and numbers of taken seats to their sign-ups, also for old courses', async () => {
    const page = await read('/dashboard?hladat=zeriavnik');
    const to = page.all('a').filter(({ attributes }) => attributes.href === '/dashboard/kurzy/cranes/obsadenost');
    expect(to.map(({ text }) => text)).toEqual(['Žeriavnik', 'obsadené\u00A00\u00A0z\u00A05']);
    const signUps = await read('/dashboard/prihlasky?kurz=cranes');
    expect(signUps.html).toContain('Výber: Žeriavnik, 06.05.2019, Bratislava');
  });
});

describe('GET /getCourses for one page', () => {
  const page = async (query: string, headers: object = client.staff) => {
    const answer = await client.request(`/getCourses?${query}`, { headers: { ...headers } });
    const { headers: responseHeaders } = answer;
    return {
      answer,
      rows: await answer.json(),
      total: responseHeaders.get('X-Total-Count'),
      courseIds: responseHeaders.get('X-Courses'),
    };
  };

  test('returns the rows of the page and the total number', async () => {
    const { answer, rows, total, courseIds } = await page('page=1&search=čistenie');
    expect([answer.status, total, courseIds]).toEqual([200, '1', 'all']);
    const { id, nameOfCourse, slug, date, dateTo, city, image, capacity, status } = aCourse();
    expect(Object.keys(rows[0]).sort()).toEqual(
      [
        ...Object.keys({ id, nameOfCourse, slug, date, dateTo, city, image, capacity, status }),
        ...LISTED_BESIDES,
      ].sort(),
    );
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  test('uses the requested page size and returns the last page for one beyond it', async () => {
    const last = await page(`page=${COURSES}&pageSize=1&order=name`);
    expect(last.rows).toMatchObject([{ nameOfCourse: 'Žeriavnik' }]);
    expect((await page('page=900000&pageSize=1&order=name')).rows).toEqual(last.rows);
    expect(last.total).toBe(String(COURSES));
  });

  test('returns only active courses to a visitor, whatever status is requested', async () => {
    const { rows, total, courseIds } = await page('status=inactive&search=cistenie', {});
    expect([rows, total, courseIds]).toEqual([[], '0', 'active']);
  });

  test('counts the taken seats', async () => {
    const { id: courseId } = await offer(client, { nameOfCourse: 'Vodič' });
    await signUp(client, aSignUp({ courseId }));
    expect((await page('search=vodic')).rows).toMatchObject([{ seatsTaken: 1 }]);
    await client.request(`/deleteCourse/${courseId}`, { method: 'DELETE', headers: client.staff });
  });

  test.each(['page=0', 'page=x', 'pageSize=101', 'city=Praha', 'status=vsetky', 'order=random'])(
    'refuses „%s“',
    async (query) => {
      const { answer, rows } = await page(query);
      expect(answer.status).toBe(422);
      expect(rows.errors).toHaveLength(1);
    },
  );

  test.each(['search=%07', 'search=%ED%A0%80', `search=${'x'.repeat(3_000)}`, 'search=%25'])(
    'accepts any search text: %s',
    async (query) => expect((await page(query)).answer.status).toBe(200),
  );
});

test.each([
  ['nazov=Školenie&mesto=Žilina', '/skolenie-zilina'],
  ['nazov=Kurz&mesto=Nikde', '/kurz-nikde'],
  ['nazov=&mesto=Žilina', ''],
])('the suggested free slug for „%s“ is „%s“', async (query, slug) => {
  const answer = await client.request(`/dashboard/slug-kurzu?${query}`, { headers: client.staff });
  expect(await answer.text()).toBe(slug);
});

test('a taken slug gets a number, except for the course that has it', async () => {
  const { id } = await offer(client, { nameOfCourse: 'Lešenár', slug: '/lesenar-zilina' });
  const slug = async (query: string) =>
    (
      await client.request(`/dashboard/slug-kurzu?nazov=Lešenár&mesto=Žilina${query}`, { headers: client.staff })
    ).text();
  expect(await slug('')).toBe('/lesenar-zilina-2');
  expect(await slug(`&kurz=${id}`)).toBe('/lesenar-zilina');
});
