import { beforeEach, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { readDocument } from '../document.ts';
import { text } from '../page-cache/cached-page.ts';
import { aForm } from '../sign-up-form.ts';

const SITE = 'https://www.example.sk';

const client = await setUpClient({ environment: { BASE_URL: SITE } });
let course: CourseWithSeats;
let link: string;

beforeEach(async () => {
  const name = 'Lešenár pre klienta';
  course = await offer(client, { status: 'inactive', isPrivate: true, nameOfCourse: name, note: 'Pekáreň Príklad' });
  link = `/kurz/${await codeOf(course)}`;
});
async function codeOf({ id }: CourseWithSeats): Promise<string> {
  return (await findCourse(client.app.db, id))?.linkCode ?? '';
}

const page = async (path: string, init?: RequestInit) => readDocument(await client.request(path, init));
const bySignUp = async (body: object) => (await client.request('/api/sendCourse', json(aSignUp(body)))).status;
const post = (path: string, init: RequestInit = {}) =>
  client.request(path, { method: 'POST', headers: { ...client.staff, Origin: SITE }, ...init });
const renew = () => post(`/dashboard/kurzy/${course.id}/novy-odkaz`, { body: new URLSearchParams() });

async function expectEnded(path: string): Promise<void> {
  const answer = await client.request(path);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  const { headings, text, meta } = await readDocument(answer);
  expect(headings).toEqual(['Odkaz na kurz neplatí']);
  expect(text).toContain('Odkaz už neplatí alebo nie je celý. Platný Vám dá ten, kto Vám ho poslal.');
  expect(meta('robots')).toBe('noindex');
  expect((await client.request(`${path}.data`)).status).toBe(404);
  expect((await client.request(path, { method: 'HEAD' })).status).toBe(404);
}

describe('a private course without its link', () => {
  test('does not exist', async () => {
    const path = `/kurzy-a-skolenia${course.slug}`;
    const code = await codeOf(course);
    for (const address of [path, `${path}.data`, `${path}?kluc=${code}`, `${path}/${code}`]) {
      expect((await client.request(address)).status, address).toBe(404);
      expect((await client.request(address, { method: 'HEAD' })).status, address).toBe(404);
    }
    expect((await client.send(path)).status).toBe(404);
  });

  test('is mentioned nowhere', async () => {
    const another = await offer(client, { date: '2026-12-16' });
    const paths = ['/', '/kurzy-a-skolenia', '/kurzy-a-skolenia?mesto=Žilina', '/hladat?q=lesenar+klienta'];
    const feeds = [
      '/sitemap.xml',
      '/kurzy-a-skolenia/kalendar.ics',
      '/kurzy-a-skolenia/kalendar.ics?mesto=%C5%BDilina',
    ];
    const calls = ['/getCourses', '/getCourses?page=1', '/getCourses?status=private', '/getCourses?search=lesenar'];
    for (const path of [...paths, ...feeds, ...calls, '/bezpecnost-prace-bozp']) {
      const shown = await text(client, path);
      for (const secret of [course.slug, 'Lešenár pre klienta', await codeOf(course)]) {
        expect(shown, path).not.toContain(secret);
      }
    }
    await post(`/dashboard/kurzy/${another.id}/zrusenie`, { body: new URLSearchParams() });
    expect(await text(client, `/kurzy-a-skolenia${another.slug}`)).not.toContain(course.slug);
  });

  test('accepts no sign-ups by the API, which answers as for an unknown course', async () => {
    const { nameOfCourse: courseName, date: courseDate, city: courseCity } = course;
    const ways = [
      { courseId: course.id },
      { courseId: course.id, courseCode: 'nie' },
      { courseId: course.id, courseCode: '' },
      { courseName, courseDate, courseCity },
      { courseId: 'nikdy', courseCode: await codeOf(course) },
    ];
    const answers = await Promise.all(ways.map(async (way) => client.request('/api/sendCourse', json(aSignUp(way)))));
    const [first, ...others] = await Promise.all(answers.map(async (one) => [one.status, await one.text()]));
    expect(first?.[0]).toBe(422);
    for (const other of others) expect(other).toEqual(first);
  });
});

describe('a private course by its link', () => {
  test('is shown like any other, but not cached and not indexed', async () => {
    const answer = await client.request(link);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    expect(answer.headers.get('ETag')).toBeNull();
    const { headings, meta, structuredData, field, all, html } = await readDocument(answer);
    expect(headings).toEqual(['Lešenár pre klienta']);
    expect(meta('robots')).toBe('noindex');
    expect(structuredData).toEqual([]);
    expect(all('link').filter(({ attributes }) => attributes.rel === 'canonical')).toEqual([]);
    expect(field('email')).toBeDefined();
    expect(html).not.toContain('Pekáreň Príklad');
  });

  test('is rendered for each request', async () => {
    await client.request(link);
    const answer = await client.request(
      `/updateCourse/${course.id}`,
      json({ ...course, isPrivate: true, nameOfCourse: 'Premenovaný' }, client.staff, 'PUT'),
    );
    expect(answer.status).toBe(200);
    expect((await page(link)).headings).toEqual(['Premenovaný']);
  });

  test('answers HEAD, and returns its bare data under the same rules', async () => {
    const head = await client.request(link, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('Cache-Control')]).toEqual([
      200,
      '',
      'private, no-store',
    ]);
    const data = await client.request(`${link}.data`);
    expect([data.status, data.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await data.text()).not.toContain('Pekáreň Príklad');
  });

  test('accepts sign-ups by its form and shows their result', async () => {
    const sent = await client.send(link, aForm());
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, expect.stringContaining(`${link}?prihlaska=`)]);
    const shown = await page(sent.headers.get('Location')?.split('#')[0] ?? '');
    expect(shown.text).toContain('Miesto na kurze je Vaše');
    expect(await findCourse(client.app.db, course.id)).toMatchObject({ seatsTaken: 1 });
  });

  test('accepts sign-ups by its form sent by our script', async () => {
    const headers = { Accept: 'application/json' };
    const answer = await client.send(link, aForm(), headers);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
  });

  test('returns a form with mistakes uncached', async () => {
    const body = aForm();
    body.set('email', 'nie');
    const answer = await client.send(link, body);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'private, no-store']);
  });

  test('accepts substitutes when it is full, and says when it is over or cancelled', async () => {
    const small = await offer(client, { status: 'inactive', isPrivate: true, capacity: 1 });
    const courseCode = await codeOf(small);
    const path = `/kurz/${courseCode}`;
    await signUp(client, aSignUp({ courseId: small.id, courseCode }));
    expect((await page(path)).text).toContain('Prihlásiť sa ako náhradník');
    const over = await offer(client, { status: 'inactive', isPrivate: true, date: '2026-11-18' });
    const overCode = await codeOf(over);
    expect((await page(`/kurz/${overCode}`)).text).toContain('Kurz sa už konal.');
    expect(await bySignUp({ courseId: over.id, courseCode: overCode })).toBe(422);
    await post(`/dashboard/kurzy/${small.id}/zrusenie`, { body: new URLSearchParams() });
    const cancelled = await page(path);
    expect(cancelled.text).toContain('Kurz bol zrušený');
    expect(cancelled.field('email')).toBeUndefined();
    expect((await client.request(`/kurzy-a-skolenia${small.slug}`)).status).toBe(404);
  });
});

