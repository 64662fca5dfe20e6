import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COURSES_PER_PAGE, DATES_PER_PAGE } from '#domain/courses/course-list.ts';
import { aSignUp, type Client, offer, openClient, setUpClient, signUp } from '../client.ts';

const ZILINA = '/kurzy-a-skolenia?mesto=%C5%BDilina';

const client = await setUpClient();
beforeAll(async () => {
  for (let number = 0; number <= COURSES_PER_PAGE; number += 1) {
    await offer(client, { nameOfCourse: `Kurz ${number}`, date: `2026-12-${10 + number}` });
  }
  await offer(client, { nameOfCourse: 'Inde', city: 'Bratislava' });
});

const { read } = client;
const names = async (path: string) =>
  [...(await read(path)).html.matchAll(/<h3>(Kurz[^<]*|Inde)</g)].map(([, name]) => name?.replace(/\s/g, ' '));

test('a city with many courses shows the soonest ones, the total and links to the other pages', async () => {
  expect(await names(ZILINA)).toHaveLength(COURSES_PER_PAGE);
  const page = await read(ZILINA);
  expect(page.html).toContain(`${COURSES_PER_PAGE + 1}\u00A0kurzov`);
  const next = page.all('a').find(({ text }) => text === 'Ďalej')?.attributes.href;
  expect(next).toBe(`${ZILINA}&strana=2#ponuka-kurzov`);
  expect(await names(`${ZILINA}&strana=2`)).toEqual([`Kurz ${COURSES_PER_PAGE}`]);
  expect((await read(`${ZILINA}&strana=2`)).title).toBe('Kurzy a školenia – Žilina – strana 2');
});

test('a city whose courses fit on one page has no pager', async () => {
  expect((await read('/kurzy-a-skolenia?mesto=Bratislava')).html).not.toContain('Stránkovanie');
});

test('below the courses of a city are the dates in all cities and the form to wait for one', async () => {
  const links = (await read(ZILINA)).all('a').map(({ attributes }) => attributes.href);
  for (const path of ['/kurzy-a-skolenia#terminy', '/zaujem-o-termin?mesto=%C5%BDilina'])
    expect(links).toContain(path);
});

test.each(['0', '1', '-3', 'dva', '01', '', '1e-9'])(
  'page „%s“ is the first page, from the cache and byte-identical',
  async (page) => {
    const [first, other] = [await client.request(ZILINA), await client.request(`${ZILINA}&strana=${page}`)];
    expect([other.status, other.headers.get('ETag')]).toEqual([200, first.headers.get('ETag')]);
  },
);

test.each(['3', '99', '1e308', '999999999999'])('page %s, beyond the last, redirects to the last', async (page) => {
  const answer = await client.request(`${ZILINA}&strana=${page}`);
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, `${ZILINA}&strana=2#ponuka-kurzov`]);
});

test('the site map lists every course on offer once', async () => {
  const map = await (await client.request('/sitemap.xml')).text();
  const courses = [...map.matchAll(/<loc>[^<]*\/kurzy-a-skolenia\/[^<]*<\/loc>/g)].map(([loc]) => loc);
  expect(new Set(courses).size).toBe(COURSES_PER_PAGE + 2);
  expect(courses).toHaveLength(COURSES_PER_PAGE + 2);
});

