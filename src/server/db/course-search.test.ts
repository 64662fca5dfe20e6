import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { createCourse } from '#server/courses/courses.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { up } from './migrations/0019-course-search.ts';

describe.each(['SQLite', 'Postgres'])('a database of the version before, on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  test('has its courses found and ordered as if they were saved today', async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    const db = databaseOf(running.app);
    for (const nameOfCourse of ['Chemické  faktory 10', 'Čistenie – № 2', 'ŽERIAVNIK']) {
      await running.app.change(JANA, (change) => createCourse(change, aCourse({ nameOfCourse })));
    }
    const kept = () => db.selectFrom('course').select(['id', 'searchText', 'nameSortKey']).orderBy('id').execute();
    const expected = (await kept()).map(({ searchText, ...course }) => ({
      ...course,
      searchText: searchText.trim(),
    }));
    // as the version before left them
    for (const trigger of engine === 'SQLite' ? TRIGGERS : []) await sql`drop trigger ${sql.id(trigger)}`.execute(db);
    for (const index of INDEXES) await db.schema.dropIndex(index).execute();
    for (const column of ['searchText', 'nameSortKey'])
      await db.schema.alterTable('course').dropColumn(column).execute();
    await db.schema.alterTable('contactRequest').addColumn('handledAt', 'text').execute();
    await up(db as Kysely<unknown>);
    expect(await kept()).toEqual(expected);
  });
});

const TRIGGERS = ['courseTrigramsAdded', 'courseTrigramsChanged', 'courseTrigramsRemoved'];

const INDEXES = [
  'courseByDate',
  'courseByName',
  'signUpByState',
  'signUpByStatusAndReceipt',
  'contactRequestByState',
];
