import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { seatsOfSignUp } from '#server/sign-ups/participants.ts';
import { aSignUp, type Client, json, offer, openClient, signUp } from './client.ts';
import { expectProblem } from './problem.ts';

const COURSE_GONE = 'Kurz už nie je v ponuke. Vyberte si iný termín.';
const CONSENT = 'Musíte súhlasiť so spracovaním osobných údajov';

let client: Client;
let course: CourseWithSeats;

beforeAll(async () => {
  client = await openClient();
  course = await offer(client, {
    nameOfCourse: 'Kurz zváračov',
    date: '2026-12-05',
    city: 'Považská Bystrica',
    capacity: 0,
  });
});

afterAll(() => client.close());

describe('POST /api/sendCourse', () => {
  test('stores a person with everything that was sent', async () => {
    const answer = await send({ message: 'Prvý riadok\r\nDruhý riadok' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { id, status, ...rest } = await answer.json();
    expect(rest).toEqual({});
    expect(status).toBe('confirmed');
    expect(await found(id)).toMatchObject({
      courseId: course.id,
      courseName: 'Kurz zváračov',
      courseDate: '2026-12-05',
      courseCity: 'Považská Bystrica',
      applicant: 'person',
      firstName: 'Tomáš',
      lastName: 'Cvičný',
      email: 'tomas.cvicny@example.sk',
      phone: '+421 900 000 050',
      message: 'Prvý riadok\nDruhý riadok',
      seats: 1,
      consent: 'given',
      status: 'confirmed',
      receivedAt: '2026-11-20T11:00:00.000Z',
      reviewedAt: null,
    });
  });

  test('stores a company with the seats it asks for', async () => {
    const { id } = await signUp(client, {
      ...aSignUp({ companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '3', firstName: '', lastName: '' }),
      courseId: course.id,
    });
    expect(await found(id)).toMatchObject({
      applicant: 'company',
      companyName: 'Pekáreň Príklad s. r. o.',
      numberOfWorkers: '3',
      seats: 3,
    });
  });

  test('tells who waits from who has a seat', async () => {
    const small = await offer(client, { capacity: 2 });
    const company = { companyName: 'Veľká firma', numberOfWorkers: '2' };
    expect((await signUp(client, aSignUp({ courseId: small.id }))).status).toBe('confirmed');
    expect((await signUp(client, aSignUp({ courseId: small.id, ...company }))).status).toBe('waiting');
    expect((await signUp(client, aSignUp({ courseId: small.id, lastName: 'Druhý' }))).status).toBe('confirmed');
    expect((await signUp(client, aSignUp({ courseId: small.id, lastName: 'Tretí' }))).status).toBe('waiting');
  });

  test('gives the last seat to one of many who ask at once', async () => {
    const small = await offer(client, { capacity: 1 });
    const results = await Promise.all(
      [1, 2, 3, 4, 5].map((person) => signUp(client, aSignUp({ courseId: small.id, email: `${person}@example.sk` }))),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([
      'confirmed',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  test('lets anybody in from anywhere: it needs neither session nor our own page', async () => {
    const headers = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await send({}, headers)).status).toBe(201);
  });
});

describe('the course is found', () => {
  const facts = { courseName: 'Kurz zváračov', courseDate: '2026-12-05', courseCity: 'Považská Bystrica' };

  test.each([
    ['an ISO day', facts],
    ['a Slovak day', { ...facts, courseDate: '05.12.2026' }],
    ['a Slovak day without zeros', { ...facts, courseDate: '5.12.2026' }],
    ['a Slovak day with spaces', { ...facts, courseDate: ' 5. 12. 2026 ' }],
    ['letters written in two pieces', { ...facts, courseName: facts.courseName.normalize('NFD') }],
  ])('by name, city and %s', async (_how, reference) => {
    const { id } = await signUp(client, aSignUp(reference));
    expect((await found(id)).courseId).toBe(course.id);
  });

  test('by its id, whatever else is said of it', async () => {
    const { id } = await signUp(
      client,
      aSignUp({ courseId: course.id, courseName: 'Iný kurz', courseDate: 'niekedy' }),
    );
    expect((await found(id)).courseId).toBe(course.id);
  });

  test('and one that is past says so', async () => {
    const past = await offer(client, { date: '2026-11-19' });
    expect(await complaints(await send({ courseId: past.id }))).toEqual([
      { field: 'courseDate', message: 'Kurz sa už konal. Prihlásiť sa naň nedá.' },
    ]);
  });

  test('only if it is on offer', async () => {
    const hidden = await offer(client, { status: 'inactive' });
    for (const reference of [
      { courseId: hidden.id },
      { courseId: 'nikdy-nebol' },
      { courseId: undefined, ...facts, courseCity: 'Žilina' },
      { courseId: undefined, ...facts, courseDate: '06.12.2026' },
      { courseId: undefined, ...facts, courseDate: '31.02.2026' },
      { courseId: undefined, ...facts, courseName: 'Kurz' },
      { courseId: undefined },
    ]) {
      expect(await complaints(await send(reference))).toEqual([{ field: 'courseName', message: COURSE_GONE }]);
    }
  });
});

describe('consent', () => {
  test('refused is no sign-up', async () => {
    const before = await count();
    expect(await complaints(await send({ consent: false }))).toEqual([{ field: 'consent', message: CONSENT }]);
    expect(await count()).toBe(before);
  });

  test.each([
    [true, 'given', PRIVACY_NOTICE_VERSION],
    [undefined, 'not-stated', null],
  ])('%s is recorded as %s', async (consent, recorded, version) => {
    const { id } = await signUp(client, aSignUp({ courseId: course.id, consent }));
    expect(await found(id)).toMatchObject({ consent: recorded, consentVersion: version });
  });

  test.each(['true', 1, null, 'áno'])('that is %j is neither', async (consent) => {
    expect((await complaints(await send({ consent }))).map(({ field }) => field)).toEqual(['consent']);
  });
});

describe('a field', () => {
  test.each([
    ['firstName', '', 'Napíšte meno.'],
    ['lastName', '  ', 'Napíšte priezvisko.'],
    ['email', '', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['email', 'nie je adresa', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['email', 'a@b.sk\nBcc: vsetci@example.sk', 'Zadajte e-mail v tvare meno@firma.sk'],
    ['phone', '', 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000'],
    ['phone', 'zavolajte', 'Zadajte telefón s predvoľbou, napríklad +421 900 000 000'],
    ['message', '\n', 'Napíšte krátku správu.'],
    ['message', 'á'.repeat(5_001), 'Text je dlhý. Povolených je 5 000 znakov.'],
    ['firstName', 'á'.repeat(201), 'Text je dlhý. Povolených je 200 znakov.'],
    ['lastName', 'á'.repeat(201), 'Text je dlhý. Povolených je 200 znakov.'],
    ['phone', '0'.repeat(201), 'Text je dlhý. Povolených je 200 znakov.'],
    ['firstName', '\u0000', 'Napíšte meno.'],
  ])('%s %j is refused with its message', async (field, value, message) => {
    const errors = await complaints(await send({ [field]: value }));
    expect(errors.map((error) => ({ ...error, message: error.message.replaceAll('\u00A0', ' ') }))).toEqual([
      { field, message },
    ]);
  });

  test.each(['companyName', 'numberOfWorkers'])('%s of a company is needed', async (field) => {
    const company = { companyName: 'Firma', numberOfWorkers: '2', [field]: 'á'.repeat(201) };
    expect((await complaints(await send(company))).map((error) => error.field)).toEqual([field]);
  });

  test('of exactly 200 characters is kept whole', async () => {
    const { id } = await signUp(client, aSignUp({ courseId: course.id, firstName: 'á'.repeat(200) }));
    expect((await found(id)).firstName).toBe('á'.repeat(200));
  });

  test('loses a NUL and other characters no form can type, and is stored composed', async () => {
    const { id } = await signUp(
      client,
      aSignUp({ courseId: course.id, firstName: 'To\u0000ma\u0301s\u0007', message: 'a\u0000b\tc\nd' }),
    );
    expect(await found(id)).toMatchObject({ firstName: 'Tomás', message: 'ab\tc\nd' });
  });

  test('that looks like SQL or HTML is stored as it is', async () => {
    const name = `'); drop table "signUp"; -- <b>`;
    const { id } = await signUp(client, aSignUp({ courseId: course.id, lastName: name }));
    expect((await found(id)).lastName).toBe(name);
  });

  test('all that are missing are named at once', async () => {
    const errors = await complaints(await client.request('/api/sendCourse', json({ consent: false })));
    expect(errors.map(({ field }) => field).sort()).toEqual([
      'consent',
      'courseName',
      'email',
      'firstName',
      'lastName',
      'message',
      'phone',
    ]);
  });

  test.each([
    ['a number', { firstName: 5 }],
    ['a list', { email: ['a@b.sk'] }],
    ['an object', { message: {} }],
    ['nothing', { phone: null }],
    ['a text for the files', { files: 'ziadne' }],
    ['files of numbers', { files: [1] }],
    ['a file without a name', { files: [{ content: 'AA==' }] }],
    ['a text for the seconds', { elapsedSeconds: '5' }],
    ['a list for all of it', '[]'],
    ['nothing for all of it', 'null'],
  ])('that is %s is refused in Slovak', async (_what, over) => {
    const body = typeof over === 'string' ? over : aSignUp({ courseId: course.id, ...over });
    const errors = await complaints(await client.request('/api/sendCourse', json(body)));
    expect(errors.length).toBeGreaterThan(0);
    for (const { message } of errors) expect(message).not.toMatch(/invalid|expected|received/i);
  });
});

describe('a robot', () => {
  test('that fills in the hidden field is refused', async () => {
    const before = await count();
    expect((await complaints(await send({ web: 'https://spam.example' }))).map(({ field }) => field)).toEqual([
      'web',
    ]);
    expect(await count()).toBe(before);
  });

  test.each([0, 2.99, -5, -0])(
    'that needs %d seconds is too fast, and told when to come back',
    async (elapsedSeconds) => {
      const answer = await send({ elapsedSeconds });
      expect(answer.headers.get('Retry-After')).toBe('3');
      await expectProblem(answer, 429);
    },
  );

  test.each([3, 3_600, undefined])('a person who needs %d seconds is not', async (elapsedSeconds) => {
    expect((await send({ elapsedSeconds })).status).toBe(201);
  });
});

describe('a body', () => {
  test.each([
    ['cut off', '{"firstName": "T'],
    ['empty', ''],
    ['of a form', 'firstName=Tom'],
  ])('%s is no JSON', async (_what, body) => {
    await expectProblem(await client.request('/api/sendCourse', json(body)), 400);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'of type „%s“ is not read',
    async (type) => {
      const answer = await client.request(
        '/api/sendCourse',
        json(aSignUp({ courseId: course.id }), { 'Content-Type': type }),
      );
      await expectProblem(answer, 415);
    },
  );

  test('that reaches for the prototype changes nobody else', async () => {
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,${JSON.stringify(
      aSignUp({ courseId: course.id }),
    ).slice(1)}`;
    expect((await client.request('/api/sendCourse', json(body))).status).toBe(201);
    expect({}).not.toHaveProperty('polluted');
  });

  test('nested without end is refused calmly, nested in moderation read past', async () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    const deep = nested(200_000);
    const sent = JSON.stringify(aSignUp({ courseId: course.id })).slice(1);
    expect((await client.request('/api/sendCourse', json(`{"files":${deep},${sent}`))).status).toBe(422);
    expect((await client.request('/api/sendCourse', json(`{"nieco":${deep},${sent}`))).status).toBe(422);
    expect((await client.request('/api/sendCourse', json(`{"nieco":${nested(20_000)},${sent}`))).status).toBe(201);
  });

  test('with fields nobody asked for sets nothing but what a visitor may set', async () => {
    const { id } = await signUp(
      client,
      aSignUp({
        courseId: course.id,
        id: 'moje-id',
        seats: 99,
        status: 'cancelled',
        reviewedAt: '2020-01-01',
        applicant: 'x',
      }),
    );
    expect(id).not.toBe('moje-id');
    expect(await found(id)).toMatchObject({ seats: 1, status: 'confirmed', reviewedAt: null, applicant: 'person' });
  });
});

describe('who sends too many forms', () => {
  test('waits, is told in Slovak how long, and may send again afterwards', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '2' } });
    const { id: courseId } = await offer(busy);
    const again = (headers = {}) => busy.request('/api/sendCourse', json(aSignUp({ courseId }), headers));
    expect((await again()).status).toBe(201);
    // one that is refused counts too
    expect((await busy.request('/api/sendCourse', json('{'))).status).toBe(400);
    const answer = await again({ 'X-Forwarded-For': '203.0.113.9', 'X-Real-IP': '203.0.113.9' });
    const seconds = Number(answer.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(600);
    const { title } = await expectProblem(answer, 429);
    expect(title).toBe('Poslali ste viac formulárov po sebe. Skúste to znova o 10 min.');
    busy.wait({ minutes: 10, seconds: 1 });
    expect((await again()).status).toBe(201);
    await busy.close();
  });

  test('is told from others by the last address our own proxy wrote down', async () => {
    const busy = await openClient({ environment: { PUBLIC_FORM_LIMIT: '1', TRUST_PROXY: 'on' } });
    const { id: courseId } = await offer(busy);
    const from = async (addresses: string) =>
      (await busy.request('/api/sendCourse', json(aSignUp({ courseId }), { 'X-Forwarded-For': addresses }))).status;
    expect(await from('203.0.113.1')).toBe(201);
    expect(await from('203.0.113.1')).toBe(429);
    expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
    expect(await from('203.0.113.1, 203.0.113.2')).toBe(201);
    expect(await from('2001:db8:1:2::1')).toBe(201);
    expect(await from('[2001:db8:1:2:ffff::9]:4711')).toBe(429);
    expect(await from('hocico')).toBe(201);
    expect(await from('cosi ine')).toBe(429);
    await busy.close();
  });
});

function send(over: object = {}, headers = {}): Promise<Response> {
  return client.request('/api/sendCourse', json(aSignUp({ courseId: course.id, ...over }), headers));
}

async function complaints(answer: Response) {
  return (await expectProblem(answer, 422)).errors ?? [];
}

function found(id: string) {
  return client.app.db
    .selectFrom('signUp')
    .selectAll()
    .select(seatsOfSignUp)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function count(): Promise<number> {
  return (await client.app.db.selectFrom('signUp').select('id').execute()).length;
}