describe('the table of all dates in all cities', () => {
  const TABLE = '/kurzy-a-skolenia';
  const dates = async (path: string) =>
    [...(await read(path)).html.matchAll(/<th scope="row">.*?<a href="([^"]+)"/gs)].map(([, href]) => href);

  test('is shown in pages beside the course finder before a city is chosen', async () => {
    const begun = (await dates(TABLE)).length;
    for (let number = begun; number <= DATES_PER_PAGE; number += 1) {
      await offer(client, {
        nameOfCourse: `Termín ${number}`,
        date: `2027-01-${String(number).padStart(2, '0')}`,
        city: 'Liptovský Mikuláš',
      });
    }
    expect(await dates(TABLE)).toHaveLength(DATES_PER_PAGE);
    expect(await dates(`${TABLE}?strana=2`)).toHaveLength(1);
    expect((await read(`${TABLE}?strana=2`)).title).toBe('Kurzy a školenia – strana 2');
    const next = (await read(TABLE)).all('a').find(({ text }) => text === 'Ďalej')?.attributes.href;
    expect(next).toBe(`${TABLE}?strana=2#terminy`);
    const beyond = await client.request(`${TABLE}?strana=9`);
    expect([beyond.status, beyond.headers.get('Location')]).toEqual([302, `${TABLE}?strana=2#terminy`]);
  });

  test('is replaced by the courses of a city once one is chosen', async () => {
    expect(await dates(ZILINA)).toEqual([]);
    expect((await dates(`${ZILINA}&krok=1`)).length).toBe(DATES_PER_PAGE);
  });

  test('states which certificate a course gives and how long it is valid, as does the page of the course', async () => {
    const { slug } = await offer(client, {
      nameOfCourse: 'Práca vo výškach',
      date: '2026-11-30',
      courseTypeId: 'praca-vo-vyskach',
    });
    const readAs = async (path: string) => (await read(path)).html.replaceAll('\u00A0', ' ');
    expect(await readAs(TABLE)).toMatch(
      /Práca vo výškach.{0,400}Potvrdenie o školení<small>zopakovať do 12 mesiacov/s,
    );
    const course = await readAs(TABLE + slug);
    expect(course).toContain('§ 3 ods. 1 vyhlášky č. 147/2013 Z. z.');
    expect(course).toContain('8.00 – 15.00 h');
    expect(course).toContain('<span class="sr-only"> na mape</span>');
  });
});

describe('a full course', () => {
  let full: Client;
  let slug: string;
  beforeAll(async () => {
    full = await openClient();
    const course = await offer(full, { nameOfCourse: 'Výškari', courseTypeId: 'praca-vo-vyskach', capacity: 1 });
    await signUp(full, aSignUp({ courseId: course.id }));
    slug = course.slug;
  });
  afterAll(() => full.close());

  const PROMISES =
    /Miesto Vám potvrdíme|miest zapíšeme|Prihlásiť sa na kurz|prihlásiť sa:|Odoslať prihlášku|voľné miest|Posledné miesto|Prihlasovanie je otvorené|InStock/;

  test.each<[string, () => string]>([
    ['its page', () => `/kurzy-a-skolenia${slug}`],
    ['the home page', () => '/'],
    ['the table of dates', () => '/kurzy-a-skolenia'],
    ['the finder', () => ZILINA],
    ['the search', () => '/hladat?q=výškari'],
    ['the page of a service', () => '/bezpecnost-prace-bozp'],
    ['the API', () => '/getCourses'],
  ])('promises no seat in %s', async (_, path) => {
    const answer = await full.request(path());
    const text = (await answer.text()).replaceAll('\u00A0', ' ');
    expect(answer.status).toBe(200);
    expect(text).toContain('Výškari');
    expect(text.replace(/<header[\s\S]*?<\/header>|<footer[\s\S]*?<\/footer>/g, '')).not.toMatch(PROMISES);
  });

  test('leads to the other dates that have a seat', async () => {
    const other = { nameOfCourse: 'Výškari', courseTypeId: 'praca-vo-vyskach', city: 'Bratislava' } as const;
    const free = await offer(full, { ...other, date: '2026-12-20', capacity: 1 });
    const taken = await offer(full, { ...other, date: '2026-12-21', capacity: 1 });
    await signUp(full, aSignUp({ courseId: taken.id }));
    const page = await full.read(`/kurzy-a-skolenia${slug}`);
    expect(page.text).toContain('Iné termíny s voľným miestom');
    const links = page.all('a').map(({ attributes }) => attributes.href);
    expect(links).toContain(`/kurzy-a-skolenia${free.slug}`);
    expect(links).not.toContain(`/kurzy-a-skolenia${taken.slug}`);
  });
});
