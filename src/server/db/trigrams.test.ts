import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listPost } from '#server/emails/post-list.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aContact } from '../../../test/contact.ts';
import { newDatabase } from '../../../test/databases.ts';

describe('an index of trigrams on Postgres', () => {
  const server = inject('postgresUrl');
  let running: TestApp;
  afterEach(() => running.close());

  const indexes = async () => {
    const { rows } = await sql<{ name: string }>`
      select indexname as "name" from pg_indexes where indexdef like '%gin_trgm_ops%' order by 1`.execute(
      running.app.db,
    );
    return rows.map(({ name }) => name);
  };
  const found = async (search: string) => {
    await running.app.change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ email: 'eva@priklad.sk' })),
    );
    return (await listPost(running.app.db, { search, page: 1 })).rows.map(({ recipient }) => recipient);
  };
  const run = async (databaseUrl: string, statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test('is there, whatever schema the extension is in', async () => {
    const databaseUrl = await newDatabase(server);
    await run(databaseUrl, 'create schema elsewhere; create extension pg_trgm schema elsewhere');
    running = await openTestApp({ changesSchema: true, environment: { DATABASE_URL: databaseUrl } });
    expect(await indexes()).toEqual([
      'articleByTrigrams',
      'contactRequestByTrigrams',
      'courseByTrigrams',
      'emailByTrigrams',
      'signUpByTrigrams',
      'waitlistEntryByTrigrams',
    ]);
    expect(await found('va@prik')).toEqual(['eva@priklad.sk']);
  });

  test('is not there for who may not add the extension, and lists are searched all the same', async () => {
    const databaseUrl = new URL(await newDatabase(server));
    const role = `tenant_${databaseUrl.pathname.slice(-12)}`;
    await run(databaseUrl.href, `create role ${role} login password 'heslo'; grant all on schema public to ${role}`);
    Object.assign(databaseUrl, { username: role, password: 'heslo' });
    running = await openTestApp({ changesSchema: true, environment: { DATABASE_URL: databaseUrl.href } });
    expect(await indexes()).toEqual([]);
    expect(await found('va@prik')).toEqual(['eva@priklad.sk']);
  });
});
