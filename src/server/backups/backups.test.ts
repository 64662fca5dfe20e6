import { chown, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { START } from '#domain/actor.ts';
import { type Config, readConfig } from '#server/config.ts';
import { findInconsistencies } from '#server/consistency/consistency.ts';
import { databaseFile, secretFile } from '#server/data-dir.ts';
import { openDatabase, openDatabaseToFill, openDatabaseToRead, withSnapshot } from '#server/db/database.ts';
import { fillWithDemo } from '#server/db/demo.ts';
import { migrateWithin } from '#server/db/migrate.ts';
import { verifyEvents } from '#server/events/event-verification.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { anotherCompany } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { newDatabase } from '../../../test/databases.ts';
import { resealed } from '../../../test/resealed-lines.ts';
import { fillEveryTable } from '../../../test/sample-rows.ts';
import { backUp } from './back-up.ts';
import { backupFailure } from './backup-failure.ts';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { UnreadableBackup } from './backup-format.ts';
import { newBackupKey } from './backup-key.ts';
import { checkLines } from './read-lines.ts';
import { DatabaseNotEmpty, DifferentRestore, restore } from './restore.ts';
import { listStoredTables } from './stored-tables.ts';
import { writeLines } from './write-lines.ts';

const NOW = '2026-11-20T11:00:00.000Z';

const ENGINES = ['SQLite', 'Postgres'] as const;
type Engine = (typeof ENGINES)[number];

let folder: string;
let running: TestApp;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozp-backup-'));
});
afterEach(async () => {
  await running.close();
  await rm(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'a.backup');

async function openFilled(
  engine: Engine,
  environment: Record<string, string> = {},
  { changesSchema = false } = {},
): Promise<Config> {
  running = await openTestApp({ postgresUrl: urlOn(engine), changesSchema, environment });
  await running.app.change(START, fillWithDemo);
  return running.app.config;
}

const urlOn = (engine: Engine) => (engine === 'Postgres' ? inject('postgresUrl') : undefined);

const settingsOf = ({ dataDir, databaseUrl = '', backupDir }: Config) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  BACKUP_DIR: backupDir,
});

