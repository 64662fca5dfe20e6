import { describe, expect, test } from 'vitest';
import { aCourse } from '../../builders.ts';
import { aContact } from '../../contact-requests.ts';
import { json, openClient, setUpClient } from '../client.ts';

const client = await setUpClient();

// access.test.ts tests the headers of every answer
describe('the headers of an answer', () => {
  test.each([
    ['a public page', '/', false, null],
    ['a public course list', '/kurzy-a-skolenia', false, null],
    ['a public page requested by staff', '/', true, null],
    ['the sign-in page', '/signIn', false, 'same-origin'],
    ['the desk without a session', '/dashboard', false, 'same-origin'],
    ['the desk with a session', '/dashboard', true, 'same-origin'],
    ['an API answer to staff', '/getCourses', true, 'same-origin'],
  ] as const)('isolate %s from other windows only if it is not public', async (_what, path, signedIn, policy) => {
    const answer = await client.request(path, { headers: signedIn ? client.staff : {} });
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe(policy);
  });

  test.each([
    ['a stored course', '/createCourse', 201],
    ['a refused course', '/createCourse', 422],
    ['a contact request', '/api/sendContact', 201],
  ] as const)('forbid caching the API answer to %s', async (_what, path, status) => {
    const body = path === '/createCourse' ? (status === 201 ? aCourse() : {}) : aContact();
    const answer = await client.request(path, json(body, client.staff));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  });

  test('contain a new request id even if the request states one', async () => {
    const headers = { 'X-Request-Id': 'mojeid' };
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await client.request('/', { headers })).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mojeid');
  });

  test('require HTTPS only where the site uses it', async () => {
    expect((await client.request('/')).headers.has('Strict-Transport-Security')).toBe(false);
    const secure = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
    expect((await secure.request('/')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{7,}/);
    await secure.close();
  });
});
