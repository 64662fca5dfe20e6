import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { createCourse, findCourse } from '#server/courses/courses.ts';
import { startFailure } from '#server/start-failure.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { openDatabase } from './database.ts';
import { findSchema, isSchemaCurrent, migrate, NewerDatabase } from './migrate.ts';
import * as coursesAndSignUps from './migrations/0001-courses-and-sign-ups.ts';
import * as contactRequests from './migrations/0003-contact-requests.ts';
import * as letterAttempts from './migrations/0007-letter-attempts.ts';

describe.each(['SQLite', 'Postgres'])('the schema on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  const open = async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    return running.app;
  };
  afterEach(() => running.close());

  test('is current after the start', async () => {
    const app = await open();
    expect(await isSchemaCurrent(app.db)).toBe(true);
  });

  test('brought up to date once more loses nothing', async () => {
    const app = await open();
    const course = aCourse();
    await app.change(JANA, (change) => createCourse(change, course));
    await migrate(databaseOf(app), app.config);
    await Promise.all([migrate(databaseOf(app), app.config), migrate(databaseOf(app), app.config)]);
    expect(await isSchemaCurrent(app.db)).toBe(true);
    expect(await findCourse(app.db, course.id)).toMatchObject(course);
  });

  test('is not current while a migration is missing', async () => {
    const app = await open();
    await sql`delete from kysely_migration where name = '0002-staff'`.execute(app.db);
    expect(await isSchemaCurrent(app.db)).toBe(false);
  });

  test('of a newer version is refused with a sentence, and left as it is', async () => {
    const app = await open();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(app.db);
    const refused = await migrate(databaseOf(app), app.config).catch(startFailure);
    expect(refused).toMatch(/^Databáza patrí inej verzii webu\. Spustite verziu, ktorá s ňou naposledy pracovala/);
    await expect(findSchema(app.db)).rejects.toThrow(NewerDatabase);
  });

  test('does not let a sign-up point to a course that is not there', async () => {
    const app = await open();
    const file = { id: 'f', signUpId: 'nobody', position: 0, name: 'a.pdf', mediaType: 'application/pdf' };
    const orphan = { ...file, sizeBytes: 1, sha256: '', bytes: Uint8Array.of(1) };
    await expect(databaseOf(app).insertInto('signUpFile').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });
});

describe.each(['SQLite', 'Postgres'])('letters of an older version on %s', (engine) => {
  test('wait on, and are tried at once where they had been put off for long', async () => {
    const running = await openTestApp({
      postgresUrl: engine === 'Postgres' ? inject('postgresUrl') : undefined,
      changesSchema: true,
    });
    const { dataDir, databaseUrl } = running.app.config;
    if (databaseUrl) {
      await sql`drop schema public cascade`.execute(running.app.db);
      await sql`create schema public`.execute(running.app.db);
    }
    const db = openDatabase({ dataDir: join(dataDir, 'older'), databaseUrl });
    const untyped = db as unknown as Kysely<unknown>;
    for (const { up } of [coursesAndSignUps, contactRequests]) await up(untyped);
    const letter = { kind: 'contactReceived', recipient: 'a@example.sk', subject: 'Správa', facts: '{}' };
    const times = { createdAt: '2026-11-19T08:00:00.000Z', dueAt: '2026-11-21T08:00:00.000Z' };
    const older = db as unknown as Kysely<{ letter: Record<string, unknown> }>;
    for (const [status, lastError] of [
      ['waiting', 'connect ECONNREFUSED'],
      ['failed', 'no such mailbox'],
      ['sent', null],
    ]) {
      await older
        .insertInto('letter')
        .values({ ...letter, ...times, id: status, status, lastError, attempts: 9 })
        .execute();
    }
    await letterAttempts.up(untyped);
    const letters = older.selectFrom('letter').select(['id', 'cause', 'dueAt', 'refusals', 'html']).orderBy('id');
    expect(await letters.execute()).toEqual([
      { id: 'failed', cause: 'refused', dueAt: times.dueAt, refusals: 0, html: null },
      { id: 'sent', cause: null, dueAt: times.dueAt, refusals: 0, html: null },
      { id: 'waiting', cause: 'unreachable', dueAt: times.createdAt, refusals: 0, html: null },
    ]);
    await db.destroy();
    await running.close();
  });
});

test('two servers may begin at once on a new Postgres', async () => {
  const first = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
  await sql`drop schema public cascade`.execute(first.app.db);
  await sql`create schema public`.execute(first.app.db);
  const environment = { DATABASE_URL: first.app.config.databaseUrl as string, DEMO_CONTENT: 'on' };
  const servers = await Promise.all([openTestApp({ environment }), openTestApp({ environment })]);
  for (const { app } of servers) expect(await isSchemaCurrent(app.db)).toBe(true);
  for (const { close } of [...servers, first]) await close();
});
