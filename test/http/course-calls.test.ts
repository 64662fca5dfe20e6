import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { aCourse } from '../builders.ts';
import { aSignUp, type Client, cookies, json, ORIGIN, offer, openClient, STAFF, signUp } from './client.ts';
import { expectProblem } from './problem.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

beforeEach(async () => {
  await client.app.db.deleteFrom('course').execute();
});

afterAll(() => client.close());

describe('GET /getCourses', () => {
  test('shows anybody the active courses, and staff all of them, newest day first', async () => {
    await offer(client, { id: 'minuly', date: '2026-01-10' });
    await offer(client, { id: 'buduci', date: '2027-01-10' });
    await offer(client, { id: 'skryty', date: '2026-12-24', status: 'inactive' });
    expect(await ids()).toEqual(['buduci', 'minuly']);
    expect(await ids(client.staff)).toEqual(['buduci', 'skryty', 'minuly']);
  });

  test('knows a visitor with somebody else’s cookie for a visitor', async () => {
    await offer(client, { id: 'skryty', status: 'inactive' });
    expect(await ids({ cookie: 'bozp.session_token=vymysleny.podpis' })).toEqual([]);
  });

  test('tells of each course every field there is, and its seats', async () => {
    const wanted = aCourse({ dateTo: '2026-12-16', attachments: [attachment()] });
    const { id } = await offer(client, wanted);
    await signUp(client, aSignUp({ courseId: id }));
    const answer = await client.request('/getCourses');
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual([{ ...wanted, seatsTaken: 1 }]);
  });

  async function ids(headers = {}): Promise<string[]> {
    const courses: CourseWithSeats[] = await (await client.request('/getCourses', { headers })).json();
    return courses.map(({ id }) => id);
  }
});

describe('the calls of staff', () => {
  test('create a course and answer all of it', async () => {
    const wanted = aCourse({ attachments: [attachment()] });
    const answer = await client.request('/createCourse', json(wanted, client.staff));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ...wanted, seatsTaken: 0 });
  });

  test('give a course without an id, slug or status all three', async () => {
    const { id, slug, status, ...rest } = aCourse({ nameOfCourse: 'Práca vo výškach', city: 'Žilina' });
    const answer = await client.request('/createCourse', json(rest, client.staff));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({
      id: expect.stringMatching(/./),
      slug: '/praca-vo-vyskach-zilina',
      status: 'inactive',
    });
  });

  test('change a course and answer all of it; its id stays whatever the body says', async () => {
    const course = await offer(client, { id: 'prvy' });
    const { seatsTaken, ...changed } = { ...course, nameOfCourse: 'Nové meno', dateTo: '2026-12-17', capacity: 0 };
    const answer = await client.request('/updateCourse/prvy', json({ ...changed, id: 'druhy' }, client.staff, 'PUT'));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...changed, seatsTaken: 0 });
    expect((await client.request('/updateCourse/druhy', json(changed, client.staff, 'PUT'))).status).toBe(404);
  });

  test('change a course over the version they have seen, and over no other', async () => {
    const course = await offer(client, { id: 'prvy' });
    const [listed] = await (await client.request('/getCourses', { headers: client.staff })).json();
    expect(listed.version).toBe(1);
    const save = (price: string, version: string) =>
      client.request(
        '/updateCourse/prvy',
        json({ ...course, price }, { ...client.staff, 'If-Match': version }, 'PUT'),
      );
    const saved = await save('50 €', '"1"');
    expect(saved.status).toBe(200);
    expect(saved.headers.get('ETag')).toBe('"2"');
    const late = await save('51 €', '"1"');
    expect(late.headers.get('ETag')).toBe('"2"');
    expect(await expectProblem(late, 412)).toMatchObject({ course: { ...course, price: '50 €' } });
    expect((await save('52 €', '*')).status).toBe(200);
    await expectProblem(await save('53 €', 'tri'), 422);
    expect(await (await client.request('/getCourses')).json()).toEqual([{ ...course, price: '52 €' }]);
  });

  test('delete a course, answer what it was, and keep its sign-ups', async () => {
    const course = await offer(client);
    const { id } = await signUp(client, aSignUp({ courseId: course.id }));
    const answer = await client.request(`/deleteCourse/${course.id}`, { method: 'DELETE', headers: client.staff });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ...course, seatsTaken: 1 });
    expect(await (await client.request('/getCourses', { headers: client.staff })).json()).toEqual([]);
    const kept = await client.app.db.selectFrom('signUp').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      courseId: null,
      courseName: course.nameOfCourse,
      courseDate: course.date,
      courseCity: course.city,
    });
  });
});

