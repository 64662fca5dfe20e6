import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, expect, inject, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { createCourse } from '#server/courses/courses.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { type Database, openDatabase } from './database.ts';
import { FailedMigration, MIGRATIONS, type Migrations, migrate } from './migrate.ts';

const HALF_MIGRATION = fileURLToPath(new URL('../../../test/interrupted-migration.ts', import.meta.url));

onBothDatabases('migrations on %s', (openTestApp) => {
  const course = aCourse({ capacity: 5 });
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp({ changesSchema: true });
    await running.app.change(JANA, (change) => createCourse(change, course));
  });

  const migrateFurther = (db: Database, further: Migrations) =>
    migrate(db, running.app.config, { ...MIGRATIONS, ...further });
  const failureOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

  /** Checks that a rolled back migration has left no table of its own, and the course with its seats. */
  async function expectAsBefore(db: Database): Promise<void> {
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name)).not.toContain('half');
    expect(await findCourse(db, course.id)).toMatchObject({ capacity: 5 });
  }

  test('leave the database unchanged if one of them fails, and report which one', async () => {
    const db = databaseOf(running.app);
    const failure = await failureOf(migrateFurther(db, { '9998-begins': begins, '9999-fails': fails }));
    expect(failure).toBeInstanceOf(FailedMigration);
    expect(failure).toMatchObject({ migration: '9999-fails', cause: new Error('changed our mind') });
    await expectAsBefore(db);
  });

  test('run once the cause of the failure is corrected', async () => {
    const db = databaseOf(running.app);
    await failureOf(migrateFurther(db, { '9998-begins': begins, '9999-fails': fails }));
    await migrateFurther(db, { '9998-begins': begins, '9999-corrected': { up: async () => {} } });
    expect(await findCourse(db, course.id)).toMatchObject({ capacity: 99 });
  });

  test('whose process is killed leave the database unchanged, and run at the next start', async () => {
    const { config } = running.app;
    await databaseOf(running.app).destroy();
    const { DATABASE_URL, ...inherited } = process.env;
    const env = {
      ...inherited,
      DATA_DIR: config.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    };
    const child = spawn(process.execPath, [HALF_MIGRATION], { env, stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    const [words] = await once(child.stdout, 'data');
    expect(String(words)).toBe('in the middle');
    child.kill('SIGKILL');
    await ended;
    await using db = openDatabase(config);
    await expectAsBefore(db);
    await migrateFurther(db, { '9999-half': begins });
    expect(await findCourse(db, course.id)).toMatchObject({ capacity: 99 });
  });
});

const begins: Migration = {
  async up(db) {
    await db.schema.createTable('half').addColumn('text', 'text').execute();
    await sql`update course set capacity = 99`.execute(db);
  },
};

const fails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('half').addColumn('more', 'text').execute();
    throw new Error('changed our mind');
  },
};

test('migrations on Postgres, and the nodes that wait for them, have no time limit', async () => {
  const running = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
  const { config } = running.app;
  const db = databaseOf(running.app);
  const name = sql.ref(new URL(config.databaseUrl as string).pathname.slice(1));
  for (const limit of ['statement_timeout', 'lock_timeout']) {
    await sql`alter database ${name} set ${sql.raw(limit)} = '50ms'`.execute(db);
  }
  let runs = 0;
  const migrations: Migrations = {
    ...MIGRATIONS,
    '9999-long': {
      async up(db) {
        runs += 1;
        await sql`select pg_sleep(0.3)`.execute(db);
      },
    },
  };
  await Promise.all([migrate(db, config, migrations), migrate(db, config, migrations)]);
  expect(runs).toBe(1);
  await running.close();
});
