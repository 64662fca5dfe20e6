import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FRONTEND_HOST } from '../../clerk/instance.ts';
import { databaseOf } from '../../database-of.ts';
import { json } from '../client.ts';
import { readDocument } from '../document.ts';
import { directive } from '../policy.ts';
import { type ClerkDouble, openClerkDouble } from './clerk-double.ts';
import { describeRefusals } from './sign-in-double.ts';

describeRefusals('hosted sign-in', openClerkDouble);

let clerk: ClerkDouble;
beforeAll(async () => {
  clerk = await openClerkDouble();
});
afterAll(() => clerk.close());

const get = (path: string, headers: Record<string, string> = {}) => clerk.client.request(path, { headers });

describe('the hosted sign-in page', () => {
  test('contains the place of the provider’s form and says what it needs', async () => {
    const answer = await get('/signIn?dalej=%2Fdashboard%2Fprihlasky');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Prihlásenie']);
    expect(page.html).toContain('Prihlásenie potrebuje JavaScript.');
    expect(page.field('password')).toBeUndefined();
  });

  test('redirects a signed-in staff member to the requested page', async () => {
    const member = await clerk.member('coordinator');
    for (const [path, location] of [
      ['/signIn', '/dashboard?vstup'],
      ['/signIn?dalej=%2Fdashboard%2Fprihlasky', '/dashboard/prihlasky'],
      ['/signIn?dalej=%2Fdashboard%2Fprihlasky&overenie=ano', '/dashboard/prihlasky'],
      ['/signIn?dalej=https%3A%2F%2Fcudzi.example', '/dashboard?vstup'],
    ] as const) {
      const answer = await get(path, member);
      expect([answer.status, answer.headers.get('Location')]).toEqual([302, location]);
    }
  });

  test('shows a user without access their account and how to sign out, without a redirect loop', async () => {
    const unlistedUser = await clerk.unlistedUser();
    const answer = await get('/signIn', unlistedUser);
    expect(answer.status).toBe(403);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Do správy nemáte prístup']);
    expect(page.html).toContain('cudzi@example.sk');
    expect(page.html).toContain('Odhlásiť sa');
    expect(page.all('a').some(({ attributes }) => attributes.href === '/' && attributes.class?.includes('btn'))).toBe(
      true,
    );
  });

  test('shows a deactivated staff member that the address is not on the staff list', async () => {
    const member = await clerk.member('lecturer');
    expect((await get('/dashboard/kurzy', member)).status).not.toBe(302);
    const deactivated = { state: 'deactivated' } as const;
    await databaseOf(clerk.client.app)
      .updateTable('staffMember')
      .set(deactivated)
      .where('role', '=', 'lecturer')
      .execute();
    const answer = await get('/signIn', member);
    expect(answer.status).toBe(403);
    expect((await readDocument(answer)).html.replaceAll('\u00a0', ' ')).toContain(
      'Prihlásili ste sa ako lecturer@example.sk. Táto adresa nie je na zozname zamestnancov.',
    );
    await databaseOf(clerk.client.app)
      .updateTable('staffMember')
      .set({ state: 'active' })
      .where('role', '=', 'lecturer')
      .execute();
  });

  test('does not redirect back to the provider when its session cannot be verified', async () => {
    const answer = await get('/signIn?overenie=ano');
    expect(answer.status).toBe(403);
    expect((await readDocument(answer)).headings).toEqual(['Prihlásenie sa nepodarilo overiť']);
  });
});

