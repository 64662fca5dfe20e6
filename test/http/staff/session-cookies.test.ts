import { afterAll, beforeAll, expect, test } from 'vitest';
import { directoryEnvironment, type Issuer, openIssuer, visitIssuer } from '../../issuer.ts';
import { addSecondFactor } from '../../local-account.ts';
import { isOfThisHost } from '../access/security-headers.ts';
import { type Client, cookies, openClient, STAFF } from '../client.ts';
import { JANA, PEOPLE } from './directory-client.ts';

// The site is served by HTTPS (decision 0053).
const SITE = 'https://localhost';

let local: Client;
let directory: Client;
let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer(SITE);
  issuer.people = PEOPLE;
  const environment = { ...directoryEnvironment(issuer, SITE), STAFF_EMAIL: JANA, STAFF_NAME: 'Jana Skúšková' };
  [local, directory] = await Promise.all([
    openClient({ environment: { BASE_URL: SITE, SMTP_URL: 'smtp://127.0.0.1:9' } }),
    openClient({ environment, hasStaff: false }),
  ]);
});
afterAll(async () => {
  await Promise.all([local.close(), directory.close()]);
  await issuer.stop();
});

/** The names of the cookies an answer sets; fails for a cookie that is not restricted to this host. */
function setBy(answer: Response): string[] {
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toSatisfy(isOfThisHost);
  return answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
}

test('the cookies of sign-in are restricted to this host; ones without the __Host- prefix are ignored', async () => {
  const signedIn = await local.send('/signIn', STAFF);
  expect(setBy(signedIn)).toEqual(['__Host-bozp.session_token', '__Host-bozp.device']);
  const headers = { cookie: cookies(signedIn) };
  expect((await local.request('/dashboard', { headers })).status).toBe(200);
  const neighbours = { cookie: headers.cookie.replaceAll('__Host-', '') };
  expect((await local.request('/dashboard', { headers: neighbours })).status).toBe(302);
  expect(setBy(await local.send('/signOut', {}, { cookie: headers.cookie }))).toContain('__Host-bozp.session_token');
});

test('the cookie of a forgotten password is restricted to this host', async () => {
  expect(setBy(await local.send('/signIn/zabudnute-heslo', { email: STAFF.email }))).toEqual(['__Host-bozp.reset']);
});

test('the cookies of the second sign-in step are restricted to this host', async () => {
  const { app } = local;
  const { id, name, email, role } = await app.db.selectFrom('staffMember').selectAll().executeTakeFirstOrThrow();
  const staff = { kind: 'staff', id, name, email, role } as const;
  const { code } = await addSecondFactor(app, staff);
  // a code is valid for one sign-in
  local.wait({ seconds: 30 });
  const halfWay = await local.send('/signIn', STAFF);
  expect(setBy(halfWay)).toContain('__Host-bozp.two_factor');
  const inside = await local.send('/signIn/overenie', { code: code() }, { cookie: cookies(halfWay) });
  expect(setBy(inside)).toContain('__Host-bozp.session_token');
});

test('the cookies of directory sign-in are restricted to this host', async () => {
  const sent = await directory.send('/signIn/oidc');
  expect(setBy(sent)).toEqual(['__Host-bozp.attempt']);
  const { pathname, search } = await visitIssuer(issuer, sent.headers.get('Location') ?? '', 'jana');
  const back = await directory.request(pathname + search, { headers: { cookie: cookies(sent) } });
  expect(setBy(back)).toEqual(expect.arrayContaining(['__Host-bozp.session_token', '__Host-bozp.attempt']));
});
