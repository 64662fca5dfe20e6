import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { findSession, type Session } from '#server/staff/sessions.ts';
import type { TestApp } from '../../../../test/app.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import { databaseOf } from '../../../../test/database-of.ts';
import { ACCOUNT, addAccount, openSession, staffMemberOf } from '../../../../test/local-account.ts';
import { changePassword, checkOwnPassword, endOtherSessions, endOwnSession, listOwnSessions } from './own-account.ts';
import { passwordHash } from './password-hash.ts';

const PETER = { name: 'Peter Malý', email: 'peter@example.sk', password: 'iné-tajné-heslo' };

onBothDatabases('a user’s own account on %s', (openTestApp) => {
  let running: TestApp;
  let app: App;
  let jana: Awaited<ReturnType<typeof addAccount>>;
  const open = async (environment: Record<string, string> = {}) => {
    running = await openTestApp({ environment, changesSchema: true });
    app = running.app;
    jana = await addAccount(app);
  };

  const sessionOf = async (cookie: string) => {
    const request = new Request('http://localhost:3000/', { headers: { cookie } });
    const session = await findSession(app, request);
    if (!session) throw new Error('signed out');
    return session;
  };
  const change = async ({ id }: Session) => {
    const hash = await passwordHash('koza kúpila štyri lavóry');
    await app.change(jana, (change) => changePassword(change, id, hash));
  };

  test('lists only its own live sessions, the last used first', async () => {
    await open();
    await openSession(app, await addAccount(app, PETER));
    const first = await openSession(app, jana, 'Firefox');
    running.wait({ hours: 1 });
    await openSession(app, jana, 'Chrome');
    const own = await sessionOf(first);
    const sessions = await listOwnSessions(app, own);
    expect(sessions.map(({ userAgent, isThis }) => [userAgent, isThis])).toEqual([
      ['Chrome', false],
      ['Firefox', true],
    ]);
    running.wait({ hours: 7, minutes: 30 });
    expect(await listOwnSessions(app, own)).toMatchObject([{ userAgent: 'Chrome' }]);
  });

  test('ends its own sessions only', async () => {
    await open();
    const his = await openSession(app, await addAccount(app, PETER));
    const mine = await openSession(app, jana);
    const { id } = await sessionOf(his);
    const own = await sessionOf(mine);
    await app.change(jana, (change) => endOwnSession(change, id));
    await app.change(jana, (change) => endOtherSessions(change, own.id));
    expect(await staffMemberOf(app, his)).toMatchObject({ email: PETER.email });
    await app.change(jana, (change) => endOwnSession(change, own.id));
    expect(await staffMemberOf(app, mine)).toBeUndefined();
  });

  test('is notified of a new password by email where a mail server is set', async () => {
    await open({ SMTP_URL: 'smtp://127.0.0.1:9' });
    await change(await sessionOf(await openSession(app, jana)));
    const emails = await app.db.selectFrom('email').select(['kind', 'recipient', 'aboutNoun']).execute();
    expect(emails).toEqual([{ kind: 'passwordChanged', recipient: ACCOUNT.email, aboutNoun: 'staffMember' }]);
  });

  test('creates no email without a mail server', async () => {
    await open();
    await change(await sessionOf(await openSession(app, jana)));
    expect(await app.db.selectFrom('email').select('id').execute()).toEqual([]);
  });

  test('changes its password and ends its other sessions, both or neither', async () => {
    await open();
    const cookie = await openSession(app, jana);
    await openSession(app, jana);
    const own = await sessionOf(cookie);
    await databaseOf(app).schema.alterTable('staffPasswordReset').renameTo('elsewhere').execute();
    await expect(change(own)).rejects.toThrow('staffPasswordReset');
    expect(await checkOwnPassword(app, jana, ACCOUNT.password)).toBe('right');
    expect(await listOwnSessions(app, own)).toHaveLength(2);
    await databaseOf(app).schema.alterTable('elsewhere').renameTo('staffPasswordReset').execute();
    await change(own);
    expect(await checkOwnPassword(app, jana, ACCOUNT.password)).toBe('wrong');
    expect(await listOwnSessions(app, own)).toHaveLength(1);
  });
});
