import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { addStaffMember } from '#server/staff/local/accounts.ts';
import { signIn, signOut } from '#server/staff/local/sign-in.ts';
import { findStaffMember, whoAsks } from '#server/staff/staff.ts';
import { databaseOf } from '../../../../test/database-of.ts';
import { asking, BASE_URL, type DirectoryApp, openDirectoryApp } from '../../../../test/directory-app.ts';
import { WITHOUT_ADDRESS } from '../../../../test/forged-tokens.ts';
import { type Issuer, openIssuer } from '../../../../test/issuer.ts';
import { directoryExit } from './directory-sign-out.ts';

const JANA = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer(BASE_URL);
});
afterAll(() => issuer.stop());

describe.each(['SQLite', 'Postgres'])('signing in by the directory on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: DirectoryApp;
  beforeEach(async () => {
    issuer.people = {
      jana: { email: JANA.email, email_verified: true },
      peter: { email: 'peter@example.sk', email_verified: true },
    };
    running = await openDirectoryApp(issuer, { postgresUrl });
    await running.addMember('active', JANA.email);
  });
  afterEach(async () => {
    Object.assign(issuer, { forge: undefined, describe: undefined });
    await running.close();
  });

  test('knows whoever is on the list, and leads to the page they asked for', async () => {
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in', target: '/dashboard/firma' });
    expect(await findStaffMember(running.app, asking(await running.cookieOf('jana')))).toMatchObject({
      id: JANA.email,
      role: 'admin',
    });
    expect(await running.sessions()).toMatchObject([
      { provider: 'oidc' },
      { subject: `${issuer.url} jana`, ipAddress: '192.0.2.1' },
    ]);
  });

  test.each([
    ['an address with a NUL', 'nul', 'jana\u0000@example.sk'],
    ['an address with a character that does not show', 'zwsp', 'peter\u200B@example.sk'],
    ['a name with a NUL', 'nul\u0000', 'peter@example.sk'],
  ])('takes %s for nobody on the list', async (_what, person, email) => {
    await running.addMember('invited', 'peter@example.sk');
    issuer.people[person] = { email, email_verified: true };
    expect(await running.signInAs(person)).toMatchObject({ outcome: 'stranger' });
    expect(await running.sessions()).toEqual([]);
  });

  test('makes an invited person one of the staff, once', async () => {
    await running.addMember('invited', 'peter@example.sk');
    await Promise.all([running.signInAs('peter'), running.signInAs('peter')]);
    const joined = await running.app.db.selectFrom('event').select('verb').where('verb', '=', 'joined').execute();
    expect(joined).toHaveLength(1);
    expect(await findStaffMember(running.app, asking(await running.cookieOf('peter')))).toMatchObject({
      email: 'peter@example.sk',
    });
    expect(await running.app.db.selectFrom('staff').select('email').execute()).toEqual([
      { email: 'peter@example.sk' },
    ]);
  });

  test('calls somebody by the name the directory has for them, from their first sign-in on', async () => {
    await running.addMember('invited', 'peter@example.sk');
    issuer.people.peter = { ...issuer.people.peter, given_name: 'Peter', family_name: 'Novák' };
    const request = asking(await running.cookieOf('peter'));
    expect(await findStaffMember(running.app, request)).toMatchObject({ name: 'Peter Novák' });
    issuer.people.peter = { ...issuer.people.peter, family_name: 'Starý' };
    expect(await findStaffMember(running.app, asking(await running.cookieOf('peter')))).toMatchObject({
      name: 'Peter Novák',
    });
  });

  test('tells whoever is not on the list so', async () => {
    const expected = { outcome: 'stranger', email: 'peter@example.sk', isEmailVerified: true, isListed: false };
    expect(await running.signInAs('peter')).toMatchObject(expected);
    expect(await running.sessions()).toEqual([]);
  });

  test('knows somebody by the directory’s own name for them when their address there has changed', async () => {
    await running.signInAs('jana');
    issuer.people.jana = { email: 'vydata@example.sk', email_verified: true };
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
    issuer.people.ina = { email: JANA.email, email_verified: true };
    expect(await running.signInAs('ina')).toMatchObject({ outcome: 'stranger', isListed: true });
  });

  test.each([
    ['not verified', { email_verified: false }, 'off', 'stranger'],
    ['said to be verified by nobody', {}, 'off', 'stranger'],
    ['said to be verified by nobody, the directory being trusted', {}, 'on', 'signed-in'],
    ['not verified, the directory being trusted', { email_verified: false }, 'on', 'stranger'],
    ['verified, in capitals', { email: 'Jana@Example.SK', email_verified: true }, 'off', 'signed-in'],
    ['not told at all', { email: undefined }, 'on', 'stranger'],
  ])('an address that is %s', async (_what, person, OIDC_TRUST_EMAIL, outcome) => {
    await running.close();
    running = await openDirectoryApp(issuer, { postgresUrl, environment: { OIDC_TRUST_EMAIL } });
    await running.addMember('active', JANA.email);
    issuer.people.jana = { email: JANA.email, ...person };
    expect(await running.signInAs('jana')).toMatchObject({ outcome });
  });

  test('asks the directory’s other endpoint for an address the ID token does not have', async () => {
    issuer.forge = WITHOUT_ADDRESS;
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('lets in nobody who has been taken away, at once', async () => {
    const cookie = await running.cookieOf('jana');
    await databaseOf(running.app).updateTable('staffMember').set({ state: 'removed' }).execute();
    expect(await whoAsks(running.app, asking(cookie))).toBe('stranger');
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'stranger' });
  });

  test('takes no session a password has begun', async () => {
    await databaseOf(running.app).deleteFrom('staffMember').execute();
    await addStaffMember(running.app, START, JANA);
    const begun = await signIn(running.app, { ...JANA, clientAddress: '192.0.2.1' });
    const cookie = begun.outcome === 'signed-in' ? begun.cookies.map((line) => line.split(';')[0]).join('; ') : '';
    expect(cookie).toContain('session_token');
    expect(await whoAsks(running.app, asking(cookie))).toBe('visitor');
    expect(await findStaffMember(running.app, asking(await running.cookieOf('jana')))).toMatchObject({
      email: JANA.email,
    });
  });

  test('begins a new session each time and ends the one the browser had', async () => {
    const first = await running.cookieOf('jana');
    const second = await running.cookieOf('jana', first);
    expect(second).not.toBe(first);
    expect(await whoAsks(running.app, asking(first))).toBe('visitor');
    expect(await whoAsks(running.app, asking(second))).toMatchObject({ email: JANA.email });
  });

  test('lasts eight idle hours', async () => {
    const cookie = await running.cookieOf('jana');
    running.wait({ hours: 7, minutes: 59 });
    expect(await whoAsks(running.app, asking(cookie))).toMatchObject({ email: JANA.email });
    running.wait({ hours: 8, minutes: 1 });
    expect(await whoAsks(running.app, asking(cookie))).toBe('visitor');
  });

  test('throws what the database says', async () => {
    const came = await running.visit('jana');
    const { schema } = databaseOf(running.app);
    await schema.alterTable('staffSession').renameTo('elsewhere').execute();
    try {
      await expect(running.comeBack(came)).rejects.toMatchObject({
        code: engine === 'Postgres' ? '42P01' : 'ERR_SQLITE_ERROR',
      });
    } finally {
      await schema.alterTable('elsewhere').renameTo('staffSession').execute();
    }
  });

  describe('signing out', () => {
    const home = new URL('/', BASE_URL);

    test('ends the session here and leads to where the directory ends its own', async () => {
      const request = asking(await running.cookieOf('jana'));
      const exit = await directoryExit(running.app, request, home);
      expect(exit?.origin).toBe(issuer.url);
      expect(Object.fromEntries(exit?.searchParams ?? [])).toEqual({
        client_id: 'skolenia',
        post_logout_redirect_uri: home.href,
        id_token_hint: expect.stringMatching(/^ey/),
      });
      await signOut(running.app, request);
      expect(await whoAsks(running.app, request)).toBe('visitor');
      expect(await directoryExit(running.app, request, home)).toBeUndefined();
    });

    test('stays here where the directory has no such address', async () => {
      issuer.describe = ({ end_session_endpoint: _, ...metadata }) => metadata;
      const request = asking(await running.cookieOf('jana'));
      expect(await directoryExit(running.app, request, home)).toBeUndefined();
    });
  });
});
