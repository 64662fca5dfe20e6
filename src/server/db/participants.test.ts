import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { createCourse, findCourse } from '#server/courses/courses.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aCompany, aCourse, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { up } from './migrations/0016-participants.ts';

describe.each(['SQLite', 'Postgres'])('sign-ups of the version before, on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  test('get the participants they would have got today', async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    const { app } = running;
    const db = databaseOf(app);
    const course = aCourse({ capacity: 4 });
    await app.change(JANA, (change) => createCourse(change, course));
    const people = [aPerson(), aCompany(), aCompany({ numberOfWorkers: '3-5' }), aCompany({ numberOfWorkers: '2' })];
    for (const fields of people) {
      await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
    }
    const cancelled = await db
      .selectFrom('signUp')
      .select('id')
      .where('applicant', '=', 'person')
      .executeTakeFirstOrThrow();
    await app.change(JANA, (change) => cancelSignUp(change, cancelled.id, { sendLetter: false }));
    const participants = () =>
      db
        .selectFrom('participant')
        .select(['id', 'signUpId', 'position', 'firstName', 'lastName', 'status'])
        .orderBy('id')
        .execute();
    const expected = [await participants(), await findCourse(db, course.id)];
    // as the version before left them
    await sql`alter table "signUp" add column "seats" integer not null default 1`.execute(db);
    await sql`update "signUp" set "seats" = (select count(*) from "participant" where "signUpId" = "signUp"."id")`.execute(
      db,
    );
    await db.schema.dropTable('presence').execute();
    await db.schema.dropTable('participant').execute();
    await up(db as Kysely<unknown>);
    expect([await participants(), await findCourse(db, course.id)]).toEqual(expected);
  });
});
