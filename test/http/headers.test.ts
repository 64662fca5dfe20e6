import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCourse } from '../builders.ts';
import { aContact } from '../contact.ts';
import { type Client, json, openClient } from './client.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client.close());

// access.test.ts tests the headers of every answer
describe('the headers of every answer', () => {
  test.each([
    ['a page for everybody', '/', false, null],
    ['a course for everybody', '/kurzy-a-skolenia', false, null],
    ['a page for everybody shown to staff', '/', true, null],
    ['the entrance', '/signIn', false, 'same-origin'],
    ['the closed desk', '/dashboard', false, 'same-origin'],
    ['the open desk', '/dashboard', true, 'same-origin'],
    ['what a call answers to staff', '/getCourses', true, 'same-origin'],
  ] as const)(
    'keep other windows away from %s only if it is somebody’s own',
    async (_what, path, signedIn, policy) => {
      const answer = await client.request(path, { headers: signedIn ? client.staff : {} });
      expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe(policy);
    },
  );

  test.each([
    ['a course that was stored', '/createCourse', 201],
    ['a refused course', '/createCourse', 422],
    ['a contact request', '/api/sendContact', 201],
  ] as const)('let no cache keep what a call answers to %s', async (_what, path, status) => {
    const body = path === '/createCourse' ? (status === 201 ? aCourse() : {}) : aContact();
    const answer = await client.request(path, json(body, client.staff));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  });

  test('give each request an id of its own, whatever it claims', async () => {
    const headers = { 'X-Request-Id': 'mojeid' };
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await client.request('/', { headers })).headers.get('X-Request-Id')),
    );
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('mojeid');
  });

  test('ask for HTTPS only where the site is served so', async () => {
    expect((await client.request('/')).headers.has('Strict-Transport-Security')).toBe(false);
    const secure = await openClient({ environment: { BASE_URL: 'https://www.example.sk' } });
    expect((await secure.request('/')).headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{7,}/);
    await secure.close();
  });
});
