import { execFile } from 'node:child_process';
import { mkdtempDisposable, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { createCourse } from '#server/courses/courses.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { isConflict, isPostgres } from './engine.ts';

const run = promisify(execFile);
let running: TestApp;
afterEach(() => running.close());

test('the folder of a new database and what is in it are for its user alone, whatever the umask', async () => {
  process.umask(0);
  await using folder = await mkdtempDisposable(join(tmpdir(), 'bozp-'));
  const dataDir = join(folder.path, 'new');
  running = await openTestApp({ environment: { DATA_DIR: dataDir } });
  const modeOf = async (name: string) => (await stat(join(dataDir, name))).mode & 0o777;
  expect(await modeOf('.')).toBe(0o700);
  const files = await readdir(dataDir);
  expect(files).toContain('bozp.sqlite-wal');
  for (const file of files) expect(await modeOf(file), file).toBe(0o600);
});

onBothDatabases('the database on %s', (openTestApp, engine) => {
  test('reports its engine', async () => {
    running = await openTestApp();
    expect(isPostgres(running.app.db)).toBe(engine === 'Postgres');
  });

  test('distinguishes a duplicate value from any other error', async () => {
    running = await openTestApp();
    const db = databaseOf(running.app);
    const company = { id: 1, details: '{}', updatedAt: '' };
    const insert = (values: object) =>
      db
        .insertInto('company')
        .values({ ...company, ...values })
        .execute();
    const fault = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(await fault(insert({}))).toBeUndefined();
    expect(isConflict(await fault(insert({})))).toBe(true);
    expect(isConflict(await fault(insert({ id: 2, details: null })))).toBe(false);
    expect(
      isConflict(
        await fault(
          db
            .selectFrom('course')
            .select('nothing' as 'id')
            .execute(),
        ),
      ),
    ).toBe(false);
  });

  test('rolls back everything when the work of a change fails, and continues to work', async () => {
    running = await openTestApp();
    const { app } = running;
    const course = aCourse({ capacity: 5 });
    await app.change(JANA, (change) => createCourse(change, course));
    const failing = app.change(JANA, async ({ db }) => {
      await db.updateTable('course').set({ capacity: 99 }).execute();
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await findCourse(app.db, course.id)).toMatchObject({ capacity: 5 });
    expect(await app.change(JANA, async () => 'on we go')).toBe('on we go');
  });
});

test('a Postgres connection that is lost in a transaction fails only that transaction', async () => {
  running = await openTestApp({ postgresUrl: inject('postgresUrl') });
  const { app } = running;
  const course = aCourse({ capacity: 5 });
  await app.change(JANA, (change) => createCourse(change, course));
  const cut = app.change(JANA, async ({ db }) => {
    await db.updateTable('course').set({ capacity: 99 }).execute();
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(app.db);
    // the client is notified while no query is pending
    await setTimeout(100);
    await findCourse(db, course.id);
  });
  await expect(cut).rejects.toThrow();
  expect(await findCourse(app.db, course.id)).toMatchObject({ capacity: 5 });
  expect(await app.change(JANA, async () => 'on we go')).toBe('on we go');
});

test('a transaction that fills the disk is reported as such', async () => {
  running = await openTestApp();
  const db = databaseOf(running.app);
  await sql`pragma max_page_count = 1`.execute(db);
  const filling = db.transaction().execute(async (db) => {
    const details = 'x'.repeat(1_000_000);
    await db.insertInto('company').values({ id: 1, details, updatedAt: '' }).execute();
  });
  await expect(filling).rejects.toMatchObject({ errcode: 13 });
  expect(await db.selectFrom('company').selectAll().execute()).toEqual([]);
});

describe('the folder of a SQLite database', () => {
  /** What a second process prints that opens the same folder the way the server does. */
  const second = async (dataDir: string) => {
    const script = `
      const { openDatabase } = await import(${JSON.stringify(new URL('./database.ts', import.meta.url).href)});
      try {
        const db = openDatabase({ dataDir: process.env.FOLDER });
        const rows = await db.selectFrom('course').select('id').execute();
        console.log(JSON.stringify({ courses: rows.length }));
        await db.destroy();
      } catch ({ errcode, message }) {
        console.log(JSON.stringify({ errcode, message }));
      }`;
    const env = { ...process.env, FOLDER: dataDir };
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], { env });
    return JSON.parse(stdout);
  };

  test('is locked by one process: the second is refused, the first continues', async () => {
    running = await openTestApp();
    const { app } = running;
    await app.change(JANA, (change) => createCourse(change, aCourse()));
    expect(await second(app.config.dataDir)).toEqual({ errcode: 5, message: expect.stringContaining('locked') });
    expect(await app.change(JANA, (change) => createCourse(change, aCourse()))).toMatchObject({ outcome: 'saved' });
  });

  test('is unlocked when its process closes it, and the data remain', async () => {
    running = await openTestApp();
    const { app } = running;
    await app.change(JANA, (change) => createCourse(change, aCourse()));
    await databaseOf(app).destroy();
    expect(await second(app.config.dataDir)).toEqual({ courses: 1 });
  });
});
