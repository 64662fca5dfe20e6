import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Issuer, openIssuer } from '../../issuer.ts';
import { ORIGIN, openClient } from '../client.ts';
import { readDocument } from '../document.ts';
import { directive } from '../policy.ts';
import { type DirectoryClient, JANA, openDirectoryClient, PEOPLE } from './directory-client.ts';

let issuer: Issuer;
let client: DirectoryClient;

beforeAll(async () => {
  issuer = await openIssuer(ORIGIN);
  issuer.people = PEOPLE;
});
afterAll(() => issuer.stop());

beforeEach(async () => {
  client = await openDirectoryClient(issuer);
});
afterEach(() => client.close());

describe('the sign-in page with the company’s directory', () => {
  test('has one button, a policy that allows the directory, and isolation from other windows', async () => {
    const answer = await client.request('/signIn?dalej=%2Fdashboard%2Ffirma');
    expect(answer.status).toBe(200);
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    const page = await readDocument(answer);
    expect(page.all('form').map(({ attributes }) => attributes.action)).toEqual([
      '/signIn/oidc?dalej=%2Fdashboard%2Ffirma',
    ]);
    expect(page.html).toContain('Prihlásiť sa cez Firemný účet');
    expect(page.field('password')).toBeUndefined();
  });

  test('says that the directory does not answer, while the rest of the site works', async () => {
    await client.close();
    await issuer.stop();
    client = await openDirectoryClient(issuer);
    const answer = await client.request('/signIn?dalej=%2Fdashboard%2Ffirma');
    expect(answer.status).toBe(503);
    expect((await readDocument(answer)).html).toContain('Prihlasovanie cez Firemný účet teraz neodpovedá.');
    const sent = await client.send('/signIn/oidc?dalej=%2Fdashboard%2Ffirma');
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, '/signIn?dalej=%2Fdashboard%2Ffirma']);
    expect((await client.request('/')).status).toBe(200);
    await issuer.start();
    expect((await client.request('/signIn')).status).toBe(200);
  });

  test.each([
    ['a password', () => client.send('/signIn', { email: JANA, password: 'velmi-dlhe-heslo' })],
    [
      'a password with a form that was interrupted',
      () => client.send('/signIn/pokracovanie', { interruptedForm: '{"entries":[],"files":[]}', email: JANA }),
    ],
    ['the link to the first account', () => client.request('/signIn/prvy-ucet?kod=hadam')],
    ['the form of the first account', () => client.send('/signIn/prvy-ucet?kod=hadam')],
  ])('answers 404 to %s', async (_what, sendRequest) => {
    const answer = await sendRequest();
    expect(answer.status).toBe(404);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  test('does not change the policy of other pages', async () => {
    for (const path of ['/', '/kontakt', '/nic']) {
      expect(directive(await client.request(path), 'form-action')).toEqual(["'self'"]);
    }
  });
});

describe('a redirect to the directory', () => {
  test('requests a code by PKCE and stores the attempt in a cookie', async () => {
    const sent = await client.send('/signIn/oidc');
    const address = new URL(sent.headers.get('Location') ?? '');
    expect(address.origin).toBe(issuer.url);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'skolenia',
      response_type: 'code',
      redirect_uri: `${ORIGIN}/signIn/oidc/navrat`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const [cookie = ''] = sent.headers.getSetCookie();
    expect(cookie).toMatch(/^bozp\.attempt=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(sent.headers.get('Cache-Control')).toBe('no-store');
  });

  test('cannot be started by a link or from another site', async () => {
    const followed = await client.request('/signIn/oidc?dalej=%2Fdashboard%2Ffirma');
    expect(followed.headers.get('Location')).toBe('/signIn?dalej=%2Fdashboard%2Ffirma');
    expect(followed.headers.getSetCookie()).toEqual([]);
    expect((await client.send('/signIn/oidc', {}, { Origin: 'https://cudzi.example' })).status).toBe(403);
  });

  test('can request another account', async () => {
    const sent = await client.send('/signIn/oidc?dalej=%2Fdashboard&iny=');
    expect(new URL(sent.headers.get('Location') ?? '').searchParams.get('prompt')).toBe('select_account');
  });

  test('sets a cookie small enough for browsers also for long page addresses', async () => {
    const sent = await client.send(
      `/signIn/oidc?${new URLSearchParams({ dalej: `/dashboard/prihlasky?hladat=${'č'.repeat(320)}` })}`,
    );
    expect(sent.headers.getSetCookie()[0]?.length).toBeLessThan(4_096);
  });
});

describe('a form sent after the session ended', () => {
  test('is stored in the page and keeps its original target', async () => {
    const form = new URLSearchParams({ shortName: '"><b>', a: '1' });
    const moved = await client.send('/dashboard/firma?x=1', form);
    expect(moved.status).toBe(307);
    const answer = await client.send(moved.headers.get('Location') ?? '', form);
    expect(answer.status).toBe(401);
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    const page = await readDocument(answer);
    const [away, on] = page.all('form').map(({ attributes }) => attributes);
    expect(away).toMatchObject({ action: '/signIn/oidc?dalej=%2Fdashboard%2Ffirma%3Fx%3D1', target: '_blank' });
    expect(on).toMatchObject({ action: '/dashboard/firma?x=1', method: 'post' });
    const storedFields = page.all('input').map(({ attributes }) => [attributes.name, attributes.value]);
    expect(storedFields).toEqual([...form]);
  });

  test('is refused if it is too large', async () => {
    const answer = await client.send('/signIn/pokracovanie', { a: 'x'.repeat(400_001) });
    expect(answer.status).toBe(413);
  });
});

test('the pages of directory sign-in answer 404 where staff sign in by password', async () => {
  const local = await openClient();
  for (const path of ['/signIn/oidc', '/signIn/oidc/navrat']) {
    expect((await local.request(path)).status).toBe(404);
  }
  expect((await local.send('/signIn/oidc')).status).toBe(404);
  expect(directive(await local.request('/dashboard', { headers: local.staff }), 'form-action')).toEqual(["'self'"]);
  await local.close();
});
