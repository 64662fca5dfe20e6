import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { listSignUps } from '#server/sign-ups/sign-up-list.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { findSignUp, submitSignUp } from '#server/sign-ups/sign-ups.ts';
import { aCourse, anotherCompany, aSubmission, JANA, openTestApp, type TestApp } from '../../../test/app.ts';
import {
  countConcerned,
  createCourse,
  deleteCourse,
  findActiveCourseByFacts,
  findActiveCourseBySlug,
  findCourse,
  listCourses,
  listOfferedCourses,
  updateCourse,
} from './courses.ts';

describe.each(['SQLite', 'Postgres'])('courses on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  const open = async () => {
    running = await openTestApp({ postgresUrl });
    return running.app;
  };
  afterEach(() => running.close());

  /** A course that is there, unless said otherwise the one on offer in Žilina. */
  const given = async (app: TestApp['app'], over: Parameters<typeof aCourse>[0] = {}) => {
    const course = aCourse(over);
    expect(await app.change(JANA, (change) => createCourse(change, course))).toMatchObject({ outcome: 'saved' });
    return course;
  };
  const signedUp = async (app: TestApp['app'], course: { id: string }, over = {}) => {
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, over)));
    if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
    return submitted.id;
  };

  describe('a new course', () => {
    test('comes back as it was filled in, with all its seats free', async () => {
      const app = await open();
      const attachments = [{ name: 'Prihláška – lešenár', url: '/prihlasky/prihlaska-lesenar.docx', size: 12_471 }];
      const course = aCourse({ dateTo: '2026-12-17', attachments, price: '49 € „s DPH“', output: 'prvý\ndruhý' });
      const saved = { outcome: 'saved', course: { ...course, seatsTaken: 0, seatsAwaited: null, version: 1 } };
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
      const { id } = await given(app);
      expect(
        await app.change(JANA, (change) => createCourse(change, aCourse({ id, nameOfCourse: 'Lešenár' }))),
      ).toEqual({ outcome: 'id-taken' });
      expect(await findCourse(app.db, id)).toMatchObject({ nameOfCourse: 'Kurz prvej pomoci' });
    });

    test('cannot have the slug of another, of a hidden one neither', async () => {
      const app = await open();
      const { slug } = await given(app, { status: 'inactive' });
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
      expect(await listCourses(app.db, { onlyActive: false })).toHaveLength(1);
    });
  });

  describe('a changed course', () => {
    test('comes back changed, under its old id', async () => {
      const app = await open();
      const course = await given(app);
      const changed = { ...course, nameOfCourse: 'Prvá pomoc', city: 'Bratislava' as const, capacity: 20 };
      const outcome = await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...changed, id: 'another' }),
      );
      expect(outcome).toMatchObject({ outcome: 'saved', course: { ...changed, seatsTaken: 0, version: 2 } });
      expect(await listCourses(app.db, { onlyActive: false })).toHaveLength(1);
    });

    test('edited by two people at once is saved by one; the other is given what that one saved', async () => {
      const app = await open();
      const course = await given(app);
      const prices = ['50 €', '51 €'];
      const outcomes = await Promise.all(
        prices.map((price) => app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price }, 1))),
      );
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['changed-meanwhile', 'saved']);
      const now = await findCourse(app.db, course.id);
      expect(prices).toContain(now?.price);
      expect(now?.version).toBe(2);
      for (const outcome of outcomes) expect(outcome).toMatchObject({ course: { price: now?.price, version: 2 } });
    });

    test('is saved over by a caller who names no version', async () => {
      const app = await open();
      const course = await given(app);
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price: '50 €' }));
      expect(
        await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, price: '51 €' })),
      ).toMatchObject({ outcome: 'saved' });
    });

    test('leaves each sign-up what its applicant was told', async () => {
      const app = await open();
      const course = await given(app);
      const id = await signedUp(app, course);
      await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, date: '2027-01-11', place: 'Nová 5' }),
      );
      const later = await signedUp(app, course);
      expect(await findSignUp(app.db, id)).toMatchObject({
        courseDate: '2027-01-11',
        told: { nameOfCourse: course.nameOfCourse, date: course.date, place: course.place, city: course.city },
      });
      expect(await findSignUp(app.db, later)).toMatchObject({ told: { date: '2027-01-11', place: 'Nová 5' } });
    });

    test('says how many seats are held and waited for', async () => {
      const app = await open();
      const course = await given(app, { capacity: 3 });
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
      const gone = await signedUp(app, course);
      await app.change(JANA, (change) => cancelSignUp(change, gone, { sendLetter: false }));
      expect(await countConcerned(app.db, course.id)).toEqual({ held: 3, awaited: 2 });
    });

    test('may keep its own slug', async () => {
      const app = await open();
      const course = await given(app);
      expect(await app.change(JANA, (change) => updateCourse(change, course.id, course))).toMatchObject({
        outcome: 'saved',
      });
    });

    test('cannot take the slug of another, and then nothing of it or of its sign-ups changes', async () => {
      const app = await open();
      const [course, { slug }] = [await given(app), await given(app)];
      const id = await signedUp(app, course);
      const outcome = await app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, slug, nameOfCourse: 'Iný' }),
      );
      expect(outcome).toEqual({ outcome: 'slug-taken' });
      expect(await findCourse(app.db, course.id)).toMatchObject(course);
      expect(await findSignUp(app.db, id)).toMatchObject({ courseName: course.nameOfCourse });
    });

    test('must be there', async () => {
      const app = await open();
      expect(await app.change(JANA, (change) => updateCourse(change, 'nobody', aCourse()))).toEqual({
        outcome: 'not-found',
      });
      expect(await listCourses(app.db, { onlyActive: false })).toEqual([]);
    });

    test('carries its new name, days and city over to its own sign-ups only', async () => {
      const app = await open();
      const [course, another] = [await given(app), await given(app)];
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

    test('is found among sign-ups by its new name, no longer by the old one', async () => {
      const app = await open();
      const course = await given(app, { nameOfCourse: 'Lešenár' });
      await signedUp(app, course);
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, nameOfCourse: 'Žeriavnik' }));
      const found = async (search: string) => (await listSignUps(app.db, { search, page: 1 })).total;
      expect([await found('zeriavnik'), await found('lesenar'), await found('cvicny')]).toEqual([1, 0, 1]);
    });

    test('may be smaller than what is taken already; nobody loses a seat', async () => {
      const app = await open();
      const course = await given(app);
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '5' }) });
      const outcome = await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 2 }));
      expect(outcome).toMatchObject({ outcome: 'saved', course: { capacity: 2, seatsTaken: 5 } });
    });

    test('has all its sign-ups under one name, those of the very moment too', async () => {
      const app = await open();
      const course = await given(app, { capacity: 0 });
      const arriving = Array.from({ length: 10 }, () => signedUp(app, course));
      const renaming = app.change(JANA, (change) =>
        updateCourse(change, course.id, { ...course, nameOfCourse: 'Žeriavnik' }),
      );
      const arrivingLater = Array.from({ length: 10 }, () => signedUp(app, course));
      await Promise.all([...arriving, renaming, ...arrivingLater]);
      const { rows: signUps } = await listSignUps(app.db, { page: 1 });
      expect(signUps).toHaveLength(20);
      expect(new Set(signUps.map(({ courseName }) => courseName))).toEqual(new Set(['Žeriavnik']));
    });
  });

  describe('a deleted course', () => {
    test('is answered once more and gone', async () => {
      const app = await open();
      const course = await given(app);
      expect(await app.change(JANA, (change) => deleteCourse(change, course.id))).toMatchObject({
        ...course,
        seatsTaken: 0,
      });
      expect(await findCourse(app.db, course.id)).toBeUndefined();
      expect(await app.change(JANA, (change) => deleteCourse(change, course.id))).toBeUndefined();
    });

    test('leaves its sign-ups with name, days and city', async () => {
      const app = await open();
      const course = await given(app, { dateTo: '2026-12-17' });
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
      const course = await given(app);
      await app.change(JANA, (change) => deleteCourse(change, course.id));
      expect(await app.change(JANA, (change) => createCourse(change, course))).toMatchObject({ outcome: 'saved' });
    });

    test('takes with it no sign-up that arrives at that very moment', async () => {
      const app = await open();
      const course = await given(app, { capacity: 0 });
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

  describe('the seats taken', () => {
    test('are those of confirmed sign-ups, a company counting by heads', async () => {
      const app = await open();
      const course = await given(app, { capacity: 5 });
      await signedUp(app, course);
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
      await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
      const cancelled = await signedUp(app, course);
      await app.change(JANA, (change) => cancelSignUp(change, cancelled, { sendLetter: false }));
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 4 });
      expect(await listCourses(app.db, { onlyActive: true })).toMatchObject([{ seatsTaken: 4 }]);
    });

    test('belong to one course each and are a number', async () => {
      const app = await open();
      const [course, another] = [await given(app), await given(app)];
      await signedUp(app, course);
      expect((await findCourse(app.db, course.id))?.seatsTaken).toBe(1);
      expect((await findCourse(app.db, another.id))?.seatsTaken).toBe(0);
    });
  });

  describe('the courses on offer', () => {
    test('are active, in the chosen city and not begun, the soonest first', async () => {
      const app = await open();
      const later = await given(app, { date: '2027-01-11' });
      const soon = await given(app, { date: '2026-11-21' });
      const today = await given(app, { date: '2026-11-20' });
      await given(app, { date: '2026-11-19', dateTo: '2026-11-21' });
      await given(app, { status: 'inactive' });
      await given(app, { city: 'Bratislava' });
      const offered = await listOfferedCourses(app.db, 'Žilina', '2026-11-20');
      expect(offered.map(({ id }) => id)).toEqual([today.id, soon.id, later.id]);
    });

    test('of the same day keep their order', async () => {
      const app = await open();
      for (const id of ['b', 'c', 'a']) await given(app, { id });
      const offered = await listOfferedCourses(app.db, 'Žilina', '2026-11-20');
      expect(offered.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    });
  });

  describe('the list of courses', () => {
    test('shows staff every one and others the active ones, newest day first', async () => {
      const app = await open();
      const past = await given(app, { date: '2026-10-01' });
      const hidden = await given(app, { date: '2026-12-20', status: 'inactive' });
      const open_ = await given(app, { date: '2026-12-15' });
      const ids = async (onlyActive: boolean) => (await listCourses(app.db, { onlyActive })).map(({ id }) => id);
      expect(await ids(false)).toEqual([hidden.id, open_.id, past.id]);
      expect(await ids(true)).toEqual([open_.id, past.id]);
    });
  });

  describe('a course asked for', () => {
    test('by its slug is there while it is active, also when it is past', async () => {
      const app = await open();
      const past = await given(app, { date: '2026-10-01' });
      const hidden = await given(app, { status: 'inactive' });
      expect(await findActiveCourseBySlug(app.db, past.slug)).toMatchObject({ id: past.id });
      expect(await findActiveCourseBySlug(app.db, hidden.slug)).toBeUndefined();
      expect(await findActiveCourseBySlug(app.db, '/nikdy')).toBeUndefined();
    });

    test('by name, day and city must fit in all three and be active', async () => {
      const app = await open();
      const course = await given(app);
      const facts = { courseName: 'Kurz prvej pomoci', courseDate: '2026-12-15', courseCity: 'Žilina' };
      expect(await findActiveCourseByFacts(app.db, facts)).toMatchObject({ id: course.id });
      for (const other of [{ courseName: 'Lešenár' }, { courseDate: '2026-12-16' }, { courseCity: 'Bratislava' }]) {
        expect(await findActiveCourseByFacts(app.db, { ...facts, ...other })).toBeUndefined();
      }
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
      expect(await findActiveCourseByFacts(app.db, facts)).toBeUndefined();
    });
  });

  describe('those who show courses', () => {
    test('hear of every change that was made, and of none that was not', async () => {
      const app = await open();
      const heard: string[] = [];
      app.announcements.listen((topic) => heard.push(topic));
      const course = await given(app);
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
