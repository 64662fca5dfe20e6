import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aSubmission, JANA } from '../../../test/builders.ts';
import { everyCourse, signedUp, storedCourse } from '../../../test/courses.ts';
import { createCourse, deleteCourse, findCourse, updateCourse } from './courses.ts';

onBothDatabases('courses on %s', (openTestApp) => {
  let running: TestApp;
  const open = async () => {
    running = await openTestApp();
    return running.app;
  };

  describe('a new course', () => {
    test('comes back as it was filled in, with all its seats free', async () => {
      const app = await open();
      const attachments = [{ name: 'Prihláška – lešenár', url: '/prihlasky/prihlaska-lesenar.docx', size: 12_471 }];
      const course = aCourse({ dateTo: '2026-12-17', attachments, price: '49 € „s DPH“', output: 'prvý\ndruhý' });
      const kept = {
        linkCode: null,
        cancelledAt: null,
        seatsTaken: 0,
        seatsOffered: 0,
        seatsRequested: null,
        version: 1,
      };
      const saved = { outcome: 'saved', course: { ...course, ...kept } };
      expect(await app.change(JANA, (change) => createCourse(change, course))).toEqual(saved);
      expect(await findCourse(app.db, course.id)).toEqual(saved.course);
    });

    test('keeps the id its client gave it', async () => {
      const app = await open();
      expect(
        await app.change(JANA, (change) => createCourse(change, aCourse({ id: '1763636400000' }))),
      ).toMatchObject({
        course: { id: '1763636400000' },
      });
    });

    test('gets an id where its client gave none', async () => {
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

    test('cannot have the slug of another, of a hidden one neither', async () => {
      const app = await open();
      const { slug } = await storedCourse(app, { status: 'inactive' });
      const course = aCourse({ slug });
      expect(await app.change(JANA, (change) => createCourse(change, course))).toEqual({ outcome: 'slug-taken' });
      expect(await findCourse(app.db, course.id)).toBeUndefined();
    });

    test('sent twice at once is there once, and the other is told that the id is taken', async () => {
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
    test('is answered once more and gone', async () => {
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

    test('leaves its id and slug to the next', async () => {
      const app = await open();
      const course = await storedCourse(app);
      await app.change(JANA, (change) => deleteCourse(change, course.id));
      expect(await app.change(JANA, (change) => createCourse(change, course))).toMatchObject({ outcome: 'saved' });
    });

    test('takes with it no sign-up that arrives at that very moment', async () => {
      const app = await open();
      const course = await storedCourse(app, { capacity: 0 });
      const arriving = Array.from({ length: 20 }, () =>
        app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course))),
      );
      const deleting = app.change(JANA, (change) => deleteCourse(change, course.id));
      const outcomes = await Promise.all(arriving);
      await deleting;
      const stored = outcomes.filter(({ outcome }) => outcome === 'stored');
      const { rows: signUps, total } = await listSignUps(app.db, { page: 1 });
      expect(outcomes.every(({ outcome }) => outcome === 'stored' || outcome === 'course-gone')).toBe(true);
      expect(total).toBe(stored.length);
      expect(signUps.every(({ courseId }) => courseId === null)).toBe(true);
    });
  });

  test('a course keeps its hours while nobody says others, and has those of its type once they are taken away', async () => {
    const app = await open();
    const { hours: _, ...course } = await storedCourse(app, { hours: '9.00 – 13.00 h' });
    const update = (hours: object) =>
      app.change(JANA, (change) => updateCourse(change, course.id, { ...course, ...hours }));
    expect(await update({})).toMatchObject({ course: { hours: '9.00 – 13.00 h' } });
    expect(await update({ hours: null })).toMatchObject({ course: { hours: null } });
    expect(await findCourse(app.db, course.id)).toMatchObject({ hours: null });
  });

  describe('those who show courses', () => {
    test('hear of every change that was made, and of none that was not', async () => {
      const app = await open();
      const heard: string[] = [];
      app.announcements.listen((topic) => topic === 'courses' && heard.push(topic));
      const course = await storedCourse(app);
      await app.change(JANA, (change) => createCourse(change, course));
      await app.change(JANA, (change) => updateCourse(change, 'nobody', aCourse()));
      await app.change(JANA, (change) => deleteCourse(change, 'nobody'));
      expect(heard).toEqual(['courses']);
      await app.change(JANA, (change) => updateCourse(change, course.id, course));
      await app.change(JANA, (change) => deleteCourse(change, course.id));
      expect(heard).toEqual(['courses', 'courses', 'courses']);
    });
  });
});
