import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { createCourse, findCourse } from '#server/courses/courses.ts';
import { startFailure } from '#server/start-failure.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { findSchema, isSchemaCurrent, migrate, NewerDatabase } from './migrate.ts';

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
    await sql`delete from kysely_migration where name = '0001-staff'`.execute(app.db);
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

test('two servers may begin at once on a new Postgres', async () => {
  const first = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
  await sql`drop schema public cascade`.execute(first.app.db);
  await sql`create schema public`.execute(first.app.db);
  const environment = { DATABASE_URL: first.app.config.databaseUrl as string, DEMO_CONTENT: 'on' };
  const servers = await Promise.all([openTestApp({ environment }), openTestApp({ environment })]);
  for (const { app } of servers) expect(await isSchemaCurrent(app.db)).toBe(true);
  for (const { close } of [...servers, first]) await close();
});
