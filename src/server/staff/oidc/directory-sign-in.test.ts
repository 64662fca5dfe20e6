import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signOut } from '#server/staff/sessions.ts';
import { findStaffMember, identifySender } from '#server/staff/staff.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import { databaseOf } from '../../../../test/database-of.ts';
import { BASE_URL, type DirectoryApp, openDirectoryApp, requestWithCookie } from '../../../../test/directory-app.ts';
import { WITHOUT_ADDRESS } from '../../../../test/forged-tokens.ts';
import { type Issuer, openIssuer } from '../../../../test/issuer.ts';
import { addAccount, openSession } from '../../../../test/local-account.ts';
import { directorySignOutUrl } from './directory-sign-in.ts';

const JANA = { name: 'Jana Kováčová', email: 'jana@example.sk', password: 'veľmi-tajné-heslo' };

let issuer: Issuer;
beforeAll(async () => {
  issuer = await openIssuer(BASE_URL);
});
afterAll(() => issuer.stop());

onBothDatabases('sign-in through the directory on %s', (openTestApp, engine) => {
  let running: DirectoryApp;
  beforeEach(async () => {
    issuer.people = {
      jana: { email: JANA.email, email_verified: true },
      peter: { email: 'peter@example.sk', email_verified: true },
    };
    running = await openDirectoryApp(issuer, openTestApp);
    await running.addMember('active', JANA.email);
  });
  afterEach(async () => {
    Object.assign(issuer, { forge: undefined, describe: undefined });
    await running.close();
  });

  test('signs in a user who is on the staff list, and leads to the requested page', async () => {
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in', target: '/dashboard/firma' });
    expect(await findStaffMember(running.app, requestWithCookie(await running.cookieOf('jana')))).toMatchObject({
      id: JANA.email,
      role: 'admin',
    });
    const [, session] = await running.sessions();
    expect(session).toMatchObject({ provider: 'oidc', idToken: expect.stringMatching(/^ey/) });
  });

  test.each([
    ['an address with a NUL', 'nul', 'jana\u0000@example.sk'],
    ['an address with an invisible character', 'zwsp', 'peter\u200B@example.sk'],
    ['a name with a NUL', 'nul\u0000', 'peter@example.sk'],
  ])('matches no one on the staff list by %s', async (_what, person, email) => {
    await running.addMember('invited', 'peter@example.sk');
    issuer.people[person] = { email, email_verified: true };
    expect(await running.signInAs(person)).toMatchObject({ outcome: 'not-staff' });
    expect(await running.sessions()).toEqual([]);
  });

  test('makes an invited person a member of staff once, even with two sign-ins at the same time', async () => {
    await running.addMember('invited', 'peter@example.sk');
    await Promise.all([running.signInAs('peter'), running.signInAs('peter')]);
    const joined = await running.app.db.selectFrom('event').select('verb').where('verb', '=', 'joined').execute();
    expect(joined).toHaveLength(1);
    expect(await findStaffMember(running.app, requestWithCookie(await running.cookieOf('peter')))).toMatchObject({
      email: 'peter@example.sk',
    });
  });

  test('takes the user’s name from the directory at their first sign-in only', async () => {
    await running.addMember('invited', 'peter@example.sk');
    issuer.people.peter = { ...issuer.people.peter, given_name: 'Peter', family_name: 'Novák' };
    const request = requestWithCookie(await running.cookieOf('peter'));
    expect(await findStaffMember(running.app, request)).toMatchObject({ name: 'Peter Novák' });
    issuer.people.peter = { ...issuer.people.peter, family_name: 'Starý' };
    expect(await findStaffMember(running.app, requestWithCookie(await running.cookieOf('peter')))).toMatchObject({
      name: 'Peter Novák',
    });
  });

  test('admits a member of staff who signed in by another provider before', async () => {
    await databaseOf(running.app)
      .insertInto('staffIdentity')
      .values({ provider: 'clerk', subject: 'user_jana', staffMemberId: JANA.email })
      .execute();
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('refuses a user who is not on the staff list', async () => {
    const expected = { outcome: 'not-staff', email: 'peter@example.sk', isEmailVerified: true, isListed: false };
    expect(await running.signInAs('peter')).toMatchObject(expected);
    expect(await running.sessions()).toEqual([]);
  });

  test('identifies a user by the directory’s id after their address there has changed', async () => {
    await running.signInAs('jana');
    issuer.people.jana = { email: 'vydata@example.sk', email_verified: true };
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
    issuer.people.ina = { email: JANA.email, email_verified: true };
    expect(await running.signInAs('ina')).toMatchObject({ outcome: 'not-staff', isListed: true });
  });

  test.each([
    ['not verified', { email_verified: false }, 'off', 'not-staff'],
    ['without a statement of verification', {}, 'off', 'not-staff'],
    ['without a statement of verification, the directory being trusted', {}, 'on', 'signed-in'],
    ['not verified, the directory being trusted', { email_verified: false }, 'on', 'not-staff'],
    ['verified, in capitals', { email: 'Jana@Example.SK', email_verified: true }, 'off', 'signed-in'],
    ['missing', { email: undefined }, 'on', 'not-staff'],
  ])('decides by an address that is %s', async (_what, person, OIDC_TRUST_EMAIL, outcome) => {
    await running.close();
    running = await openDirectoryApp(issuer, openTestApp, { OIDC_TRUST_EMAIL });
    await running.addMember('active', JANA.email);
    issuer.people.jana = { email: JANA.email, ...person };
    expect(await running.signInAs('jana')).toMatchObject({ outcome });
  });

  test('reads an address that the ID token does not have from the userinfo endpoint', async () => {
    issuer.forge = WITHOUT_ADDRESS;
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'signed-in' });
  });

  test('refuses a deactivated member of staff from the next request on', async () => {
    const cookie = await running.cookieOf('jana');
    await databaseOf(running.app).updateTable('staffMember').set({ state: 'deactivated' }).execute();
    expect(await findStaffMember(running.app, requestWithCookie(cookie))).toBeUndefined();
    expect(await running.signInAs('jana')).toMatchObject({ outcome: 'not-staff' });
  });

  test('accepts no session begun with a password', async () => {
    await databaseOf(running.app).deleteFrom('staffMember').execute();
    const cookie = await openSession(running.app, await addAccount(running.app, JANA));
    expect(cookie).toContain('session_token');
    expect(await identifySender(running.app, requestWithCookie(cookie))).toBe('visitor');
    expect(await findStaffMember(running.app, requestWithCookie(await running.cookieOf('jana')))).toMatchObject({
      email: JANA.email,
    });
  });

  test('begins a new session each time and ends the browser’s previous one', async () => {
    const first = await running.cookieOf('jana');
    const second = await running.cookieOf('jana', first);
    expect(second).not.toBe(first);
    expect(await identifySender(running.app, requestWithCookie(first))).toBe('visitor');
    expect(await identifySender(running.app, requestWithCookie(second))).toMatchObject({ email: JANA.email });
  });

  test('ends after eight idle hours', async () => {
    const cookie = await running.cookieOf('jana');
    running.wait({ hours: 7, minutes: 59 });
    expect(await identifySender(running.app, requestWithCookie(cookie))).toMatchObject({ email: JANA.email });
    running.wait({ hours: 8, minutes: 1 });
    expect(await identifySender(running.app, requestWithCookie(cookie))).toBe('visitor');
  });

  test('throws the error of the database when the session cannot be stored', async () => {
    const returnRequest = await running.visit('jana');
    const { schema } = databaseOf(running.app);
    await schema.alterTable('staffSession').renameTo('elsewhere').execute();
    try {
      await expect(running.returnWith(returnRequest)).rejects.toMatchObject({
        code: engine === 'Postgres' ? '42P01' : 'ERR_SQLITE_ERROR',
      });
    } finally {
      await schema.alterTable('elsewhere').renameTo('staffSession').execute();
    }
  });

  describe('sign-out', () => {
    const home = new URL('/', BASE_URL);

    test('ends the session here and leads to the directory’s own sign-out', async () => {
      const request = requestWithCookie(await running.cookieOf('jana'));
      const exit = await directorySignOutUrl(running.app, request, home);
      expect(exit?.origin).toBe(issuer.url);
      expect(Object.fromEntries(exit?.searchParams ?? [])).toEqual({
        client_id: 'skolenia',
        post_logout_redirect_uri: home.href,
        id_token_hint: expect.stringMatching(/^ey/),
      });
      await signOut(running.app, request);
      expect(await identifySender(running.app, request)).toBe('visitor');
      expect(await directorySignOutUrl(running.app, request, home)).toBeUndefined();
    });

    test('has no address of the directory where the directory offers no sign-out', async () => {
      issuer.describe = ({ end_session_endpoint: _, ...metadata }) => metadata;
      const request = requestWithCookie(await running.cookieOf('jana'));
      expect(await directorySignOutUrl(running.app, request, home)).toBeUndefined();
    });
  });
});