/** The three calls that change something, each about a course that is there. */
const CHANGES = [
  ['POST /createCourse', (headers = {}) => client.request('/createCourse', json(aCourse(), headers))],
  ['PUT /updateCourse', (headers = {}) => client.request('/updateCourse/prvy', json(aCourse(), headers, 'PUT'))],
  ['DELETE /deleteCourse', (headers = {}) => client.request('/deleteCourse/prvy', { method: 'DELETE', headers })],
] as const;

describe.each(CHANGES)('%s', (_call, change) => {
  let before: unknown;

  beforeEach(async () => {
    await offer(client, { id: 'prvy' });
    before = await stored();
  });

  test.each([
    ['nobody', () => ({})],
    ['somebody with an invented session', () => ({ cookie: 'bozp.session_token=vymysleny.podpis' })],
    [
      'somebody with a changed session',
      () => ({ cookie: client.staff.cookie.replace(/(?<=session_token=).{6}/, 'AAAAAA') }),
    ],
    ['somebody from our own page without a session', () => ({ Origin: ORIGIN })],
    ['a proxy that says who it is', () => ({ 'X-Forwarded-User': STAFF.email, Authorization: 'Basic amFuYTpqYW5h' })],
  ])('is not for %s', async (_whom, headers) => {
    await expectProblem(await change(headers()), 401);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['a foreign origin', { Origin: 'https://cudzi.example' }],
    ['a foreign port', { Origin: 'http://localhost:8080' }],
    ['our host without its protocol', { Origin: 'https://localhost' }],
    ['a page that hides where it is from', { Origin: 'null' }],
    ['another site, says the browser', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a foreign origin that claims to be forwarded', { Origin: 'https://cudzi.example', ...forwarded() }],
  ])('is refused to staff led here from %s', async (_where, headers) => {
    await expectProblem(await change({ ...client.staff, ...headers }), 403);
    expect(await stored()).toEqual(before);
  });

  test('is open to staff from our own page', async () => {
    const headers = { ...client.staff, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
    expect((await change(headers)).status).toBeLessThan(300);
    expect(await stored()).not.toEqual(before);
  });

  test('takes no notice of a method somebody wishes for', async () => {
    const headers = { ...client.staff, 'X-HTTP-Method-Override': 'DELETE' };
    const answer = await client.request('/getCourses?_method=DELETE', { headers });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  async function stored() {
    return client.app.db.selectFrom('course').selectAll().orderBy('id').execute();
  }
});

describe('behind a proxy that speaks HTTPS, where only BASE_URL knows the origin', () => {
  test.each([
    ['https://www.example.sk', 201],
    ['http://localhost', 403],
    ['http://www.example.sk', 403],
    ['https://www.example.sk.cudzi.example', 403],
  ])('a call from %s is answered %i', async (origin, status) => {
    const secure = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
    const answer = await secure.request('/createCourse', json(aCourse(), { ...secure.staff, Origin: origin }));
    expect(answer.status).toBe(status);
    await secure.close();
  });

  test('the session’s cookie is for HTTPS and for this site only', async () => {
    const secure = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
    const answer = await secure.request('/signIn', { method: 'POST', body: new URLSearchParams(STAFF) });
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookies(answer)).not.toContain('Domain');
    await secure.close();
  });
});

describe('a course that cannot be saved', () => {
  test('without the four fields of the specification says so of each', async () => {
    const body = { ...aCourse(), nameOfCourse: '', city: '', date: '', status: '' };
    const { errors } = await expectProblem(await client.request('/createCourse', json(body, client.staff)), 422);
    expect(errors).toEqual(
      expect.arrayContaining([
        { field: 'nameOfCourse', message: 'Názov kurzu je povinný.' },
        { field: 'city', message: 'Mesto je povinné.' },
        { field: 'date', message: 'Dátum od je povinný.' },
        { field: 'status', message: 'Status je povinný.' },
      ]),
    );
    expect(errors).toHaveLength(4);
  });

  test('because nothing of it was sent names the three that have no default', async () => {
    const { errors } = await expectProblem(await client.request('/createCourse', json({}, client.staff)), 422);
    expect(errors?.map(({ message }) => message).sort()).toEqual([
      'Dátum od je povinný.',
      'Mesto je povinné.',
      'Názov kurzu je povinný.',
    ]);
  });

  test.each([
    ['a name of spaces', { nameOfCourse: ' \u00A0 ' }, 'nameOfCourse', 'Názov kurzu je povinný.'],
    ['a name of NULs', { nameOfCourse: '\u0000\u0000' }, 'nameOfCourse', 'Názov kurzu je povinný.'],
    ['a name too long', { nameOfCourse: 'á'.repeat(201) }, 'nameOfCourse', 'Text je dlhý. Povolených je 200 znakov.'],
    ['a city of its own', { city: 'Praha' }, 'city', 'Vyberte jedno zo štyroch miest.'],
    ['a day there is not', { date: '2026-02-30' }, 'date', 'Dátum od nie je deň v kalendári.'],
    ['a Slovak day', { date: '15.12.2026' }, 'date', 'Dátum od nie je deň v kalendári.'],
    ['an end before its beginning', { dateTo: '2026-12-14' }, 'dateTo', 'Dátum do je skôr ako dátum od.'],
    ['fewer than no seats', { capacity: -1 }, 'capacity', 'Kapacita nemôže byť menšia ako 0.'],
    ['half a seat', { capacity: 1.5 }, 'capacity', 'Kapacita je celé číslo.'],
    ['an icon of its own', { image: 'https://cudzi.example/x.svg' }, 'image', 'Vyberte jednu z trinástich ikon.'],
    ['an unknown status', { status: 'deleted' }, 'status', 'Status je povinný.'],
    [
      'a slug without its slash',
      { slug: 'prva-pomoc' },
      'slug',
      'Slug sa začína lomkou a má len malé písmená bez diakritiky, číslice a spojovníky.',
    ],
    [
      'a slug that climbs',
      { slug: '/../dashboard' },
      'slug',
      'Slug sa začína lomkou a má len malé písmená bez diakritiky, číslice a spojovníky.',
    ],
    [
      'an attachment that runs something',
      { attachments: [{ name: 'x', url: 'javascript:alert(1)', size: 1 }] },
      'attachments.0.url',
      'Adresa prílohy sa začína lomkou alebo https://.',
    ],
    [
      'an attachment elsewhere under our name',
      { attachments: [{ name: 'x', url: '//cudzi.example/x.pdf', size: 1 }] },
      'attachments.0.url',
      'Adresa prílohy sa začína lomkou alebo https://.',
    ],
  ])('because of %s', async (_what, over, field, message) => {
    for (const [path, method] of [
      ['/createCourse', 'POST'],
      ['/updateCourse/prvy', 'PUT'],
    ] as const) {
      const answer = await client.request(path, json({ ...aCourse(), ...over }, client.staff, method));
      const { errors } = await expectProblem(answer, 422);
      expect(errors).toEqual([{ field, message }]);
    }
  });

  test.each([
    ['a number for a name', { nameOfCourse: 5 }],
    ['a list for a city', { city: ['Žilina'] }],
    ['an object for a day', { date: { $gt: '' } }],
    ['a text for attachments', { attachments: 'ziadne' }],
    ['attachments of numbers', { attachments: [1] }],
    ['an attachment of a negative size', { attachments: [{ name: 'x', url: '/x.pdf', size: -1 }] }],
    ['an attachment of half a byte', { attachments: [{ name: 'x', url: '/x.pdf', size: 0.5 }] }],
    ['nothing for a text', { courseInfo: null }],
    ['no object at all', undefined],
    ['a list', []],
    ['a text', 'kurz'],
  ])('because of %s is told so in Slovak', async (_what, over) => {
    const body =
      over === undefined
        ? 'null'
        : Array.isArray(over) || typeof over === 'string'
          ? JSON.stringify(over)
          : { ...aCourse(), ...over };
    const { errors = [] } = await expectProblem(await client.request('/createCourse', json(body, client.staff)), 422);
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/invalid|expected|received|too (small|big)/i);
  });

  test('because its id is taken', async () => {
    await offer(client, { id: 'prvy' });
    const { errors } = await expectProblem(
      await client.request('/createCourse', json(aCourse({ id: 'prvy' }), client.staff)),
      409,
    );
    expect(errors?.map(({ field }) => field)).toEqual(['id']);
  });

  test('because its slug is taken, by making and by changing', async () => {
    await offer(client, { id: 'prvy', slug: '/obsadeny' });
    await offer(client, { id: 'druhy' });
    for (const answer of [
      await client.request('/createCourse', json(aCourse({ slug: '/obsadeny' }), client.staff)),
      await client.request('/updateCourse/druhy', json(aCourse({ slug: '/obsadeny' }), client.staff, 'PUT')),
    ]) {
      expect((await expectProblem(answer, 409)).errors?.map(({ field }) => field)).toEqual(['slug']);
    }
  });

  test('because another call took the same id at the same time', async () => {
    const answers = await Promise.all(
      ['/raz', '/dva', '/tri'].map((slug) =>
        client.request('/createCourse', json(aCourse({ id: 'naraz', slug }), client.staff)),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const answer of refused) {
      expect((await expectProblem(answer, 409)).errors?.map(({ field }) => field)).toEqual(['id']);
    }
  });

  test.each([
    ['PUT', '/updateCourse/nikdy-nebol'],
    ['DELETE', '/deleteCourse/nikdy-nebol'],
    ['PUT', '/updateCourse/%27%20or%201%3D1--'],
    ['DELETE', '/deleteCourse/..%2f..'],
  ])('%s %s names none', async (method, path) => {
    const answer = await client.request(path, json(aCourse(), client.staff, method));
    await expectProblem(answer, 404);
  });
});

describe('a body', () => {
  test.each([
    ['cut off', '{"nameOfCourse": "Kurz'],
    ['empty', ''],
    ['of words', 'nie som json'],
    ['with a comment', '{} // nic'],
  ])('%s is no JSON', async (_what, body) => {
    await expectProblem(await client.request('/createCourse', json(body, client.staff)), 400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json', ''])(
    'of type „%s“ is not read',
    async (type) => {
      const answer = await client.request('/createCourse', {
        method: 'POST',
        headers: { ...client.staff, 'Content-Type': type },
        body: JSON.stringify(aCourse()),
      });
      await expectProblem(answer, 415);
    },
  );

  test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8'])(
    'of type „%s“ is',
    async (type) => {
      const answer = await client.request(
        '/createCourse',
        json(aCourse(), { ...client.staff, 'Content-Type': type }),
      );
      expect(answer.status).toBe(201);
    },
  );

  test('too large is refused, whether it says how large it is or not', async () => {
    const body = JSON.stringify(aCourse({ courseInfo: 'x'.repeat(600_000) }));
    await expectProblem(await client.request('/createCourse', json(body, client.staff)), 413);
    const honest = { ...client.staff, 'Content-Length': String(body.length) };
    await expectProblem(await client.request('/createCourse', json(body, honest)), 413);
  });

  test('that reaches for the prototype changes nobody else', async () => {
    const course = JSON.stringify(aCourse());
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${course.slice(1)}`;
    const answer = await client.request('/createCourse', json(body, client.staff));
    expect(answer.status).toBe(201);
    expect(await answer.json()).not.toHaveProperty('polluted');
    expect({}).not.toHaveProperty('polluted');
  });

  test('nested without end is refused calmly', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const body = `{"attachments":${deep},${JSON.stringify(aCourse()).slice(1)}`.replace(',"attachments":[]', '');
    const answer = await client.request('/createCourse', json(body, client.staff));
    expect([400, 422]).toContain(answer.status);
  });
});

function attachment() {
  return { name: 'Prihláška AOP', url: '/prihlasky/prihlaska-aop.docx', size: 12_642 };
}

function forwarded() {
  return {
    'X-Forwarded-Host': 'cudzi.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=cudzi.example;proto=https',
  };
}
