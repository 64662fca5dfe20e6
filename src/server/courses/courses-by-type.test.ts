import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { Course } from '#domain/courses/course.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aSubmission, JANA } from '../../../test/builders.ts';
import { createCourse } from './courses.ts';
import { listCoursesByTypes } from './offered-courses.ts';

const FIRST_AID = 'prva-pomoc';
const WELDING = 'zvaranie';
const SCAFFOLD = 'lesenar';

onBothDatabases('the courses of the types of a service on %s', (openTestApp) => {
  let running: TestApp;

  const given = async (...courses: Partial<Course>[]) => {
    running = await openTestApp();
    for (const course of courses) {
      expect(await running.app.change(JANA, (change) => createCourse(change, aCourse(course)))).toMatchObject({
        outcome: 'saved',
      });
    }
    return running.app;
  };
  const idsOf = async (app: TestApp['app'], types: string[]) =>
    (await listCoursesByTypes(app.db, types, '2026-11-20')).map(({ id }) => id);

  test('are listed in any city, the soonest first', async () => {
    const app = await given(
      { id: 'welding', courseTypeId: WELDING, date: '2027-02-01', city: 'Bratislava' },
      { id: 'scaffold', courseTypeId: SCAFFOLD },
      { id: 'first-aid', courseTypeId: FIRST_AID, date: '2026-12-01' },
    );
    expect(await idsOf(app, [WELDING, FIRST_AID])).toEqual(['first-aid', 'welding']);
  });

  test('are active and have not begun; those of today are included', async () => {
    const app = await given(
      { id: 'today', date: '2026-11-20' },
      { id: 'yesterday', date: '2026-11-19', dateTo: '2026-11-21' },
      { id: 'hidden', status: 'inactive' },
    );
    expect(await idsOf(app, [FIRST_AID])).toEqual(['today']);
  });

  test('are at most four, those of the same day in a stable order', async () => {
    const app = await given(...['e', 'b', 'd', 'a', 'c'].map((id) => ({ id })));
    expect(await idsOf(app, [FIRST_AID])).toEqual(['a', 'b', 'c', 'd']);
  });

  test('include the number of taken seats', async () => {
    const app = await given({ id: 'first-aid' });
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission({ id: 'first-aid' })));
    expect(await listCoursesByTypes(app.db, [FIRST_AID], '2026-11-20')).toMatchObject([{ seatsTaken: 1 }]);
  });

  test('are empty when no course matches', async () => {
    const app = await given({ id: 'first-aid' });
    expect(await idsOf(app, [SCAFFOLD])).toEqual([]);
  });
});