/** Settings of a database that does not exist yet. */
async function emptyOn(engine: Engine, environment: Record<string, string> = {}): Promise<Config> {
  const url = urlOn(engine);
  const databaseUrl = url && (await newDatabase(url));
  return readConfig({
    DATA_DIR: join(folder, 'new'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...environment,
  });
}

/** Every row of every table as lines, in one order. */
async function everyLine(config: Config): Promise<string[]> {
  return withSnapshot(config, async (db) => {
    const lines = [];
    let table = '';
    for await (const line of writeLines(db, { createdAt: NOW, secret: undefined }, () => undefined)) {
      const text = line.toString();
      if (text.startsWith('{"table"')) table = text;
      // the engines store the secret in different places
      if (text.startsWith('[') && !table.startsWith('{"table":"secret"')) lines.push(table + text);
    }
    return lines.sort();
  });
}

describe.each(ENGINES)('a backup of a database on %s', (engine) => {
  test.each(ENGINES)('restored on %s has the same rows', async (other) => {
    const config = await openFilled(engine);
    const end = await backUp(config, file(), NOW);
    const target = await emptyOn(other);
    const restored = await restore(target, file());
    expect(restored).toMatchObject({ end, differences: [] });
    const rows = await everyLine(config);
    expect(rows.length).toBeGreaterThan(150);
    expect(await everyLine(target)).toEqual(rows);
  });

  test.each(ENGINES)('restored on %s numbers further sign-ups after those it has', async (other) => {
    await backUp(await openFilled(engine), file(), NOW);
    const { db } = running.app;
    const { last } = await db
      .selectFrom('signUp')
      .select(({ fn }) => fn.max('number').as('last'))
      .executeTakeFirstOrThrow();
    const target = await emptyOn(other);
    await restore(target, file());
    await running.close();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = target;
    running = await openTestApp({ environment: { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) } });
    const id = await signedUp(running.app, await storedCourse(running.app), { fields: anotherCompany() });
    expect(await findSignUp(running.app.db, id)).toMatchObject({ number: Number(last) + 1 });
  });

  test('contains one moment while people sign up', async () => {
    running = await openTestApp({ postgresUrl: urlOn(engine) });
    const { app } = running;
    const course = await storedCourse(app, { capacity: 0 });
    let isOver = false;
    let signUps = 0;
    const load = (async () => {
      for (; !isOver; signUps += 1) {
        await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
        // SQLite runs synchronously and would not let the backup continue
        await setImmediate();
      }
    })();
    await expect.poll(() => signUps).toBeGreaterThan(20);
    const before = signUps;
    const { tables } = await backUp(app.config, file(), NOW);
    const rows = (name: string) => tables[name]?.rows as number;
    await expect.poll(() => signUps).toBeGreaterThan(before);
    isOver = true;
    await load;
    expect(rows('signUp')).toBeGreaterThanOrEqual(before);
    expect(rows('participant')).toBe(2 * rows('signUp'));
    expect(rows('submission')).toBe(rows('signUp'));
    const target = await emptyOn(engine);
    await restore(target, file());
    expect(await verifyEvents(openDatabaseToRead(target))).toMatchObject({ faults: [] });
  });

  test('is read file by file, as each may have ten megabytes, and other rows by the hundred', async () => {
    running = await openTestApp({ postgresUrl: urlOn(engine) });
    const withFiles = (await listStoredTables(running.app.db)).filter(({ hasBytes }) => hasBytes);
    expect(withFiles.map(({ name }) => name)).toEqual([
      ...['emailAttachment', 'enclosure', 'issuedDocument', 'pictureFile', 'signUpFile', 'signedSheet'],
    ]);
  });

  test('leaves tables of others alone', async () => {
    const config = await openFilled(engine, {}, { changesSchema: true });
    await sql`create table "_litestream_seq" ("id" integer primary key, "seq" integer)`.execute(
      databaseOf(running.app),
    );
    await backUp(config, file(), NOW);
    const { end } = await restore(await emptyOn(engine), file());
    expect(Object.keys(end.tables)).not.toContain('_litestream_seq');
  });

  test('is not made where a table of ours is missing', async () => {
    const config = await openFilled(engine, {}, { changesSchema: true });
    await sql`drop table "note"`.execute(databaseOf(running.app));
    const failure = await backUp(config, file(), NOW).catch((error: unknown) => error);
    expect(backupFailure(failure, file())).toMatch(/lacks a table or a column/);
    expect(await readdir(folder)).toEqual([]);
  });

  /** Settings of a database of an older version, with an event of this moment if one is given. */
  const oldDatabase = async (name: string, eventAt?: string): Promise<Config> => {
    const config = { ...(await emptyOn(engine)), dataDir: join(folder, name), backupDir: join(folder, 'kept') };
    await mkdir(config.dataDir);
    const database = openDatabaseToFill({ databaseUrl: config.databaseUrl, file: databaseFile(config.dataDir) });
    await database.transaction().execute((db) => migrateWithin(db, '0015-first-texts'));
    if (eventAt)
      await database
        .insertInto('event')
        .values({
          position: 1,
          at: eventAt,
          actorKind: 'job',
          actorId: 'retention',
          noun: 'retention',
          nounId: '',
          verb: 'deleted',
          ...{ valuesHash: '', previousHash: '', hash: '' },
        })
        .execute();
    await database.destroy();
    return config;
  };
  const before = 'bozp-before-migration-0015-first-texts.backup';

  test('is made before a migration, and only then', async () => {
    const config = await oldDatabase('old');
    const open = () => openTestApp({ environment: settingsOf(config) });
    running = await open();
    expect(await readdir(config.backupDir)).toEqual([before]);
    await running.close();
    running = await open();
    expect(await readdir(config.backupDir)).toEqual([before]);
    const { head } = await restore(await emptyOn(engine), join(config.backupDir, before));
    expect(head.schema).toBe('0015-first-texts');
  });

  test('that was made before an earlier migration is replaced if anything was recorded since', async () => {
    const eventsKeptBefore = async (name: string, eventAt?: string) => {
      running = await openTestApp({ environment: settingsOf(await oldDatabase(name, eventAt)) });
      const lines = await Array.fromAsync(readBackupFile(join(folder, 'kept', before), undefined));
      return JSON.parse(String(lines.at(-1))).tables.event.rows;
    };
    expect(await eventsKeptBefore('first')).toBe(0);
    await running.close();
    expect(await eventsKeptBefore('again', NOW)).toBe(0);
    await running.close();
    expect(await eventsKeptBefore('later', '2100-01-01T00:00:00.000Z')).toBe(1);
  });

  test('is restored only into an empty database', async () => {
    const config = await openFilled(engine);
    await backUp(config, file(), NOW);
    await expect(restore(config, file())).rejects.toThrow(DatabaseNotEmpty);
  });

  test('that cannot be restored leaves nothing behind', async () => {
    const config = await openFilled(engine);
    await backUp(config, file(), NOW);
    const lines = (await Array.fromAsync(readBackupFile(file(), undefined))).map(String);
    // one row less than its end states
    lines.splice(lines.findIndex((line) => line.startsWith('{"table":"signUp"')) + 1, 1);
    await writeBackupFile(join(folder, 'b.backup'), undefined, resealed(lines));
    const target = await emptyOn(engine);
    await expect(restore(target, join(folder, 'b.backup'))).rejects.toThrow(DifferentRestore);
    await restore(target, file());
  });
});

