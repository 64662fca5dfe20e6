import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#server/staff/local/sign-in.ts';
import { hasStaff } from '#server/staff/staff.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { addAccount } from '../../../test/local-account.ts';
import type { Db } from './database.ts';
import { isPostgres } from './engine.ts';
import { MIGRATIONS, migrate } from './migrate.ts';

const ACCOUNT = { email: 'jana.ukazkova@example.sk', password: 'dostatocne-dlhe-heslo' };

onBothDatabases('a referenced table that a migration rebuilds on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp({ changesSchema: true });
    await addAccount(running.app, { name: 'Jana Ukážková', ...ACCOUNT });
    await sql`insert into "staffSecondFactor" ("staffMemberId", "secret")
      select "staffMemberId", 'begun' from "staffPassword"`.execute(running.app.db);
  });

  const rebuild = (rows: RawBuilder<unknown>) => {
    const { config } = running.app;
    return migrate(databaseOf(running.app), config, { ...MIGRATIONS, '9999-rebuild': rebuildPasswords(rows) });
  };
  const signInAsJana = () => signIn(running.app, { ...ACCOUNT, clientAddress: '192.0.2.7' });

  test('keeps the rows that refer to it', async () => {
    await rebuild(sql`true`);
    expect(await signInAsJana()).toMatchObject({ outcome: 'signed-in' });
  });

  test('is referred to as before', async () => {
    const { db } = running.app;
    await rebuild(sql`true`);
    await expect(sql`update "staffSecondFactor" set "staffMemberId" = 'nobody'`.execute(db)).rejects.toThrow(
      /foreign key/i,
    );
    await sql`delete from "staffPassword"`.execute(db);
    expect((await sql`select * from "staffSecondFactor"`.execute(db)).rows).toEqual([]);
  });

  test('that loses a referenced row fails the migration, and nothing is lost', async () => {
    await expect(rebuild(sql`false`)).rejects.toMatchObject({
      migration: '9999-rebuild',
      cause: { message: expect.stringMatching(/foreign key constraint.*staffSecondFactor/i) },
    });
    expect(await hasStaff(running.app.db)).toBe(true);
    expect(await signInAsJana()).toMatchObject({ outcome: 'signed-in' });
  });
});

/** Rebuilds the table as SQLite requires; on Postgres, where that is rare, also the references to it. */
function rebuildPasswords(rows: RawBuilder<unknown>): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await sql`create table "passwordAnew" ("staffMemberId" text primary key references "staffMember", "hash" text)`.execute(
        db,
      );
      await sql`insert into "passwordAnew" select * from "staffPassword" where ${rows}`.execute(db);
      await sql`drop table "staffPassword" ${sql.raw(isPostgres(db as Db) ? 'cascade' : '')}`.execute(db);
      await sql`alter table "passwordAnew" rename to "staffPassword"`.execute(db);
      if (!isPostgres(db as Db)) return;
      await sql`alter table "staffSecondFactor"
        add foreign key ("staffMemberId") references "staffPassword" on delete cascade`.execute(db);
    },
  };
}
