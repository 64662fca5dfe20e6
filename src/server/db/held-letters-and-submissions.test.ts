import type { Kysely } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { listLetters } from '#server/letters/outbox.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aContact } from '../../../test/contact.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { up } from './migrations/0009-held-letters-and-submissions.ts';

describe.each(['SQLite', 'Postgres'])('a database of the version before, on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  test('keeps its letters and counts from now on', async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    const { app } = running;
    const before = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    const expected = await listLetters(app.db, { noun: 'contactRequest', id: before });
    // as the version before left it
    await databaseOf(app).schema.alterTable('letter').dropColumn('heldBecause').execute();
    for (const table of ['letterQuota', 'submission']) await databaseOf(app).schema.dropTable(table).execute();
    await up(app.db as Kysely<unknown>);
    expect(await listLetters(app.db, { noun: 'contactRequest', id: before })).toEqual(expected);
    const after = await app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    expect(await app.change(VISITOR, (change) => submitContactRequest(change, aContact()))).toBe(after);
    expect(await app.db.selectFrom('letterQuota').select('letters').execute()).toEqual([{ letters: 1 }]);
  });
});
