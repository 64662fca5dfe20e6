import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import type { App } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { completeSignIn } from '#server/staff/local/second-step.ts';
import { openTestApp } from '../../../test/app.ts';
import { newDatabase } from '../../../test/databases.ts';
import { ACCOUNT, passwordSignIn, staffMemberOf } from '../../../test/local-account.ts';
import { type Database, openDatabase } from './database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

/** As version 1.0.0 stored them, by Better Auth 1.7.7. */
const STORED = {
  authSecret: 'of-a-released-version-and-nothing-else',
  password:
    '4084923000e232e72731ed8c2ce2e531:4a28a4886e37bfd32b6f4b76c79c44b7a6ff1dd1fe45593f120df2953a5610ab0d5784320bbf834d73aad7ca13ea20d32a1ad7d680be4ca1008354548a64df2d',
  secret:
    '82e72fa87abfbfe609477015c98e9b5c35f20d0432813c1f5e7f430346ed202ff95549117969579ced7220509083468ed399d203bc242682f2992f0a2b88',
  recoveryCodes:
    '25967276d68010ef8e151067f01881e091834f8a487be6b33a508c4e8234835cb0014a93a693201efb557e07a0c9849d830897d495f3f8b0573f6a01817e2e5d4d5ddde46f',
};
const totp = new TOTP({ secret: Secret.fromUTF8('aB3dE5gH7jK9mN1pQ3sT5v') });
const RECOVERY_CODE = 'abcde-fghjk';
const PETER = { email: 'peter@example.sk' };
const EVA = { email: 'eva@example.sk' };

describe.each(['SQLite', 'Postgres'])('staff of version 1.0.0 on %s', (engine) => {
  const open = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bozp-1.0.0-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const databaseUrl = engine === 'Postgres' ? await newDatabase(inject('postgresUrl')) : '';
    const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl, AUTH_SECRET: STORED.authSecret };
    const config = readConfig(environment);
    const db = openDatabase(config);
    const released = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '0017'));
    await migrate(db, config, released);
    await storeStaff(db);
    await db.destroy();
    const running = await openTestApp({ environment, changesSchema: true });
    onTestFinished(() => running.close());
    return running;
  };
  const enter = async (app: App, code: string) => {
    const { cookie: cookieHeader } = await passwordSignIn(app);
    return completeSignIn(app, { code, cookieHeader, clientAddress: '192.0.2.1', userAgent: '', deviceMarks: [] });
  };

  test('sign in with their passwords, codes and recovery codes, each as often as before', async () => {
    const { app, wait } = await open();
    const code = () => totp.generate({ timestamp: app.now().epochMilliseconds });
    expect(await passwordSignIn(app)).toMatchObject({ outcome: 'second-step' });
    // the code of this time step was used before
    expect(await enter(app, code())).toMatchObject({ outcome: 'step-ended' });
    wait({ seconds: 30 });
    expect(await enter(app, code())).toMatchObject({ outcome: 'signed-in' });
    expect(await enter(app, RECOVERY_CODE)).toMatchObject({ outcome: 'signed-in' });
    expect(await enter(app, RECOVERY_CODE)).toMatchObject({ outcome: 'wrong-code' });
  });

  test('without a confirmed second factor sign in with the password alone, without a password not at all', async () => {
    const { app } = await open();
    const peter = await passwordSignIn(app, PETER);
    expect(await staffMemberOf(app, peter.cookie)).toMatchObject({ id: 'peter', role: 'editor' });
    expect(await passwordSignIn(app, EVA)).toMatchObject({ outcome: 'wrong' });
  });

  test('of a directory are still known to it', async () => {
    const { app } = await open();
    const identities = await app.db.selectFrom('staffIdentity').selectAll().execute();
    expect(identities).toEqual([{ provider: 'oidc', subject: 'https://login.example.sk eva', staffMemberId: 'eva' }]);
  });
});

async function storeStaff(db: Database): Promise<void> {
  const at = '2026-11-20T10:00:00.000Z';
  for (const [id, email, role] of [
    ['jana', ACCOUNT.email, 'admin'],
    ['peter', PETER.email, 'editor'],
    ['eva', EVA.email, 'editor'],
  ]) {
    await sql`insert into "staffMember" ("id", "name", "email", "role", "createdAt", "state")
      values (${id}, ${id}, ${email}, ${role}, ${at}, 'active')`.execute(db);
    await sql`insert into "staff" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
      values (${`user-${id}`}, ${id}, ${email}, true, ${at}, ${at})`.execute(db);
    await sql`insert into "staffIdentity" ("provider", "subject", "staffMemberId")
      values ('local', ${`user-${id}`}, ${id})`.execute(db);
    await sql`insert into "staffAccount" ("id", "accountId", "providerId", "userId", "password", "createdAt", "updatedAt")
      values (${id}, ${`user-${id}`}, 'credential', ${`user-${id}`}, ${id === 'eva' ? null : STORED.password}, ${at}, ${at})`.execute(
      db,
    );
  }
  for (const id of ['jana', 'peter']) {
    await sql`insert into "staffTwoFactor" ("id", "secret", "backupCodes", "userId", "verified")
      values (${id}, ${STORED.secret}, ${STORED.recoveryCodes}, ${`user-${id}`}, ${sql.raw(String(id === 'jana'))})`.execute(
      db,
    );
  }
  const usedStep = TOTP.counter({ timestamp: Date.parse('2026-11-20T11:00:00Z') });
  await sql`insert into "staffUsedCode" ("userId", "step") values ('user-jana', ${usedStep})`.execute(db);
  await sql`insert into "staffIdentity" ("provider", "subject", "staffMemberId")
    values ('oidc', 'https://login.example.sk eva', 'eva')`.execute(db);
}
