import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { expect, inject, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { createCourse } from '#server/courses/courses.ts';
import { startFailure } from '#server/start-failure.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { findOutdatedSchema, findSchema, isSchemaCurrent, migrate, NewerDatabase } from './migrate.ts';

onBothDatabases('the schema on %s', (openTestApp) => {
  let running: TestApp;
  const open = async () => {
    running = await openTestApp({ changesSchema: true });
    return running.app;
  };

  test('is current after the start', async () => {
    const app = await open();
    expect(await isSchemaCurrent(app.db)).toBe(true);
  });

  test('loses no rows when it is migrated again', async () => {
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

  test.each([
    ['a newer', '9999-later'],
    ['an unreleased', '0001-courses-and-sign-ups'],
  ])('of %s version is refused with a sentence, and stays unchanged', async (_, name) => {
    const app = await open();
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`.execute(app.db);
    const refused = await migrate(databaseOf(app), app.config).catch(startFailure);
    expect(refused).toMatch(
      /^The database belongs to a newer or unreleased version\. Start the version that used it last/,
    );
    await expect(findSchema(app.db)).rejects.toThrow(NewerDatabase);
  });

  test('refuses a sign-up for a course that does not exist', async () => {
    const app = await open();
    const file = { id: 'f', signUpId: 'nobody', position: 0, name: 'a.pdf', mediaType: 'application/pdf' };
    const orphan = { ...file, sizeBytes: 1, sha256: '', bytes: Uint8Array.of(1) };
    await expect(databaseOf(app).insertInto('signUpFile').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });
});

test('the schema has the same tables, columns, indexes and references on both engines', async () => {
  const [sqlite, postgres] = await Promise.all([
    openTestApp(),
    openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true }),
  ]);
  const onSqlite = {
    columns: await columnsOf(sqlite),
    ...(await shapeOf(
      sqlite,
      sql`select "name" from sqlite_master where type = 'index' and sql is not null`,
      sql`select m.name || '.' || f."from" || ' ' || f."table" || ' ' || lower(f.on_delete) as "name"
        from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`,
    )),
  };
  const onPostgres = {
    columns: await columnsOf(postgres),
    ...(await shapeOf(
      postgres,
      // SQLite stores trigrams in separate tables, and gives no names to indexes of keys
      sql`select indexname as "name" from pg_indexes where schemaname = 'public' and indexname not like '%ByTrigrams'
        and indexname not in (select conname from pg_constraint) and tablename not like 'kysely%'`,
      sql`select conrelid::regclass::text || '.' || attname || ' ' || confrelid::regclass::text || ' '
          || case confdeltype when 'c' then 'cascade' when 'n' then 'set null' else 'no action' end as "name"
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`,
    )),
  };
  expect(onSqlite.columns.length).toBeGreaterThan(300);
  expect(onPostgres).toEqual(onSqlite);
  await Promise.all([sqlite.close(), postgres.close()]);
});

async function columnsOf({ app }: TestApp): Promise<string[]> {
  const tables = await databaseOf(app).introspection.getTables();
  return tables
    .filter(({ name }) => !name.includes('Trigrams'))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}${column.isNullable ? '?' : ''}`))
    .toSorted();
}

async function shapeOf({ app }: TestApp, indexes: RawBuilder<unknown>, references: RawBuilder<unknown>) {
  const namesOf = async (query: RawBuilder<unknown>) => {
    const { rows } = await (query as RawBuilder<{ name: string }>).execute(app.db);
    return rows.map(({ name }) => name.replaceAll('"', '')).toSorted();
  };
  return { indexes: await namesOf(indexes), references: await namesOf(references) };
}

test('a Postgres database in which another node has only begun to migrate counts as a new one', async () => {
  const { app, close } = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
  await sql`delete from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(app.db);
  expect(await findOutdatedSchema(app.db)).toBeUndefined();
  await close();
});

test('two servers can start at once on a new Postgres', async () => {
  const first = await openTestApp({ postgresUrl: inject('postgresUrl'), changesSchema: true });
  await sql`drop schema public cascade`.execute(first.app.db);
  await sql`create schema public`.execute(first.app.db);
  const environment = { DATABASE_URL: first.app.config.databaseUrl as string, DEMO_CONTENT: 'on' };
  const servers = await Promise.all([openTestApp({ environment }), openTestApp({ environment })]);
  for (const { app } of servers) expect(await isSchemaCurrent(app.db)).toBe(true);
  for (const { close } of [...servers, first]) await close();
});
