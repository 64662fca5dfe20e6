import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { containsText, type SearchedTable } from '#server/search.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { anotherContact } from '../../../test/contact-requests.ts';
import { databaseOf } from '../../../test/database-of.ts';
import type { Database } from './database.ts';
import { purgeTrigrams } from './trigrams.ts';

const SEARCHED = {
  article: true,
  contactRequest: true,
  course: true,
  email: true,
  signUp: true,
  waitlistEntry: true,
} as const satisfies Record<SearchedTable, true>;

describe('an index of trigrams on SQLite', () => {
  let running: TestApp;
  let db: Database;
  beforeEach(async () => {
    running = await openTestApp({ changesSchema: true });
    db = databaseOf(running.app);
  });
  afterEach(() => running.close());

  const submit = (message: string) =>
    running.app.change(VISITOR, (change) => submitContactRequest(change, anotherContact({ message })));
  const searchFor = async (search: string) => {
    const holds = await containsText(db, 'contactRequest', search);
    return (await db.selectFrom('contactRequest').select('id').where(holds).orderBy('id').execute()).map(
      ({ id }) => id,
    );
  };
  /** Fails if the index differs from its table. */
  const check = (table: string) => {
    const index = sql.id(`${table}Trigrams`);
    return sql`insert into ${index} (${index}, rank) values ('integrity-check', 1)`.execute(db);
  };
  const sizeOf = async (table: string) => {
    const { rows } = await sql<{ bytes: number }>`
      select sum(length(block)) as "bytes" from ${sql.id(`${table}Trigrams_data`)} where id > 10`.execute(db);
    return rows[0]?.bytes ?? 0;
  };

  // a migration that rebuilds one of these tables must recreate its triggers
  test.each(Object.keys(SEARCHED))('is updated by triggers of %s', async (table) => {
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_schema where type = 'trigger' and tbl_name = ${table} order by name`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(
      ['Added', 'Changed', 'Removed'].map((name) => `${table}Trigrams${name}`),
    );
  });

  test('contains what was added and changed, not what was removed', async () => {
    const [one, other] = [await submit('lesenie'), await submit('žeriavy')];
    expect([await searchFor('lesen'), await searchFor('zeriav')]).toEqual([[one], [other]]);
    await db.updateTable('contactRequest').set({ searchText: 'hydranty' }).where('id', '=', one).execute();
    expect([await searchFor('lesen'), await searchFor('hydrant')]).toEqual([[], [one]]);
    await db.deleteFrom('contactRequest').where('id', '=', other).execute();
    expect(await searchFor('zeriav')).toEqual([]);
    await check('contactRequest');
  });

  test('stays correct after VACUUM, whatever was deleted before', async () => {
    const ids = [];
    for (const message of ['prvý', 'druhý', 'tretí', 'štvrtý']) ids.push(await submit(message));
    await db
      .deleteFrom('contactRequest')
      .where('id', '=', ids[1] as string)
      .execute();
    await sql`vacuum`.execute(db);
    expect(await searchFor('stvrty')).toEqual([ids[3]]);
    await check('contactRequest');
  });

  test('matches terms of more rows than it lists', async () => {
    await db
      .insertInto('contactRequest')
      .values(
        Array.from({ length: 1_100 }, (_, index) => ({
          ...anotherContact(),
          id: `request-${index}`,
          receivedAt: '',
          searchText: `sklady ${index}`,
        })),
      )
      .execute();
    expect(await searchFor('sklad')).toHaveLength(1_100);
    expect(await searchFor('sklad 1099')).toEqual(['request-1099']);
  });

  test('loses erased texts with the nightly job', async () => {
    await submit('stavba');
    await purgeTrigrams(db);
    const before = await sizeOf('contactRequest');
    for (let index = 0; index < 20; index += 1) await submit(`Osobné údaje č. ${index} sa zmažú.`);
    await db.deleteFrom('contactRequest').where('searchText', 'like', '%osobne udaje%').execute();
    expect(await sizeOf('contactRequest')).toBeGreaterThan(before);
    await purgeTrigrams(db);
    expect(await sizeOf('contactRequest')).toBe(before);
    await check('contactRequest');
  });
});
