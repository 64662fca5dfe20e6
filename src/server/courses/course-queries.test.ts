import { describe, expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { everyCourse, signedUp, storedCourse } from '../../../test/courses.ts';
import { findActiveCourseByFacts, findCourse, findShownCourseBySlug } from './course-queries.ts';
import { updateCourse } from './courses.ts';
import { listOfferedCourses } from './offered-courses.ts';

onBothDatabases('queries of courses on %s', (openTestApp) => {
  let running: TestApp;
  const open = async () => {
    running = await openTestApp();
    return running.app;
  };

  describe('the seats taken', () => {
    test('are those of confirmed sign-ups, one for each person of a company', async () => {
      const app = await open();
      const course = await storedCourse(app, { capacity: 5 });
      await signedUp(app, course);
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
      const cancelled = await signedUp(app, course);
      await app.change(JANA, (change) => cancelSignUp(change, cancelled, { sendEmail: false }));
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 4 });
      expect(await everyCourse(app, { onlyActive: true })).toMatchObject([{ seatsTaken: 4 }]);
    });

    test('are counted for each course separately, as a number', async () => {
      const app = await open();
      const [course, another] = [await storedCourse(app), await storedCourse(app)];
      await signedUp(app, course);
      expect((await findCourse(app.db, course.id))?.seatsTaken).toBe(1);
      expect((await findCourse(app.db, another.id))?.seatsTaken).toBe(0);
    });
  });

  describe('the courses on offer', () => {
    const offered = (app: App, page = 1) =>
      listOfferedCourses(app.db, { city: 'Žilina', today: '2026-11-20', page, pageSize: 3 });
    const offeredIds = async (app: App, page?: number) => (await offered(app, page)).courses.map(({ id }) => id);

    test('are active, in the chosen city and not begun, the soonest first', async () => {
      const app = await open();
      const later = await storedCourse(app, { date: '2027-01-11' });
      const soon = await storedCourse(app, { date: '2026-11-21' });
      const today = await storedCourse(app, { date: '2026-11-20' });
      await storedCourse(app, { date: '2026-11-19', dateTo: '2026-11-21' });
      await storedCourse(app, { status: 'inactive' });
      await storedCourse(app, { city: 'Bratislava' });
      expect(await offeredIds(app)).toEqual([today.id, soon.id, later.id]);
    });

    test('of the same day keep their order', async () => {
      const app = await open();
      for (const id of ['b', 'c', 'a']) await storedCourse(app, { id });
      expect(await offeredIds(app)).toEqual(['a', 'b', 'c']);
    });

    test('are paged, with their seats and the total', async () => {
      const app = await open();
      for (const id of ['b', 'd', 'c', 'a']) await storedCourse(app, { id });
      await storedCourse(app, { city: 'Bratislava' });
      await signedUp(app, { id: 'd' });
      expect(await offeredIds(app)).toEqual(['a', 'b', 'c']);
      expect(await offered(app, 2)).toMatchObject({ courses: [{ id: 'd', seatsTaken: 1 }], total: 4 });
      expect(await offered(app, 3)).toEqual({ courses: [], total: 4 });
    });
  });

  describe('the list of courses', () => {
    test('contains all courses for staff and active ones for others, newest day first', async () => {
      const app = await open();
      const past = await storedCourse(app, { date: '2026-10-01' });
      const hidden = await storedCourse(app, { date: '2026-12-20', status: 'inactive' });
      const open_ = await storedCourse(app, { date: '2026-12-15' });
      const ids = async (onlyActive: boolean) => (await everyCourse(app, { onlyActive })).map(({ id }) => id);
      expect(await ids(false)).toEqual([hidden.id, open_.id, past.id]);
      expect(await ids(true)).toEqual([open_.id, past.id]);
    });
  });

  describe('a single course', () => {
    test('is returned by its slug while it is active, also when it is past', async () => {
      const app = await open();
      const past = await storedCourse(app, { date: '2026-10-01' });
      const hidden = await storedCourse(app, { status: 'inactive' });
      expect(await findShownCourseBySlug(app.db, past.slug)).toMatchObject({ id: past.id });
      expect(await findShownCourseBySlug(app.db, hidden.slug)).toBeUndefined();
      expect(await findShownCourseBySlug(app.db, '/nikdy')).toBeUndefined();
    });

    test('is returned by name, day and city only if all three match and it is active', async () => {
      const app = await open();
      const course = await storedCourse(app);
      const facts = { courseName: 'Kurz prvej pomoci', courseDate: '2026-12-15', courseCity: 'Žilina' };
      expect(await findActiveCourseByFacts(app.db, facts)).toMatchObject({ id: course.id });
      for (const other of [{ courseName: 'Lešenár' }, { courseDate: '2026-12-16' }, { courseCity: 'Bratislava' }]) {
        expect(await findActiveCourseByFacts(app.db, { ...facts, ...other })).toBeUndefined();
      }
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
      expect(await findActiveCourseByFacts(app.db, facts)).toBeUndefined();
    });
  });
});