describe('the link of a private course', () => {
  test('is shown at the desk, and staff can replace it', async () => {
    const desk = `/dashboard/kurzy/${course.id}/obsadenost`;
    const asStaff = { headers: client.staff };
    expect((await page(desk, asStaff)).html).toContain(`value="${SITE}${link}"`);
    expect((await page(`/dashboard/kurzy/${course.id}`, asStaff)).html).toContain(`value="${SITE}${link}"`);
    const renewed = await renew();
    expect([renewed.status, renewed.headers.get('Location')]).toEqual([303, desk]);
    const another = `/kurz/${await codeOf(course)}`;
    expect(another).not.toBe(link);
    expect((await page(desk, asStaff)).html).toContain(`value="${SITE}${another}"`);
    expect((await client.request(another)).status).toBe(200);
  });

  test('shows an explanation when it was replaced, mistyped or truncated', async () => {
    await renew();
    for (const path of [link, `${link}x`, link.slice(0, -1), link.toUpperCase().replace('/KURZ', '/kurz'), '/kurz']) {
      await expectEnded(path);
    }
    const sent = await client.send(link, aForm());
    expect(sent.status).toBe(404);
    expect((await readDocument(sent)).headings).toEqual(['Odkaz na kurz neplatí']);
    const courseCode = link.split('/').at(-1);
    expect(await bySignUp({ courseId: course.id, courseCode })).toBe(422);
    expect(await findCourse(client.app.db, course.id)).toMatchObject({ seatsTaken: 0 });
  });

  test('redirects to the public page once the course is public, and answers 404 while it is hidden', async () => {
    const save = (over: object) =>
      client.request(`/updateCourse/${course.id}`, json({ ...course, ...over }, client.staff, 'PUT'));
    await save({ isPrivate: false });
    await expectEnded(link);
    await save({ status: 'active', isPrivate: false });
    const answer = await client.request(link);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/kurzy-a-skolenia${course.slug}`]);
  });

  test('is not in the API, not even for staff', async () => {
    const code = await codeOf(course);
    for (const path of ['/getCourses', '/getCourses?status=private']) {
      const answer = await client.request(path, { headers: client.staff });
      const body = await answer.text();
      expect(body).toContain(course.id);
      expect(body).not.toContain(code);
    }
  });
});

test('the list of courses marks private courses and can be filtered to them', async () => {
  const shown = await page('/dashboard?stav=private', { headers: client.staff });
  expect(shown.text).toContain('Lešenár pre klienta');
  expect(shown.all('span').filter(({ attributes }) => attributes.class?.startsWith('badge '))[0]?.text).toBe(
    'Súkromný',
  );
});