test('every column of every table is backed up on Postgres and restored', async () => {
  const config = await openFilled('SQLite', { AUTH_SECRET: 'x'.repeat(32) });
  await fillEveryTable(databaseOf(running.app));
  const end = await backUp(config, file(), NOW);
  expect(Object.entries(end.tables).filter(([, { rows }]) => rows === 0)).toEqual([]);
  const onPostgres = await emptyOn('Postgres');
  await restore(onPostgres, file());
  const again = join(folder, 'again.backup');
  expect(await backUp(onPostgres, again, NOW)).toMatchObject({ tables: end.tables });
  const back = await emptyOn('SQLite');
  await restore(back, again);
  expect(await everyLine(back)).toEqual(await everyLine(config));
});

describe('a backed up text with control characters', () => {
  const backedUp = async (message: string) => {
    const config = await openFilled('SQLite');
    const [row] = await running.app.db.selectFrom('contactRequest').select('id').orderBy('id').limit(1).execute();
    const { id } = row ?? expect.fail();
    await databaseOf(running.app).updateTable('contactRequest').set({ message }).where('id', '=', id).execute();
    await backUp(config, file(), NOW);
    return async (target: Config) => {
      await restore(target, file());
      await using db = openDatabaseToRead(target);
      return (await db.selectFrom('contactRequest').select('message').where('id', '=', id).executeTakeFirst())
        ?.message;
    };
  };

  test.each(ENGINES)('that both engines can store is restored on %s', async (engine) => {
    const message = 'a\u001b[31m\u0007\u202eb\r\n\u0085c';
    const restored = await backedUp(message);
    expect(await restored(await emptyOn(engine))).toBe(message);
  });

  test('that only SQLite can store is restored there; PostgreSQL refuses it with its place and stores nothing', async () => {
    const restored = await backedUp('a\0b');
    expect(await restored(await emptyOn('SQLite'))).toBe('a\0b');
    const target = await emptyOn('Postgres');
    const error = await restored(target).catch((error: unknown) => error);
    expect(backupFailure(error, 'a.backup')).toMatch(
      /^a\.backup: has a NUL in column message of row \d+ of contactRequest, which PostgreSQL cannot store\. Nothing was restored:/,
    );
    await using db = openDatabaseToRead(target);
    expect(await listStoredTables(db)).toEqual([]);
  });
});

