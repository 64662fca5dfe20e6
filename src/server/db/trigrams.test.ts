import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listAllEmails } from '#server/emails/email-list.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aContact } from '../../../test/contact-requests.ts';
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
  const searchFor = async (search: string) => {
    await running.app.change(VISITOR, (change) =>
      submitContactRequest(change, aContact({ email: 'eva@priklad.sk' })),
    );
    return (await listAllEmails(running.app.db, { search, page: 1 })).rows.map(({ recipient }) => recipient);
  };
  const run = async (databaseUrl: string, statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test('is created in whichever schema the extension is', async () => {
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
    expect(await searchFor('va@prik')).toEqual(['eva@priklad.sk']);
  });

  test('is missing without the right to add the extension, and lists are searched without it', async () => {
    const databaseUrl = new URL(await newDatabase(server));
    const role = `tenant_${databaseUrl.pathname.slice(-12)}`;
    await run(databaseUrl.href, `create role ${role} login password 'heslo'; grant all on schema public to ${role}`);
    Object.assign(databaseUrl, { username: role, password: 'heslo' });
    running = await openTestApp({ changesSchema: true, environment: { DATABASE_URL: databaseUrl.href } });
    expect(await indexes()).toEqual([]);
    expect(await searchFor('va@prik')).toEqual(['eva@priklad.sk']);
  });
});
