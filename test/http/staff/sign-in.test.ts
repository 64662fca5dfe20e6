import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSignUp, cookies, ORIGIN, offer, openClient, STAFF, setUpClient, signedIn, signUp } from '../client.ts';
import { readDocument } from '../document.ts';

/** The entry page of the desk, which redirects to the first section of a role. */
const ENTRY = '/dashboard?vstup';

const client = await setUpClient({ environment: { TRUST_PROXY: 'on' } });
let signUpId: string;

beforeAll(async () => {
  const { id: courseId } = await offer(client);
  signUpId = (await signUp(client, aSignUp({ courseId }))).id;
});

describe('sign-in', () => {
  test('redirects to the dashboard with a session cookie hidden from scripts', async () => {
    const answer = await signIn(STAFF);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(ENTRY);
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
  });

  test.each([
    ['a wrong password', { ...STAFF, password: 'nespravne-heslo' }],
    ['an unknown address', { ...STAFF, email: 'nikto@example.sk' }],
    ['no password', { ...STAFF, password: '' }],
    ['nothing at all', { email: '', password: '' }],
    ['an address that is none', { ...STAFF, email: "' or 1=1 --" }],
  ])('with %s is refused without saying what is wrong', async (_what, account) => {
    const answer = await signIn(account, '', anotherSender());
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const page = await readDocument(answer);
    expect(page.byId('sign-in-error')).toBe('E-mail alebo heslo nesedí. Skúste to znova.');
    expect(page.field('email')?.attributes.value).toBe(account.email);
    expect(page.field('password')?.attributes).not.toHaveProperty('value');
    if (account.password) expect(page.html).not.toContain(account.password);
  });

  test.each([
    ['/dashboard/prihlasky', '/dashboard/prihlasky'],
    [
      '/dashboard/prihlasky?stav=waiting&hladat=Nov%C3%A1k+a',
      '/dashboard/prihlasky?stav=waiting&hladat=Nov%C3%A1k+a',
    ],
    ['/dashboard/prihlasky?hladat=https://cudzi.example', '/dashboard/prihlasky?hladat=https://cudzi.example'],
    ['/dashboard?hladat=\r\nSet-Cookie:', '/dashboard?hladat=Set-Cookie:'],
    [`/dashboard/prihlasky?hladat=${'x'.repeat(3_000)}`, ENTRY],
    ['/dashboard/%2e%2e/%2e%2e/cudzi', ENTRY],
    ['/dashboard\\..\\..\\cudzi', ENTRY],
    ['/dashboard', ENTRY],
    ['//cudzi.example', ENTRY],
    ['/\\cudzi.example', ENTRY],
    ['https://cudzi.example', ENTRY],
    ['javascript:alert(1)', ENTRY],
    ['/dashboard@cudzi.example', ENTRY],
    ['/dashboard/../../cudzi', ENTRY],
    ['/dashboard//cudzi.example', ENTRY],
    ['/dashboard\r\nSet-Cookie: a=b', ENTRY],
    ['/signOut', ENTRY],
    ['/dashboardx', ENTRY],
  ])('with the target %j redirects to %s', async (wanted, expected) => {
    const query = `?${new URLSearchParams({ dalej: wanted })}`;
    expect((await signIn(STAFF, query, anotherSender())).headers.get('Location')).toBe(expected);
    const again = await client.request(`/signIn${query}`, { headers: client.staff });
    expect(again.status).toBe(302);
    expect(again.headers.get('Location')).toBe(expected);
  });

  test.each([
    ['/dashboard/prihlasky', '?stav=waiting&hladat=cvi%C4%8Dn%C3%BD+t'],
    ['/dashboard', '?hladat=%26dalej%3D'],
  ])('redirects back to %s%s when its bare data was requested', async (path, query) => {
    const answer = await client.request(`${path}.data${query}&_routes=desk%2Fdesk`);
    const sent = /"(\/signIn\?[^"]+)"/.exec(await answer.text())?.[1] ?? '';
    const signedIn = await client.send(sent, STAFF, anotherSender());
    expect(signedIn.headers.get('Location')).toBe(path + query);
  });

  test('redirects back to the requested page', async () => {
    const requested = `/dashboard/prihlasky/${signUpId}?a=b+c`;
    const sent = (await client.request(requested)).headers.get('Location') ?? '';
    const answer = await client.send(sent, STAFF);
    expect(answer.headers.get('Location')).toBe(requested);
  });

  test('shows that a password was just set, until a sign-in is refused', async () => {
    const sentence = 'Heslo je nastavené. Prihláste sa ním.';
    const page = await client.read('/signIn?heslo');
    expect(page.all('p').find(({ attributes }) => attributes.role === 'status')?.text).toBe(sentence);
    expect(await (await client.request('/signIn')).text()).not.toContain(sentence);
    const refused = await signIn({ ...STAFF, password: 'nespravne-heslo' }, '?heslo', anotherSender());
    expect([refused.status, (await refused.text()).includes(sentence)]).toEqual([401, false]);
    expect((await signIn(STAFF, '?heslo', anotherSender())).headers.get('Location')).toBe(ENTRY);
  });

  test('is refused with a waiting time after too many attempts, even with the right password', async () => {
    const guarded = await openClient();
    const attempt = (password: string) => guarded.send('/signIn', { ...STAFF, password });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt('nespravne-heslo')).status).toBe(401);
    const answer = await attempt(STAFF.password);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await readDocument(answer)).byId('sign-in-error')).toMatch(
      /^Príliš veľa pokusov\. Skúste to o \d+ min\.$/,
    );
    guarded.wait({ minutes: 10, seconds: 1 });
    expect((await attempt(STAFF.password)).status).toBe(303);
    await guarded.close();
  });

  test('is limited together for all addresses of one network', async () => {
    const guarded = await openClient({ environment: { TRUST_PROXY: 'on' } });
    const attempt = (address: string) =>
      guarded.send('/signIn', { ...STAFF, password: 'nespravne-heslo' }, { 'X-Forwarded-For': address });
    for (let tries = 0; tries < 10; tries += 1) expect((await attempt(`2001:db8:1:2::${tries}`)).status).toBe(401);
    expect((await attempt('[2001:db8:1:2:ffff::9]:4711')).status).toBe(429);
    expect((await attempt('2001:db8:1:3::1')).status).toBe(401);
    await guarded.close();
  });

  test('is valid for eight hours without activity', async () => {
    const patient = await openClient();
    const isIn = async () => (await patient.request('/dashboard', { headers: patient.staff })).status === 200;
    patient.wait({ hours: 7, minutes: 59 });
    expect(await isIn()).toBe(true);
    patient.wait({ hours: 7, minutes: 59 });
    expect(await isIn()).toBe(true);
    patient.wait({ hours: 8, minutes: 1 });
    expect(await isIn()).toBe(false);
    await patient.close();
  });

  test('is valid for seven days at most despite activity', async () => {
    const busy = await openClient();
    const isIn = async () => (await busy.request('/dashboard', { headers: busy.staff })).status === 200;
    for (let half = 0; half < 27; half += 1) {
      busy.wait({ hours: 6 });
      expect(await isIn()).toBe(true);
    }
    busy.wait({ hours: 6, minutes: 1 });
    expect(await isIn()).toBe(false);
    await busy.close();
  });
});