test('data that SQLite derives are not backed up, and are rebuilt with the restored rows', async () => {
  const config = await openFilled('SQLite');
  const { tables } = await backUp(config, file(), NOW);
  const target = await emptyOn('SQLite');
  await restore(target, file());
  await using restored = openDatabase(target);
  const { rows: derived } = await sql<{ name: string; type: string }>`
    select name, type from pragma_table_list where schema = 'main' and type in ('virtual', 'shadow')`.execute(
    restored,
  );
  const indexes = derived.filter(({ type }) => type === 'virtual').map(({ name }) => name);
  expect(indexes).not.toEqual([]);
  for (const { name } of derived) expect(tables).not.toHaveProperty(name);
  // compares the index with the rows it indexes
  for (const name of indexes) {
    await sql`insert into ${sql.table(name)} (${sql.ref(name)}, rank) values ('integrity-check', 1)`.execute(
      restored,
    );
  }
});

test('the session secret is backed up where no setting contains it', async () => {
  const config = await openFilled('SQLite');
  const secret = await readFile(secretFile(config.dataDir), 'utf8');
  await backUp(config, file(), NOW);
  const target = await emptyOn('SQLite');
  await restore(target, file());
  expect(await readFile(secretFile(target.dataDir), 'utf8')).toBe(secret);
  const onPostgres = await emptyOn('Postgres');
  await restore(onPostgres, file());
  await using db = openDatabaseToRead(onPostgres);
  expect(await db.selectFrom('secret').selectAll().execute()).toEqual([{ id: 1, secret }]);
});

test('what was restored belongs to the owner of its folder, and to nobody else', async () => {
  await backUp(await openFilled('SQLite'), file(), NOW);
  const { dataDir } = await emptyOn('SQLite');
  await mkdir(dataDir, { recursive: true });
  // only root may give files to others; any other user who restores owns the folder
  if (process.getuid?.() === 0) await chown(dataDir, 1000, 1000);
  await restore(readConfig({ DATA_DIR: dataDir }), file());
  const { uid, gid } = await stat(dataDir);
  for (const restored of [databaseFile(dataDir), secretFile(dataDir)])
    expect(await stat(restored)).toMatchObject({ uid, gid, mode: 0o100600 });
});

test('a backup by a user who may not read every table of ours is not made', async () => {
  const config = await openFilled('Postgres', {}, { changesSchema: true });
  const db = databaseOf(running.app);
  const role = `reader_${process.pid}`;
  const url = new URL(config.databaseUrl as string);
  await sql`create role ${sql.id(role)} login password ${sql.lit(url.password)}`.execute(db);
  await sql`grant select on all tables in schema public to ${sql.id(role)}`.execute(db);
  await sql`revoke select on "signUp" from ${sql.id(role)}`.execute(db);
  url.username = role;
  const failure = await backUp({ ...config, databaseUrl: url.href }, file(), NOW).catch((error: unknown) => error);
  await sql`drop owned by ${sql.id(role)}`.execute(db);
  await sql`drop role ${sql.id(role)}`.execute(db);
  expect(backupFailure(failure, file())).toMatch(/may not read all tables/);
});

