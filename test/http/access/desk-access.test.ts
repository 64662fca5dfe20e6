import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aSignUp, bytesOf, ORIGIN, offer, PDF, pdf, STAFF, setUpClient, signUp } from '../client.ts';

const client = await setUpClient({ environment: { TRUST_PROXY: 'on' } });
let courseId: string;
let signUpId: string;
let cancelledId: string;
let fileId: string;
let emailId: string;

beforeAll(async () => {
  courseId = (await offer(client, { nameOfCourse: 'Tajný kurz', status: 'active', capacity: 0 })).id;
  signUpId = (await signUp(client, aSignUp({ courseId, files: [pdf('osvedčenie (kópia).pdf')] }))).id;
  const { db } = client.app;
  fileId = (await db.selectFrom('signUpFile').select('id').executeTakeFirstOrThrow()).id;
  emailId = (await db.selectFrom('email').select('id').executeTakeFirstOrThrow()).id;
  cancelledId = (await signUp(client, aSignUp({ courseId }))).id;
  await client.request(at('/dashboard/prihlasky/:cancelledId/zrusenie'), {
    method: 'POST',
    headers: client.staff,
    body: new URLSearchParams(),
  });
});

const PAGES = [
  '/dashboard',
  '/dashboard/prihlasky',
  '/dashboard/prihlasky?hladat=cvicny',
  '/dashboard/prihlasky/:id',
  '/dashboard/prihlasky/:id/zrusenie',
  '/dashboard/prihlasky/:cancelledId/obnovenie',
  '/dashboard/prihlasky/:id/subory/:fileId',
  '/dashboard/prihlasky/:id/listy/:emailId',
  '/dashboard/prihlasky/:id/listy/:emailId/odoslanie',
  '/dashboard/prihlasky/:id/listy/:emailId/znenie',
  '/dashboard/prihlasky/:id/listy/potvrdenie',
];

/** Data of the tests that only staff may read. */
const SECRETS = ['Tajný kurz', 'Cvičný', 'tomas.cvicny', '%PDF', STAFF.email];

describe.each(PAGES)('%s', (path) => {
  test('is shown to staff', async () => {
    const answer = await client.request(at(path), { headers: client.staff });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(SECRETS.some((secret) => text.includes(secret))).toBe(true);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  });

  test('is refused to a visitor with forged forwarding headers', async () => {
    const headers = { 'X-React-Router-SPA-Mode': 'yes', 'X-Forwarded-User': 'jana' };
    const answer = await client.request(at(path), { headers });
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get('Location') ?? '', ORIGIN).pathname).toBe('/signIn');
    expectNoSecret(await answer.text());
  });

  test.each(['', '_routes=desk%2Fcourses%2Fcourses', '_routes=desk%2Fdesk', '_routes=root'])(
    'refuses its bare data to a visitor: .data?%s',
    async (query) => {
      const [pathname, search] = at(path).split('?');
      const dataAddress = `${pathname}.data?${[search, query].filter(Boolean).join('&')}`;
      const answer = await client.request(dataAddress);
      expectNoSecret(await answer.text());
      if (query === '') expect(answer.status).toBe(202);
    },
  );
});

test('staff receive the bare data of a page', async () => {
  const answer = await client.request('/dashboard.data', { headers: client.staff });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Tajný kurz');
});

test('a staff page is protected in every spelling of its address', async () => {
  for (const path of [
    '/DASHBOARD',
    '/dashboard//prihlasky',
    '/%64ashboard',
    '/dashboard/.',
    '/x/../dashboard/prihlasky',
  ]) {
    const answer = await client.request(path);
    expect([301, 302, 404]).toContain(answer.status);
    expectNoSecret(await answer.text());
  }
});

describe('the framework’s internal headers', () => {
  test('have no effect in a visitor’s request, even while the server believes it is building', async () => {
    vi.stubEnv('IS_RR_BUILD_REQUEST', 'yes');
    const expected = await (await client.request('/kurzy-a-skolenia?x=1')).text();
    const answer = await client.request('/kurzy-a-skolenia?x=1', {
      headers: { 'X-React-Router-SPA-Mode': 'yes', 'X-React-Router-Prerender-Data': encodeURIComponent('"zlo"') },
    });
    vi.unstubAllEnvs();
    expect(answer.status).toBe(200);
    expect(visible(await answer.text())).toBe(visible(expected));
  });

  function visible(html: string): string {
    return html.replace(/<script[\s\S]*?<\/script>/g, '');
  }
});

describe('a file of a sign-up', () => {
  test('is sent only as a download', async () => {
    const answer = await client.request(at('/dashboard/prihlasky/:id/subory/:fileId'), { headers: client.staff });
    expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment;/);
    const name = /filename\*=UTF-8''(.+)$/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('osvedčenie (kópia).pdf');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.get('Content-Type')).toBe('application/pdf');
    expect(answer.headers.get('Content-Length')).toBe(String(PDF.length));
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await bytesOf(answer)).toEqual(PDF);
  });
});

describe('an email of a sign-up', () => {
  test.each(['/dashboard/prihlasky/:id/listy/:emailId/znenie', '/dashboard/prihlasky/:id/listy/zrusenie'])(
    'at %s is displayed in a sandboxed frame',
    async (path) => {
      const answer = await client.request(at(path), { headers: client.staff });
      const policy = (answer.headers.get('Content-Security-Policy') ?? '').split('; ');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy.find((part) => part.startsWith('sandbox'))).not.toMatch(/allow-(scripts|same-origin|forms|top)/);
      expect(policy.join()).not.toContain('script-src');
      expect(await answer.text()).toContain('Tajný kurz');
    },
  );
});

function at(path: string): string {
  return path
    .replace(':id', signUpId)
    .replace(':cancelledId', cancelledId)
    .replace(':fileId', fileId)
    .replace(':emailId', emailId);
}

function expectNoSecret(text: string): void {
  for (const secret of SECRETS) expect(text).not.toContain(secret);
}
