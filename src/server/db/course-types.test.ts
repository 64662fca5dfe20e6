import type { Kysely } from 'kysely';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { listCourseTypes } from '#server/courses/course-types.ts';
import { createCourse } from '#server/courses/courses.ts';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { up } from './migrations/0015-course-types.ts';
import { up as sayWhatCoursesGive } from './migrations/0024-what-a-course-gives.ts';
import { up as replaceTexts } from './migrations/0054-texts-of-types-and-letters.ts';

/** What came with the product, of the types and the templates of letters. */
const OLD_TEXTS = ['courseType', 'letterTemplate'] as const;

describe.each(['SQLite', 'Postgres'])('texts that came with the product, on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  test('ask for instruction within three years and for no medical opinion by e-mail, unless staff wrote their own', async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    const db = databaseOf(running.app);
    const seeds = JSON.stringify(
      await Promise.all(OLD_TEXTS.map((table) => db.selectFrom(table).selectAll().execute())),
    );
    expect(seeds).not.toMatch(/raz za dva roky|nám pošlite|požičiame|naše zhrnutie/);
    expect(seeds.match(/doklad o zdravotnej spôsobilosti(?!, nie starší ako 6 mesiacov)/g)).toBeNull();
    const own = { invitation: 'Príďte o 9.00 h.', validityBasis: 'u nás každé dva roky' };
    await db.updateTable('courseType').set(own).where('id', '=', 'bozp-veduci').execute();
    await replaceTexts(db as Kysely<unknown>);
    const type = await db
      .selectFrom('courseType')
      .selectAll()
      .where('id', '=', 'bozp-veduci')
      .executeTakeFirstOrThrow();
    expect(type).toMatchObject(own);
  });
});

describe.each(['SQLite', 'Postgres'])('courses of the version before, on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());
  const types = () => running.app.db.selectFrom('course').select(['id', 'courseTypeId']).orderBy('id').execute();

  test('are of the type whose sign they show, and lose it with the type', async () => {
    running = await openTestApp({ postgresUrl, changesSchema: true });
    const { app } = running;
    const db = databaseOf(app);
    const signs = { pomoc: '/ikony/ikony-03.svg', vodici: '/ikony/ikony-12.svg', vlastna: '/ikony/vlastna.svg' };
    for (const [id, image] of Object.entries(signs)) {
      await app.change(JANA, (change) => createCourse(change, aCourse({ id, image, courseTypeId: null })));
    }
    const thirteen = (await listCourseTypes(db)).map(({ version, ...type }) => type);
    // as the version before left them
    await db.schema.dropIndex('signUpByWaitlistEntry').execute();
    await db.schema.alterTable('signUp').dropColumn('waitlistEntryId').execute();
    await db.schema.dropTable('waitlistEntry').execute();
    await db.schema.dropIndex('courseOfTypeOnOffer').execute();
    await db.schema.alterTable('course').dropColumn('courseTypeId').execute();
    await db.schema.dropTable('courseType').execute();
    await up(db as Kysely<unknown>);
    await sayWhatCoursesGive(db as Kysely<unknown>);
    await replaceTexts(db as Kysely<unknown>);
    expect(await listCourseTypes(db)).toEqual(thirteen);
    expect(await types()).toEqual([
      { id: 'pomoc', courseTypeId: 'prva-pomoc' },
      { id: 'vlastna', courseTypeId: null },
      { id: 'vodici', courseTypeId: 'vodici' },
    ]);
    await db.deleteFrom('courseType').where('id', '=', 'vodici').execute();
    expect((await types()).at(-1)).toEqual({ id: 'vodici', courseTypeId: null });
  });
});
