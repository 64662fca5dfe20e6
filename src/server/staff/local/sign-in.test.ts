import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { accountEmail, type StaffMember } from '#domain/staff/staff.ts';
import type { App } from '#server/app.ts';
import { openChanges } from '#server/change.ts';
import { openDatabase } from '#server/db/database.ts';
import { lockRows } from '#server/db/engine.ts';
import { signOut } from '#server/staff/sessions.ts';
import { findStaffMember } from '#server/staff/staff.ts';
import { onBothDatabases } from '../../../../test/both-databases.ts';
import { databaseOf } from '../../../../test/database-of.ts';
import { ACCOUNT, addAccount, openSession } from '../../../../test/local-account.ts';
import { setPassword } from './accounts.ts';
import { passwordHash } from './password-hash.ts';
import { signIn } from './sign-in.ts';

onBothDatabases('sign-in with a password on %s', (openTestApp, engine) => {
  let app: App;
  let jana: StaffMember;
  beforeEach(async () => {
    ({ app } = await openTestApp());
    jana = await addAccount(app);
  });

  const signInAs = (over: Partial<Parameters<typeof signIn>[1]> = {}) =>
    signIn(app, { email: ACCOUNT.email, password: ACCOUNT.password, clientAddress: '192.0.2.1', ...over });
  const signedIn = async () =>
    new Request('http://localhost:3000/', { headers: { cookie: await openSession(app, jana) } });

  /** Runs `work` while this table is missing. */
  const without = async (table: string, work: () => Promise<void>) => {
    await databaseOf(app).schema.alterTable(table).renameTo('elsewhere').execute();
    try {
      await work();
    } finally {
      await databaseOf(app).schema.alterTable('elsewhere').renameTo(table).execute();
    }
  };
  /** The database's own error for the missing table. */
  const missing = engine === 'Postgres' ? { code: '42P01' } : { code: 'ERR_SQLITE_ERROR' };

  test.each(['jana@example.sk', ' Jana@Example.SK\t', 'JANA@EXAMPLE.SK'])(
    'counts „%s“ as the same account, under one limit',
    async (email) => {
      for (let from = 0; from < 50; from += 1) {
        const spelling = from % 2 ? ACCOUNT.email.toUpperCase() : `  ${ACCOUNT.email} `;
        await app.signInLimits.take({ account: accountEmail(spelling), clientAddress: `${from}`, deviceMarks: [] });
      }
      expect(await signInAs({ email })).toMatchObject({ outcome: 'too-many-unknown' });
    },
  );

  test('refuses absurd lengths without hashing them, and does not count them', async () => {
    const long = 'x'.repeat(1_000_000);
    for (let i = 0; i < 20; i += 1) {
      expect(await signInAs({ password: long })).toEqual({ outcome: 'wrong' });
      expect(await signInAs({ email: `${long}@example.sk` })).toEqual({ outcome: 'wrong' });
      expect(await signInAs({ password: ACCOUNT.password.padEnd(129) })).toEqual({ outcome: 'wrong' });
    }
    expect(await signInAs()).toMatchObject({ outcome: 'signed-in' });
  });

  test.each(['staffMember', 'staffPassword', 'staffSession'])(
    'throws the error of the database when %s cannot be read or written, and counts no attempt',
    async (table) => {
      await without(table, async () => {
        for (let i = 0; i < 15; i += 1) await expect(signInAs()).rejects.toMatchObject(missing);
      });
      expect(await signInAs()).toMatchObject({ outcome: 'signed-in' });
    },
  );

  test('refuses a password that is changed while it is checked', async () => {
    const hash = await passwordHash('koza kúpila štyri lavóry');
    const { id } = await app.db.selectFrom('staffMember').select('id').executeTakeFirstOrThrow();
    const waiting = async () => (await navigator.locks.query()).pending?.length;
    const attempt = await navigator.locks.request('password hash', async () => {
      const attempt = signInAs();
      await expect.poll(waiting).toBe(1);
      await app.change(START, async (change) => {
        await setPassword(change, id, hash);
        change.record({ noun: 'staffMember', id, verb: 'passwordChanged' });
      });
      return { attempt };
    });
    expect(await attempt.attempt).toEqual({ outcome: 'wrong' });
    expect(await app.db.selectFrom('staffSession').select('id').execute()).toEqual([]);
  });

  test('makes the browser and the address known, whatever happens to the session cookie', async () => {
    const first = await signInAs();
    const deviceMarks = first.outcome === 'signed-in' ? first.deviceMarks : [];
    for (let from = 0; from < 60; from += 1) {
      await app.signInLimits.take({ account: ACCOUNT.email, clientAddress: `unknown ${from}`, deviceMarks: [] });
    }
    expect(await signInAs({ clientAddress: '192.0.2.2' })).toMatchObject({ outcome: 'too-many-unknown' });
    expect(await signInAs({ clientAddress: '192.0.2.2', deviceMarks })).toMatchObject({ outcome: 'signed-in' });
    expect(await signInAs()).toMatchObject({ outcome: 'signed-in' });
  });

  describe('while the database cannot read the session', () => {
    test('a signed-in user is not taken for signed out', async () => {
      const request = await signedIn();
      for (const table of ['staffMember', 'staffSession']) {
        await without(table, () => expect(findStaffMember(app, request)).rejects.toMatchObject(missing));
      }
      expect(await findStaffMember(app, request)).toMatchObject({ email: ACCOUNT.email });
    });

    test('a sign-out fails and leaves the user signed in', async () => {
      const request = await signedIn();
      await without('staffSession', () => expect(signOut(app, request)).rejects.toMatchObject(missing));
      expect(await findStaffMember(app, request)).toMatchObject({ email: ACCOUNT.email });
      expect(await signOut(app, request)).toMatch(/Max-Age=0/i);
      expect(await findStaffMember(app, request)).toBeUndefined();
    });
  });

  if (engine === 'Postgres')
    test('throws an error that names the lost or refused connection', async () => {
      const request = await signedIn();
      const { port, hostname } = new URL(app.config.databaseUrl ?? '');
      const sockets = new Set<Socket>();
      const way = createServer((near) => {
        const far = connect(Number(port), hostname);
        for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
        near.pipe(far).pipe(near);
      });
      await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
      const databaseUrl = new URL(app.config.databaseUrl ?? '');
      databaseUrl.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
      const db = openDatabase({ databaseUrl: databaseUrl.href, dataDir: app.config.dataDir });
      const node: App = { ...app, db, change: openChanges({ ...app, database: db, lockRows }) };
      expect(await findStaffMember(node, request)).toMatchObject({ email: ACCOUNT.email });
      const closed = new Promise((resolve) => way.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
      const sent = { email: ACCOUNT.email, password: ACCOUNT.password, clientAddress: '192.0.2.3' };
      for (const act of [
        () => findStaffMember(node, request),
        () => signOut(node, request),
        () => signIn(node, sent),
      ]) {
        // the first attempt may still get the connection that was cut
        await expect(act()).rejects.toThrow(/ECONNREFUSED|Connection terminated/);
      }
      await db.destroy();
    });

  test.each([
    'bozp.session_token=%E0%A4%A',
    'bozp.session_token=',
    'bozp.session_token=.',
    'bozp.session_token=a.%00',
    `bozp.session_token=${'a'.repeat(32)}.${'!'.repeat(43)}=`,
    `bozp.session_token="${'a'.repeat(32)}.${'A'.repeat(43)}="`,
    'bozp.session_token',
    '=;=;;',
    `${'x'.repeat(8_000)}=1`,
  ])('identifies no user by an invented cookie: %s', async (cookie) => {
    const request = new Request('http://localhost:3000/', { headers: { cookie } });
    expect(await findStaffMember(app, request)).toBeUndefined();
    expect(await signOut(app, request)).toMatch(/Max-Age=0/i);
  });
});
