import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, openClient } from './client.ts';
import { directive } from './policy.ts';
import { SITE_MAP } from './site-map.ts';

let client: Client;

beforeAll(async () => {
  client = await openClient();
});

afterAll(() => client.close());

describe('the headers of every answer', () => {
  test.each([
    ['a page', '/', undefined, 200],
    ['a page rendered afresh', '/signIn', undefined, 200],
    ['a page that is not there', '/nic', undefined, 404],
    ['a redirect', '/signin', undefined, 301],
    ['a closed client', '/dashboard', undefined, 302],
    ['a file', '/ikony/ikony-01.svg', undefined, 200],
    ['a call', '/getCourses', undefined, 200],
    ['a refused call', '/createCourse', { method: 'POST' }, 401],
    ['a malformed call', '/api/sendCourse', { method: 'POST', body: '{', headers: jsonType() }, 400],
    ['a refused form', '/signIn', { method: 'POST', headers: { Origin: 'https://cudzi.example' } }, 403],
    ['the sign of life', '/healthz', undefined, 200],
  ] as const)('keep %s safe', async (_what, path, init, status) => {
    const answer = await client.request(path, init as RequestInit);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(answer.headers.get('Permissions-Policy')).toContain('camera=()');
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers.get('X-Powered-By')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

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

  test('keep framed pages and foreign forms out', async () => {
    const answer = await client.request('/kurzy-a-skolenia');
    expect(directive(answer, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(answer, 'form-action')).toEqual(["'self'"]);
    expect(directive(answer, 'base-uri')).toEqual(["'none'"]);
    expect(directive(answer, 'object-src')).toEqual(["'none'"]);
  });
});

describe('every address of the site map', () => {
  let secure: Client;
  beforeAll(async () => {
    secure = await openClient({ environment: { DEMO_CONTENT: 'on', BASE_URL: 'https://localhost' } });
  });
  afterAll(() => secure.close());

  const addresses = SITE_MAP.map((path) => path.replace(/:\w+|\*/g, 'nic'));
  const everyAnswer = async (look: (answer: Response, path: string) => void) => {
    for (const path of [...addresses, '/api/openapi.json', '/getCourses', '/api/nic', '/healthz', '/%ff']) {
      look(await secure.request(path, { headers: path.startsWith('/dashboard') ? secure.staff : {} }), path);
    }
  };

  test('answers with all that keeps a browser safe', () =>
    everyAnswer((answer, path) => {
      const { headers } = answer;
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect(headers.get('Referrer-Policy'), path).toBeTruthy();
      expect(headers.get('Permissions-Policy'), path).toContain('camera=()');
      expect(headers.get('Strict-Transport-Security'), path).toMatch(/^max-age=\d{7,}/);
      const policy = headers.get('Content-Security-Policy') ?? '';
      // a letter's own styles stand in its lines; its frame may do nothing
      if (policy.includes('sandbox')) return;
      expect(policy, path).not.toContain('unsafe-');
      if (/html|json|plain/.test(headers.get('Content-Type') ?? '')) {
        expect(policy, path).toContain("default-src '");
        expect(directive(answer, 'frame-ancestors'), path).toEqual(["'none'"]);
      }
    }));
});

function jsonType() {
  return { 'Content-Type': 'application/json' };
}
