import { beforeEach, describe, expect, test } from 'vitest';
import { aCourse } from '../../builders.ts';
import { databaseOf } from '../../database-of.ts';
import { json, ORIGIN, offer, openClient, STAFF, setUpClient } from '../client.ts';
import { expectProblem } from '../problem.ts';

const client = await setUpClient();

beforeEach(async () => {
  await databaseOf(client.app).deleteFrom('course').execute();
});

/** The three API calls that change an existing course or create one. */
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
    ['a visitor', () => ({})],
    ['somebody with an invented session', () => ({ cookie: 'bozp.session_token=vymysleny.podpis' })],
    [
      'somebody with a changed session',
      () => ({ cookie: client.staff.cookie.replace(/(?<=session_token=).{6}/, 'AAAAAA') }),
    ],
    ['somebody from our own page without a session', () => ({ Origin: ORIGIN })],
    [
      'a visitor with the headers of an authenticating proxy',
      () => ({ 'X-Forwarded-User': STAFF.email, Authorization: 'Basic amFuYTpqYW5h' }),
    ],
  ])('is refused to %s', async (_whom, headers) => {
    await expectProblem(await change(headers()), 401);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['a foreign origin', { Origin: 'https://cudzi.example' }],
    ['a foreign port', { Origin: 'http://localhost:8080' }],
    ['our host without its protocol', { Origin: 'https://localhost' }],
    ['a page with a hidden origin', { Origin: 'null' }],
    ['another site according to the browser', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a foreign origin with forged forwarding headers', { Origin: 'https://cudzi.example', ...forwarded() }],
  ])('is refused to staff when sent from %s', async (_where, headers) => {
    await expectProblem(await change({ ...client.staff, ...headers }), 403);
    expect(await stored()).toEqual(before);
  });

  test('is accepted from staff on our own page', async () => {
    const headers = { ...client.staff, Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
    expect((await change(headers)).status).toBeLessThan(300);
    expect(await stored()).not.toEqual(before);
  });

  test('ignores a method override', async () => {
    const headers = { ...client.staff, 'X-HTTP-Method-Override': 'DELETE' };
    const answer = await client.request('/getCourses?_method=DELETE', { headers });
    expect(answer.status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  async function stored() {
    return client.app.db.selectFrom('course').selectAll().orderBy('id').execute();
  }
});

describe('behind an HTTPS proxy, where only BASE_URL states the origin,', () => {
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
});

function forwarded() {
  return {
    'X-Forwarded-Host': 'cudzi.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=cudzi.example;proto=https',
  };
}