describe('sign-out', () => {
  let own: { cookie: string };

  beforeEach(async () => {
    own = await signedIn((path, init) => client.request(path, { ...init, headers: anotherSender() }));
  });

  const isIn = async () => (await client.request('/dashboard', { headers: own })).status === 200;

  test('by the form redirects home, and the session cookie is invalid', async () => {
    const answer = await client.request('/signOut', { method: 'POST', headers: { ...own, Origin: ORIGIN } });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe('/');
    expect(cookies(answer)).toMatch(/session_token=(;|$)/);
    expect(await isIn()).toBe(false);
    expect(await (await client.request('/getCourses', { headers: own })).json()).toHaveLength(1);
  });

  test.each(['GET', 'HEAD'])('cannot be triggered by a link: %s', async (method) => {
    const answer = await client.request('/signOut', { method, headers: own });
    expect(answer.status).toBe(302);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await isIn()).toBe(true);
  });

  test('cannot be triggered from another site', async () => {
    await client.request('/signOut', { method: 'POST', headers: { ...own, Origin: 'https://cudzi.example' } });
    expect(await isIn()).toBe(true);
  });
});

function signIn(account: typeof STAFF, query = '', headers = {}): Promise<Response> {
  return client.send(`/signIn${query}`, account, headers);
}

let senders = 0;

/** Attempts are limited by sender, so each row of a table needs a different one. */
function anotherSender(): Record<string, string> {
  senders += 1;
  return { 'X-Forwarded-For': `203.0.113.${senders}` };
}
