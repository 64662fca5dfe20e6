import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOf } from '../../database-of.ts';
import { type Issuer, openIssuer } from '../../issuer.ts';
import { cookies, ORIGIN } from '../client.ts';
import { readDocument } from '../document.ts';
import { directive } from '../policy.ts';
import { type DirectoryClient, openDirectoryClient, PEOPLE } from './directory-client.ts';

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

describe('returning from the directory', () => {
  test('redirects to the requested page with a session cookie hidden from scripts', async () => {
    const answer = await client.completeSignIn('jana', '?dalej=%2Fdashboard%2Ffirma%3Fa%3Db');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/dashboard/firma?a=b']);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const [attempt, session] = answer.headers.getSetCookie();
    expect(attempt).toMatch(/^bozp\.attempt=; Max-Age=0; Path=\/;/);
    expect(session).toMatch(/session_token=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax/);
    const desk = await client.request('/dashboard', { headers: { cookie: cookies(answer) } });
    expect(desk.status).toBe(200);
    expect(directive(desk, 'form-action')).toEqual(["'self'", issuer.url]);
  });

  test.each(['https://cudzi.example', '//cudzi.example', '/signOut', '/dashboard/../x'])(
    'never redirects to %s',
    async (dalej) => {
      const answer = await client.completeSignIn('jana', `?${new URLSearchParams({ dalej })}`);
      expect(answer.headers.get('Location')).toBe('/dashboard?vstup');
    },
  );

  test.each([
    ['who is not on the list', 'cudzi', 'cudzi@example.sk. Táto adresa nie je na zozname zamestnancov.'],
    ['whose address is not verified', 'neoverena', 'účet nepotvrdzuje, že táto adresa patrí Vám.'],
    ['who has no address', 'bezadresy', 'neuvádza e-mail.'],
  ])('explains the refusal to a user %s and offers another account', async (_who, person, sentence) => {
    const answer = await client.completeSignIn(person, '?dalej=%2Fdashboard%2Ffirma');
    expect(answer.status).toBe(403);
    expect(cookies(answer)).toBe('bozp.attempt=');
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Tento účet nie je na zozname']);
    expect(page.html.replaceAll('\u00a0', ' ')).toContain(sentence);
    expect(page.all('form').map(({ attributes }) => attributes.action)).toEqual([
      '/signIn/oidc?dalej=%2Fdashboard%2Ffirma&iny=',
    ]);
  });

  test.each<[string, (redirect: { path: string; cookie: string }) => { path: string; cookie: string }]>([
    ['without the cookie', ({ path }) => ({ path, cookie: '' })],
    ['with a made-up cookie', ({ path }) => ({ path, cookie: 'bozp.attempt=hadam' })],
    ['with another state', ({ path, cookie }) => ({ path: path.replace('state=', 'state=_'), cookie })],
    ['with nothing at all', ({ cookie }) => ({ path: '/signIn/oidc/navrat', cookie })],
    ['with a made-up code', ({ path, cookie }) => ({ path: path.replace('code=', 'code=_'), cookie })],
  ])('%s is refused with a button to try again', async (_how, changed) => {
    const { path, cookie } = changed(await client.visit('jana'));
    const answer = await client.request(path, { headers: { cookie } });
    expect(answer.status).toBe(400);
    expect(cookies(answer)).toBe('bozp.attempt=');
    const page = await readDocument(answer);
    expect(page.headings).toEqual(['Prihlásenie sa nepodarilo']);
    expect(page.all('form')).toHaveLength(1);
  });

  test('is refused after ten minutes or a second time', async () => {
    const late = await client.visit('jana');
    client.wait({ minutes: 11 });
    expect((await client.request(late.path, { headers: { cookie: late.cookie } })).status).toBe(400);
    const redirect = await client.visit('jana');
    expect((await client.request(redirect.path, { headers: { cookie: redirect.cookie } })).status).toBe(303);
    expect((await client.request(redirect.path, { headers: { cookie: redirect.cookie } })).status).toBe(400);
  });

  test('without having signed in there shows an explanation', async () => {
    const answer = await client.completeSignIn('');
    expect(answer.status).toBe(400);
    expect((await readDocument(answer)).html).toContain('ste nedokončili');
  });

  test('while the directory is unavailable shows an explanation', async () => {
    const { path, cookie } = await client.visit('jana');
    await issuer.stop();
    const answer = await client.request(path, { headers: { cookie } });
    await issuer.start();
    expect(answer.status).toBe(503);
    expect((await readDocument(answer)).html).toContain('teraz neodpovedá');
  });

  test('ends the previous session of the browser', async () => {
    const before = await client.signedIn();
    const { path, cookie } = await client.visit('jana');
    await client.request(path, { headers: { cookie: `${cookie}; ${before.cookie}` } });
    expect((await client.request('/dashboard', { headers: before })).status).toBe(302);
  });
});

describe('a staff member signed in by the directory', () => {
  test('has no access from the next request on after removal from the list', async () => {
    const staff = await client.signedIn();
    await databaseOf(client.app).updateTable('staffMember').set({ state: 'deactivated' }).execute();
    expect((await client.request('/dashboard', { headers: staff })).status).toBe(302);
    expect((await client.request('/signIn', { headers: staff })).status).toBe(200);
    const back = await client.completeSignIn('jana');
    expect(back.status).toBe(403);
    expect((await readDocument(back)).html.replaceAll('\u00a0', ' ')).toContain(
      'Prihlásili ste sa ako jana@example.sk. Táto adresa nie je na zozname zamestnancov.',
    );
  });

  test('signs out here and is redirected to sign out there', async () => {
    const staff = await client.signedIn();
    const answer = await client.send('/signOut', {}, staff);
    expect(answer.status).toBe(303);
    const address = new URL(answer.headers.get('Location') ?? '');
    expect(address.origin + address.pathname).toBe(`${issuer.url}/session/end`);
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/`);
    expect(cookies(answer)).toMatch(/session_token=(;|$)/);
    expect((await client.request('/dashboard', { headers: staff })).status).toBe(302);
    expect((await client.send('/signOut', {}, staff)).headers.get('Location')).toBe('/');
  });

  test('gets an error page when signing out fails, and stays signed in', async () => {
    const staff = await client.signedIn();
    const { schema } = databaseOf(client.app);
    await schema.alterTable('staffSession').renameTo('elsewhere').execute();
    const answer = await client.send('/signOut', {}, staff);
    await schema.alterTable('elsewhere').renameTo('staffSession').execute();
    expect(answer.status).toBe(500);
    expect(directive(answer, 'form-action')).toEqual(["'self'", issuer.url]);
    expect((await readDocument(answer)).headings).toEqual(['Odhlásenie sa nepodarilo']);
    expect((await client.request('/dashboard', { headers: staff })).status).toBe(200);
  });
});