test('a copy of the database and then of its log, at any moment under load, is whole and up to date', async () => {
  running = await openTestApp();
  const { app } = running;
  const course = await storedCourse(app, { capacity: 0 });
  const { dataDir } = app.config;
  // a reader keeps the log from being started anew while it is copied, as Litestream's does
  using reader = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  let isOver = false;
  let signUps = 0;
  const load = (async () => {
    for (; !isOver; signUps += 1) {
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
      await setImmediate();
    }
  })();
  for (let copy = 0; copy < 10; copy += 1) {
    await expect.poll(() => signUps).toBeGreaterThan(copy * 10);
    reader.exec('begin; select count(*) from "signUp"');
    const answered = signUps;
    const copied = readConfig({ DATA_DIR: await mkdtemp(join(folder, 'copy-')) });
    for (const suffix of ['', '-wal'])
      await copyFile(`${databaseFile(dataDir)}${suffix}`, `${databaseFile(copied.dataDir)}${suffix}`);
    reader.exec('commit');
    // the first connection after a copy applies the log
    new DatabaseSync(databaseFile(copied.dataDir)).exec('pragma wal_checkpoint(truncate)');
    await withSnapshot(copied, async (db) => {
      expect(await verifyEvents(db)).toMatchObject({ faults: [] });
      expect(await findInconsistencies({ db, now: app.now })).toEqual([]);
      expect((await db.selectFrom('signUp').select('id').execute()).length).toBeGreaterThanOrEqual(answered);
    });
  }
  isOver = true;
  await load;
});

describe.each(['compressed', 'encrypted'])('a %s backup file', (kind) => {
  let config: Config;
  let bytes: Buffer;
  const check = () => checkLines(readBackupFile(file(), config.backupKey));
  beforeEach(async () => {
    config = await openFilled('SQLite', kind === 'encrypted' ? { BACKUP_KEY: await newBackupKey() } : {});
    await backUp(config, file(), NOW);
    bytes = await readFile(file());
  });

  test('is read as it was written, and only its owner may read it', async () => {
    await expect(check()).resolves.toBeUndefined();
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(bytes.includes('bozp-backup')).toBe(false);
    expect(bytes.includes('age-encryption.org')).toBe(kind === 'encrypted');
  });

  test('is refused once any byte of it has changed', async () => {
    for (let part = 0; part < 50; part += 1) {
      const changed = Buffer.from(bytes);
      const place = Math.floor((part / 50) * bytes.length);
      changed[place] = (changed[place] as number) ^ 0xff;
      await writeFile(file(), changed);
      await expect(check(), `byte ${place}`).rejects.toThrow(UnreadableBackup);
    }
  });

  test('is refused when its end is missing or something follows it', async () => {
    for (const length of [0, 1, 100, Math.floor(bytes.length / 2), bytes.length - 1]) {
      await writeFile(file(), bytes.subarray(0, length));
      await expect(check(), `${length} bytes`).rejects.toThrow(UnreadableBackup);
    }
    await writeFile(file(), Buffer.concat([bytes, bytes]));
    await expect(check()).rejects.toThrow(UnreadableBackup);
  });
});

test('an encrypted backup file requires the key it was encrypted to', async () => {
  const config = await openFilled('SQLite', { BACKUP_KEY: await newBackupKey() });
  await backUp(config, file(), NOW);
  await expect(restore(await emptyOn('SQLite'), file())).rejects.toThrow(new UnreadableBackup('key-missing'));
  const other = await emptyOn('SQLite', { BACKUP_KEY: await newBackupKey() });
  await expect(restore(other, file())).rejects.toThrow(new UnreadableBackup('wrong-key'));
});

test('a backup of a newer version is refused', async () => {
  const config = await openFilled('SQLite');
  await backUp(config, file(), NOW);
  const lines = (await Array.fromAsync(readBackupFile(file(), undefined))).map(String);
  const newer = lines.map((line) => line.replace(/"schema":"[^"]*"/, '"schema":"9999-later"'));
  await writeBackupFile(join(folder, 'b.backup'), undefined, resealed(newer));
  await expect(restore(await emptyOn('SQLite'), join(folder, 'b.backup'))).rejects.toThrow(
    new UnreadableBackup('newer'),
  );
});
