import { beforeAll, describe, expect, test } from 'vitest';
import type { CourseWithSeats } from '#domain/courses/course.ts';
import { PRIVACY_NOTICE_VERSION } from '#domain/privacy-notice.ts';
import { aSignUp, json, offer, setUpClient, signUp } from '../client.ts';
import { complaints } from '../problem.ts';
import { countSignUps, findSignUp } from './stored-sign-ups.ts';

const COURSE_NOT_OFFERED = 'Kurz už nie je v ponuke. Vyberte si iný termín.';
const CONSENT = 'Musíte súhlasiť so spracovaním osobných údajov';

const client = await setUpClient();
let course: CourseWithSeats;

beforeAll(async () => {
  course = await offer(client, {
    nameOfCourse: 'Kurz zváračov',
    date: '2026-12-05',
    city: 'Považská Bystrica',
    capacity: 0,
  });
});

describe('POST /api/sendCourse', () => {
  test('stores a person with everything that was sent', async () => {
    const answer = await send({ message: 'Prvý riadok\r\nDruhý riadok' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
    const { id, status, ...rest } = await answer.json();
    expect(rest).toEqual({});
    expect(status).toBe('confirmed');
    expect(await findSignUp(client, id)).toMatchObject({
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

  test('stores a company with the requested seats', async () => {
    const { id } = await signUp(client, {
      ...aSignUp({ companyName: 'Pekáreň Príklad s. r. o.', numberOfWorkers: '3', firstName: '', lastName: '' }),
      courseId: course.id,
    });
    expect(await findSignUp(client, id)).toMatchObject({
      applicant: 'company',
      companyName: 'Pekáreň Príklad s. r. o.',
      numberOfWorkers: '3',
      seats: 3,
    });
  });

  test('answers whether the applicant has a seat or waits', async () => {
    const small = await offer(client, { capacity: 2 });
    const company = { companyName: 'Veľká firma', numberOfWorkers: '2' };
    expect((await signUp(client, aSignUp({ courseId: small.id }))).status).toBe('confirmed');
    expect((await signUp(client, aSignUp({ courseId: small.id, ...company }))).status).toBe('waiting');
    expect((await signUp(client, aSignUp({ courseId: small.id, lastName: 'Druhý' }))).status).toBe('confirmed');
    expect((await signUp(client, aSignUp({ courseId: small.id, lastName: 'Tretí' }))).status).toBe('waiting');
  });

  test('gives the last seat to one of many simultaneous applicants', async () => {
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

  test('accepts requests without a session and from any site', async () => {
    const headers = { Origin: 'https://partner.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await send({}, headers)).status).toBe(201);
  });
});

describe('the course of a sign-up call', () => {
  const facts = { courseName: 'Kurz zváračov', courseDate: '2026-12-05', courseCity: 'Považská Bystrica' };

  test.each([
    ['an ISO day', facts],
    ['a Slovak day', { ...facts, courseDate: '05.12.2026' }],
    ['a Slovak day without zeros', { ...facts, courseDate: '5.12.2026' }],
    ['a Slovak day with spaces', { ...facts, courseDate: ' 5. 12. 2026 ' }],
    ['a name with decomposed accents', { ...facts, courseName: facts.courseName.normalize('NFD') }],
  ])('is found by name, city and %s', async (_how, reference) => {
    const { id } = await signUp(client, aSignUp(reference));
    expect((await findSignUp(client, id)).courseId).toBe(course.id);
  });

  test('is found by its id regardless of the other fields', async () => {
    const { id } = await signUp(
      client,
      aSignUp({ courseId: course.id, courseName: 'Iný kurz', courseDate: 'niekedy' }),
    );
    expect((await findSignUp(client, id)).courseId).toBe(course.id);
  });

  test('is refused with an explanation if it is past', async () => {
    const past = await offer(client, { date: '2026-11-19' });
    expect(await complaints(await send({ courseId: past.id }))).toEqual([
      { field: 'courseDate', message: 'Kurz sa už konal. Prihlásiť sa naň nedá.' },
    ]);
  });

  test('is found only if it is on offer', async () => {
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
      expect(await complaints(await send(reference))).toEqual([{ field: 'courseName', message: COURSE_NOT_OFFERED }]);
    }
  });
});

describe('the consent of a sign-up call', () => {
  test('is required: a refusal stores no sign-up', async () => {
    const before = await countSignUps(client);
    expect(await complaints(await send({ consent: false }))).toEqual([{ field: 'consent', message: CONSENT }]);
    expect(await countSignUps(client)).toBe(before);
  });

  test.each([
    [true, 'given', PRIVACY_NOTICE_VERSION],
    [undefined, 'not-stated', null],
  ])('%s is recorded as %s', async (consent, recorded, version) => {
    const { id } = await signUp(client, aSignUp({ courseId: course.id, consent }));
    expect(await findSignUp(client, id)).toMatchObject({ consent: recorded, consentVersion: version });
  });

  test.each(['true', 1, null, 'áno'])('of %j is refused', async (consent) => {
    expect((await complaints(await send({ consent }))).map(({ field }) => field)).toEqual(['consent']);
  });
});

function send(over: object = {}, headers = {}): Promise<Response> {
  return client.request('/api/sendCourse', json(aSignUp({ courseId: course.id, ...over }), headers));
}
