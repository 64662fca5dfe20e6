import { describe, expect, test } from 'vitest';
import type { StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { ACCOUNT, addAccount, openSession } from '../../../test/local-account.ts';
import { signIn } from './local/sign-in.ts';
import { signOut } from './sessions.ts';
import { findStaffMember } from './staff.ts';

onBothDatabases('staff on %s', (openTestApp) => {
  let running: TestApp;
  let jana: StaffMember;

  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment });
    return running.app;
  };
  const withJana = async (environment: Record<string, string> = {}) => {
    const app = await open(environment);
    jana = await addAccount(app);
    return app;
  };
  const signInAs = (app: App, over: Partial<typeof ACCOUNT & { clientAddress: string; cookieHeader: string }> = {}) =>
    signIn(app, { email: ACCOUNT.email, password: ACCOUNT.password, clientAddress: '192.0.2.1', ...over });

  /** A request of a browser with these cookies. */
  const requestWith = (cookies: string[]) =>
    new Request('http://localhost:3000/dashboard', {
      headers: { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    });
  const signedIn = async (app: App) => requestWith([await openSession(app, jana)]);

  describe('at sign-in', () => {
    test('end the session that their browser had', async () => {
      const app = await withJana();
      const [before, elsewhere] = [await signedIn(app), await signedIn(app)];
      await signInAs(app, { cookieHeader: before.headers.get('cookie') ?? '' });
      expect(await findStaffMember(app, before)).toBeUndefined();
      expect(await findStaffMember(app, elsewhere)).toMatchObject({ name: ACCOUNT.name });
    });

    test('are identified after the right password', async () => {
      const app = await withJana();
      const answer = await signInAs(app);
      const cookie = answer.outcome === 'signed-in' ? answer.cookie : '';
      expect(await findStaffMember(app, requestWith([cookie]))).toEqual({
        kind: 'staff',
        id: expect.any(String),
        name: ACCOUNT.name,
        email: ACCOUNT.email,
        role: 'admin',
      });
    });

    test('are accepted with their address in capitals', async () => {
      const app = await withJana();
      expect(await signInAs(app, { email: 'Jana@Example.SK' })).toMatchObject({ outcome: 'signed-in' });
    });

    test('receive a cookie no script can read and no other site can send', async () => {
      const app = await withJana({ BASE_URL: 'https://www.example.sk' });
      const answer = await signInAs(app);
      const cookie = answer.outcome === 'signed-in' ? answer.cookie : '';
      expect(cookie).toMatch(/^(?=.*; HttpOnly)(?=.*; SameSite=Lax)(?=.*; Secure)/i);
    });

    test.each([
      ['a wrong password', { password: 'iné-tajné-heslo' }],
      ['no password', { password: '' }],
      ['an unknown address', { email: 'nikto@example.sk' }],
      ['an invalid address', { email: "' or 1=1 --" }],
    ])('receive the same refusal with %s', async (_, over) => {
      const app = await withJana();
      expect(await signInAs(app, over)).toEqual({ outcome: 'wrong' });
    });

    test('are refused for ten minutes after too many failures, even with the right password', async () => {
      const app = await withJana();
      for (let attempt = 0; attempt < 10; attempt += 1) {
        expect(await signInAs(app, { password: 'hádam-heslo-ďalej' })).toEqual({ outcome: 'wrong' });
      }
      const refused = await signInAs(app);
      expect(refused).toEqual({ outcome: 'too-many', retryAfterSeconds: expect.any(Number) });
      const seconds = refused.outcome === 'too-many' ? refused.retryAfterSeconds : 0;
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(600);
      expect(await signInAs(app, { clientAddress: '192.0.2.2' })).toMatchObject({ outcome: 'signed-in' });
      running.wait({ seconds });
      expect(await signInAs(app)).toMatchObject({ outcome: 'signed-in' });
    });
  });

  describe('a session', () => {
    test('is not accepted from a visitor, with other cookies, or with an invented cookie', async () => {
      const app = await withJana();
      const { cookie = '' } = Object.fromEntries((await signedIn(app)).headers);
      expect(await findStaffMember(app, new Request('http://localhost:3000/'))).toBeUndefined();
      expect(await findStaffMember(app, requestWith(['theme=dark']))).toBeUndefined();
      expect(await findStaffMember(app, requestWith([cookie.replace('=', '=x')]))).toBeUndefined();
      expect(await findStaffMember(app, requestWith([cookie.split('.')[0] ?? '']))).toBeUndefined();
      // the unchanged one, so that the refusals above mean something
      expect(await findStaffMember(app, requestWith([cookie]))).toMatchObject({ name: ACCOUNT.name });
    });

    test('ends at sign-out, and its cookies are cleared', async () => {
      const app = await withJana();
      const [request, another] = [await signedIn(app), await signedIn(app)];
      const cleared = await signOut(app, request);
      expect(cleared).toMatch(/Max-Age=0/i);
      expect(await findStaffMember(app, request)).toBeUndefined();
      expect(await findStaffMember(app, another)).toBeDefined();
    });

    test('ends after eight idle hours', async () => {
      const app = await withJana();
      const request = await signedIn(app);
      running.wait({ hours: 7, minutes: 59 });
      expect(await findStaffMember(app, request)).toBeDefined();
      running.wait({ hours: 8, minutes: 1 });
      expect(await findStaffMember(app, request)).toBeUndefined();
    });

    test('continues beyond eight hours while it is used, with the same cookie', async () => {
      const app = await withJana();
      const request = await signedIn(app);
      for (let hour = 1; hour <= 10; hour += 1) {
        running.wait({ hours: 1 });
        expect(await findStaffMember(app, request)).toBeDefined();
      }
      running.wait({ hours: 8, seconds: 1 });
      expect(await findStaffMember(app, request)).toBeUndefined();
    });

    test('ends after seven days even if it is used', async () => {
      const app = await withJana();
      const request = await signedIn(app);
      for (let hours = 0; hours < 7 * 24; hours += 7) {
        expect(await findStaffMember(app, request)).toBeDefined();
        running.wait({ hours: 7 });
      }
      running.wait({ seconds: 1 });
      expect(await findStaffMember(app, request)).toBeUndefined();
    });

    test('ends when the secret of the server is changed', async () => {
      const app = await withJana();
      const request = await signedIn(app);
      expect(await findStaffMember({ ...app, authSecret: 'x'.repeat(32) }, request)).toBeUndefined();
      expect(await findStaffMember(app, request)).toBeDefined();
    });

    test('is not begun by its row in the database', async () => {
      const app = await withJana();
      await signedIn(app);
      const { id } = await app.db.selectFrom('staffSession').select('id').executeTakeFirstOrThrow();
      expect(await findStaffMember(app, requestWith([`bozp.session_token=${id}`]))).toBeUndefined();
    });

    test('ends when its account is deleted', async () => {
      const app = await withJana();
      const request = await signedIn(app);
      await databaseOf(app).deleteFrom('staffMember').where('email', '=', ACCOUNT.email).execute();
      expect(await findStaffMember(app, request)).toBeUndefined();
      expect(await signInAs(app)).toEqual({ outcome: 'wrong' });
    });
  });
});