describe('with hosted sign-in there is no', () => {
  test.each(['/signIn/prvy-ucet', '/signOut'])('%s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect((await clerk.client.send(path)).status).toBe(404);
  });

  test('sign-in by e-mail and password', async () => {
    const answer = await clerk.client.send('/signIn', { email: 'admin@example.sk', password: 'velmi-dlhe-heslo' });
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

describe('a form sent after the session ended', () => {
  const address = '/signIn/pokracovanie?dalej=%2Fdashboard%2Ffirma';
  const packed = JSON.stringify({ entries: [['shortName', 'Po obede']], files: [] });

  test('is stored in the page beside the provider’s form', async () => {
    const answer = await clerk.client.send(address, { shortName: 'Po obede' });
    expect(answer.status).toBe(401);
    const page = await readDocument(answer);
    expect(page.field('interruptedForm')?.attributes.value).toBe(packed);
    expect(page.html).toContain('Prihlásenie sa skončilo.');
  });

  test('is returned once its sender is signed in', async () => {
    const answer = await clerk.client.send(address, { interruptedForm: packed }, await clerk.member('admin'));
    expect(answer.status).toBe(200);
    const page = await readDocument(answer);
    expect(page.field('shortName')?.attributes.value).toBe('Po obede');
    expect(page.all('form').map(({ attributes }) => attributes.action)).toEqual(['/dashboard/firma']);
  });

  test('stays in the page and is not resent while the provider’s session cannot be verified', async () => {
    const answer = await clerk.client.send(address, { interruptedForm: packed });
    expect(answer.status).toBe(401);
    expect((await readDocument(answer)).html).toContain('Prihlásenie sa nepodarilo overiť.');
  });

  test('is not returned to a user without access', async () => {
    const answer = await clerk.client.send(address, { interruptedForm: packed }, await clerk.unlistedUser());
    expect(answer.status).toBe(403);
    expect((await readDocument(answer)).headings).toEqual(['Do správy nemáte prístup']);
  });
});

test('pages and calls answer 503 while the keys of the sign-in provider are unavailable', async () => {
  const away = await openClerkDouble();
  away.backend.failure = 500;
  const headers = await away.member('admin');
  const page = await away.client.request('/dashboard', { headers });
  const call = await away.client.request('/createCourse', json({}, headers));
  for (const answer of [page, call]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.has('Retry-After')).toBe(true);
  }
  away.backend.failure = undefined;
  expect((await away.client.request('/dashboard', { headers })).status).toBe(200);
  await away.close();
});

describe('the hosts of the sign-in provider', () => {
  const host = `https://${FRONTEND_HOST}`;

  test.each(['/signIn', '/signIn/pokracovanie', '/dashboard', '/dashboard/firma'])(
    'are allowed by the policy of %s',
    async (path) => {
      const answer = await get(path, path.startsWith('/signIn') ? {} : await clerk.member('admin'));
      expect(answer.status).toBe(200);
      expect(directive(answer, 'script-src')).toEqual(
        expect.arrayContaining(["'self'", host, 'https://challenges.cloudflare.com']),
      );
      expect(directive(answer, 'connect-src')).toEqual(["'self'", host]);
      expect(directive(answer, 'img-src')).toEqual(["'self'", 'data:', 'https://img.clerk.com']);
      expect(directive(answer, 'worker-src')).toEqual(["'self'", 'blob:']);
      expect(directive(answer, 'frame-src')).toEqual(["'self'", 'https://challenges.cloudflare.com']);
      expect(directive(answer, 'style-src').join()).toMatch(/'nonce-[\w-]{36}'/);
      expect(answer.headers.get('Content-Security-Policy')).not.toContain('unsafe');
    },
  );

  test.each(['/', '/kontakt', '/kurzy-a-skolenia', '/blog', '/nic-take', '/signOut'])(
    'are not allowed by the policy of %s or used in the page',
    async (path) => {
      const answer = await get(path, await clerk.member('admin'));
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).not.toMatch(/clerk|cloudflare|nonce|blob:/);
      expect(await answer.text()).not.toContain('pk_live');
    },
  );

  test('get a different nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => directive(await get('/signIn'), 'style-src').filter((part) => part.includes('nonce'))),
    );
    expect(nonces[0]).not.toEqual(nonces[1]);
  });
});
