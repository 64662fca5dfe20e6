import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aSubmission, JANA } from '../../../test/builders.ts';
import { everyCourse, signedUp, storedCourse } from '../../../test/courses.ts';
import { findCourse } from './course-queries.ts';
import { createCourse, deleteCourse, updateCourse } from './courses.ts';

onBothDatabases('courses on %s', (openTestApp) => {
  let running: TestApp;
  const open = async () => {
    running = await openTestApp();
    return running.app;
  };

  describe('a new course', () => {
    test('is returned as it was filled in, with all seats free', async () => {
      const app = await open();
      const attachments = [{ name: 'Prihláška – lešenár', url: '/prihlasky/prihlaska-lesenar.docx', size: 12_471 }];
      const course = aCourse({ dateTo: '2026-12-17', attachments, price: '49 € „s DPH“', output: 'prvý\ndruhý' });
      const storedFields = {
        linkCode: null,
        typeHours: '8.00 – 15.00 h',
        cancelledAt: null,
        seatsTaken: 0,
        seatsOffered: 0,
        seatsRequested: null,
        version: 1,
      };
      const saved = { outcome: 'saved', course: { ...course, ...storedFields } };
      expect(await app.change(JANA, (change) => createCourse(change, course))).toEqual(saved);
      expect(await findCourse(app.db, course.id)).toEqual(saved.course);
    });

    test('keeps the id sent by its client', async () => {
      const app = await open();
      expect(
        await app.change(JANA, (change) => createCourse(change, aCourse({ id: '1763636400000' }))),
      ).toMatchObject({
        course: { id: '1763636400000' },
      });
    });

    test('gets an id if its client sends none', async () => {
      const app = await open();
      const { id: _, ...fields } = courseSchema.parse(aCourse());
      const saved = await app.change(JANA, (change) => createCourse(change, fields));
      expect(saved).toMatchObject({ outcome: 'saved', course: { id: expect.stringMatching(/^[\w-]{36}$/) } });
    });

    test('cannot have the id of another', async () => {
      const app = await open();
      const { id } = await storedCourse(app);
      expect(
        await app.change(JANA, (change) => createCourse(change, aCourse({ id, nameOfCourse: 'Lešenár' }))),
      ).toEqual({ outcome: 'id-taken' });
      expect(await findCourse(app.db, id)).toMatchObject({ nameOfCourse: 'Kurz prvej pomoci' });
    });

    test('cannot have the slug of another, even of a hidden one', async () => {
      const app = await open();
      const { slug } = await storedCourse(app, { status: 'inactive' });
      const course = aCourse({ slug });
      expect(await app.change(JANA, (change) => createCourse(change, course))).toEqual({ outcome: 'slug-taken' });
      expect(await findCourse(app.db, course.id)).toBeUndefined();
    });

    test('sent twice at once is created once; the second request is refused because of the id', async () => {
      const app = await open();
      const { id } = aCourse();
      const outcomes = await Promise.all([
        app.change(JANA, (change) => createCourse(change, aCourse({ id }))),
        app.change(JANA, (change) => createCourse(change, aCourse({ id }))),
      ]);
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['id-taken', 'saved']);
      expect(await everyCourse(app)).toHaveLength(1);
    });
  });

  describe('a deleted course', () => {
    test('is returned once more and no longer exists', async () => {
      const app = await open();
      const course = await storedCourse(app);
      expect(await app.change(JANA, (change) => deleteCourse(change, course.id))).toMatchObject({
        course: { ...course, seatsTaken: 0 },
        signUpsCancelled: 0,
      });
      expect(await findCourse(app.db, course.id)).toBeUndefined();
      expect(await app.change(JANA, (change) => deleteCourse(change, course.id))).toBeUndefined();
    });

    test('leaves its sign-ups with name, days and city', async () => {
      const app = await open();
      const course = await storedCourse(app, { dateTo: '2026-12-17' });
      const id = await signedUp(app, course);
      await app.change(JANA, (change) => deleteCourse(change, course.id));
      expect(await findSignUp(app.db, id)).toMatchObject({
        courseId: null,
        courseName: 'Kurz prvej pomoci',
        courseDate: '2026-12-15',
        courseDateTo: '2026-12-17',
        courseCity: 'Žilina',
        status: 'confirmed',
        lastName: 'Cvičný',
      });
      expect((await listSignUps(app.db, { page: 1 })).rows).toMatchObject([{ id, image: null }]);
    });

    test('frees its id and slug', async () => {
      const app = await open();
      const course = await storedCourse(app);
      await app.change(JANA, (change) => deleteCourse(change, course.id));
      expect(await app.change(JANA, (change) => createCourse(change, course))).toMatchObject({ outcome: 'saved' });
    });

    test('does not delete a sign-up received at the same moment', async () => {
      const app = await open();
      const course = await storedCourse(app, { capacity: 0 });
      const receiving = Array.from({ length: 20 }, () =>
        app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course))),
      );
      const deleting = app.change(JANA, (change) => deleteCourse(change, course.id));
      const outcomes = await Promise.all(receiving);
      await deleting;
      const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
      const { rows: signUps, total } = await listSignUps(app.db, { page: 1 });
      expect(outcomes.every(({ outcome }) => outcome === 'stored' || outcome === 'course-gone')).toBe(true);
      expect(total).toBe(stored.length);
      expect(signUps.every(({ courseId }) => courseId === null)).toBe(true);
    });
  });

  test('a course keeps its hours when they are omitted, and has those of its type once they are removed', async () => {
    const app = await open();
    const { hours: _, ...course } = await storedCourse(app, { hours: '9.00 – 13.00 h' });
    const update = (hours: object) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, ...hours }));
    expect(await update({})).toMatchObject({ course: { hours: '9.00 – 13.00 h' } });
    expect(await update({ hours: null })).toMatchObject({ course: { hours: null } });
    expect(await findCourse(app.db, course.id)).toMatchObject({ hours: null });
  });

  describe('listeners of courses', () => {
    test('are notified of every committed change, and of no other', async () => {
      const app = await open();
      const announced: string[] = [];
      app.announcements.listen((topic) => topic === 'courses' && announced.push(topic));
      const course = await storedCourse(app);
      await app.change(JANA, (change) => createCourse(change, course));
      await app.change(JANA, (change) => updateCourse(change, 'nobody', aCourse()));
      await app.change(JANA, (change) => deleteCourse(change, 'nobody'));
      expect(announced).toEqual(['courses']);
      await app.change(JANA, (change) => updateCourse(change, course.id, course));
      await app.change(JANA, (change) => deleteCourse(change, course.id));
      expect(announced).toEqual(['courses', 'courses', 'courses']);
    });
  });
});
