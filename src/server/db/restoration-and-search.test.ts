import type { Kysely } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { listContactRequests } from '#server/contact-requests/contact-request-list.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { createCourse } from '#server/courses/courses.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aCompany, aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { up } from './migrations/0008-restoration-and-search.ts';

describe.each(['SQLite', 'Postgres'])('rows from before, on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  test('are found by all that was sent, as new ones are', async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    const db = databaseOf(running.app);
    const course = aCourse();
    await running.app.change(JANA, (change) => createCourse(change, course));
    for (const fields of [aPerson({ phone: '0905 111 003' }), aCompany({ phone: '+421 905 111 004' })]) {
      await running.app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
    }
    await running.app.change(VISITOR, (change) => submitContactRequest(change, aContact()));
    const texts = async () => [
      await db.selectFrom('signUp').select(['id', 'searchText']).orderBy('id').execute(),
      await db.selectFrom('contactRequest').select(['id', 'searchText']).orderBy('id').execute(),
    ];
    const expected = await texts();
    // as the version before left them
    for (const column of ['restoredAt', 'restorations']) {
      await db.schema.alterTable('signUp').dropColumn(column).execute();
    }
    await db.updateTable('signUp').set({ searchText: 'tomas cvicny' }).execute();
    await db.updateTable('contactRequest').set({ searchText: 'sklady' }).execute();
    await up(db as Kysely<unknown>);
    expect(await texts()).toEqual(expected);
    const { rows } = await listSignUps(db, { search: '0905111004', page: 1 });
    expect(rows).toMatchObject([{ applicant: 'company' }]);
    expect((await listContactRequests(db, '2026-11-20', { search: 'obhliadky', page: 1 })).total).toBe(1);
    expect(await db.selectFrom('signUp').select(['restoredAt', 'restorations']).execute()).toEqual([
      { restoredAt: null, restorations: 0 },
      { restoredAt: null, restorations: 0 },
    ]);
  });
});
