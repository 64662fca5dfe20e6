import { describe, expect, test } from 'vitest';
import { findAffected } from '#server/sign-ups/affected-sign-ups.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, anotherCompany, JANA } from '../../../test/builders.ts';
import { everyCourse, signedUp, storedCourse } from '../../../test/courses.ts';
import { findCourse } from './course-queries.ts';
import { updateCourse } from './courses.ts';

onBothDatabases('courses on %s', (openTestApp) => {
  let running: TestApp;
  const open = async () => {
    running = await openTestApp();
    return running.app;
  };

  describe('a changed course', () => {
    test('is returned with its changes under the same id', async () => {
      const app = await open();
      const course = await storedCourse(app);
      const changed = { ...course, nameOfCourse: 'Prvá pomoc', city: 'Bratislava' as const, capacity: 20 };
      const outcome = await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...changed, id: 'another' }),
      );
      expect(outcome).toMatchObject({ outcome: 'saved', course: { ...changed, seatsTaken: 0, version: 2 } });
      expect(await everyCourse(app)).toHaveLength(1);
    });

    test('edited by two people at once is saved by one; the other gets the saved version', async () => {
      const app = await open();
      const course = await storedCourse(app);
      const prices = ['50 €', '51 €'];
      const outcomes = await Promise.all(
        prices.map((price) =>
          app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price }, { seenVersion: 1 })),
        ),
      );
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed-meanwhile', 'saved']);
      const now = await findCourse(app.db, course.id);
      expect(prices).toContain(now?.price);
      expect(now?.version).toBe(2);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ course: { price: now?.price, version: 2 } });
    });

    test('is overwritten by a caller who sends no version', async () => {
      const app = await open();
      const course = await storedCourse(app);
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price: '50 €' }));
      expect(
        await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price: '51 €' })),
      ).toMatchObject({ outcome: 'saved' });
    });

    test('leaves in each sign-up what its applicant was last notified of', async () => {
      const app = await open();
      const course = await storedCourse(app);
      const id = await signedUp(app, course);
      await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, date: '2027-01-11', place: 'Nová 5' }),
      );
      const later = await signedUp(app, course);
      expect(await findSignUp(app.db, id)).toMatchObject({
        courseDate: '2027-01-11',
        lastNotified: {
          nameOfCourse: course.nameOfCourse,
          date: course.date,
          place: course.place,
          city: course.city,
        },
      });
      expect(await findSignUp(app.db, later)).toMatchObject({
        lastNotified: { date: '2027-01-11', place: 'Nová 5' },
      });
    });

    test('returns how many seats are held and waited for', async () => {
      const app = await open();
      const course = await storedCourse(app, { capacity: 3 });
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
      const cancelledId = await signedUp(app, course);
      await app.change(JANA, (change) => cancelSignUp(change, cancelledId, { sendEmail: false }));
      expect(await findAffected(app.db, course.id)).toMatchObject({ held: 3, waiting: 2 });
    });

    test('may keep its slug', async () => {
      const app = await open();
      const course = await storedCourse(app);
      expect(await app.change(JANA, (change) => updateCourse(change, course.id, course))).toMatchObject({
        outcome: 'saved',
      });
    });

    test('cannot take the slug of another course; then neither it nor its sign-ups change', async () => {
      const app = await open();
      const [course, { slug }] = [await storedCourse(app), await storedCourse(app)];
      const id = await signedUp(app, course);
      const outcome = await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, slug, nameOfCourse: 'Iný' }),
      );
      expect(outcome).toEqual({ outcome: 'slug-taken' });
      expect(await findCourse(app.db, course.id)).toMatchObject(course);
      expect(await findSignUp(app.db, id)).toMatchObject({ courseName: course.nameOfCourse });
    });

    test('must exist', async () => {
      const app = await open();
      expect(await app.change(JANA, (change) => updateCourse(change, 'nobody', aCourse()))).toEqual({
        outcome: 'not-found',
      });
      expect(await everyCourse(app)).toEqual([]);
    });

    test('copies its new name, days and city to its own sign-ups only', async () => {
      const app = await open();
      const [course, another] = [await storedCourse(app), await storedCourse(app)];
      const [id, anothers] = [await signedUp(app, course), await signedUp(app, another)];
      const days = { date: '2027-01-11', dateTo: '2027-01-12' };
      await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, ...days, nameOfCourse: 'Žeriavnik', city: 'Bratislava' }),
      );
      expect(await findSignUp(app.db, id)).toMatchObject({
        courseName: 'Žeriavnik',
        courseDate: '2027-01-11',
        courseDateTo: '2027-01-12',
        courseCity: 'Bratislava',
      });
      expect(await findSignUp(app.db, anothers)).toMatchObject({ courseName: 'Kurz prvej pomoci' });
    });

    test('is matched by its new name in the search of sign-ups, not by the old one', async () => {
      const app = await open();
      const course = await storedCourse(app, { nameOfCourse: 'Lešenár' });
      await signedUp(app, course);
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, nameOfCourse: 'Žeriavnik' }));
      const countMatches = async (search: string) => (await listSignUps(app.db, { search, page: 1 })).total;
      expect([await countMatches('zeriavnik'), await countMatches('lesenar'), await countMatches('cvicny')]).toEqual([
        1, 0, 1,
      ]);
    });

    test('may have fewer seats than are taken; no applicant loses a seat', async () => {
      const app = await open();
      const course = await storedCourse(app);
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '5' }) });
      const outcome = await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 2 }));
      expect(outcome).toMatchObject({ outcome: 'saved', course: { capacity: 2, seatsTaken: 5 } });
    });

    test('copies its name also to sign-ups received at the same moment', async () => {
      const app = await open();
      const course = await storedCourse(app, { capacity: 0 });
      const receivedBefore = Array.from({ length: 10 }, () => signedUp(app, course));
      const renaming = app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, nameOfCourse: 'Žeriavnik' }),
      );
      const receivedAfter = Array.from({ length: 10 }, () => signedUp(app, course));
      await Promise.all([...receivedBefore, renaming, ...receivedAfter]);
      const { rows: signUps } = await listSignUps(app.db, { page: 1 });
      expect(signUps).toHaveLength(20);
      expect(new Set(signUps.map(({ courseName }) => courseName))).toEqual(new Set(['Žeriavnik']));
    });
  });
});
