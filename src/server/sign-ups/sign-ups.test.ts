import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { Course } from '#domain/courses/course.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourse } from '#server/courses/courses.ts';
import { fillInCompany, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCompany, aFile, aPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { listSignUps } from './sign-up-list.ts';
import { cancelSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

onBothDatabases('a sign-up on %s', (openTestApp) => {
  let running: TestApp;
  const open = async (over: Partial<Course> = {}, options: Parameters<typeof openTestApp>[0] = {}) => {
    running = await openTestApp({ ...options });
    return { app: running.app, course: await storedCourse(running.app, over) };
  };

  test('is stored as received, with the facts of its course', async () => {
    const { app, course } = await open({ dateTo: '2026-12-17' });
    const id = await signedUp(app, course, { fields: aPerson() });
    expect(await findSignUp(app.db, id)).toEqual({
      ...aPerson(),
      id,
      number: expect.any(Number),
      courseId: course.id,
      courseName: 'Kurz prvej pomoci',
      courseDate: '2026-12-15',
      courseDateTo: '2026-12-17',
      courseCity: 'Žilina',
      seats: 1,
      consent: 'given',
      consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: 'confirmed',
      channel: 'web',
      receivedAt: '2026-11-20T11:00:00.000Z',
      reviewedAt: null,
      cancelledAt: null,
      lastNotified: {
        nameOfCourse: 'Kurz prvej pomoci',
        date: '2026-12-15',
        dateTo: '2026-12-17',
        hours: '8.00 – 15.00 h',
        place: course.place,
        city: 'Žilina',
      },
      restoredAt: null,
      restOfId: null,
      waitlistEntryId: null,
      restorations: 0,
      calendarSequence: 0,
    });
  });

  test('stores that consent was not stated', async () => {
    const { app, course } = await open();
    const id = await signedUp(app, course, { consent: 'not-stated' });
    expect(await findSignUp(app.db, id)).toMatchObject({ consent: 'not-stated', consentVersion: null });
  });

  test('gets a free seat, or waits where there is none', async () => {
    const { app, course } = await open({ capacity: 1 });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      outcome: 'stored',
      status: 'confirmed',
    });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      outcome: 'stored',
      status: 'waiting',
    });
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 1 });
  });

  test('of a company gets all its seats or none', async () => {
    const { app, course } = await open({ capacity: 4 });
    const send = (numberOfWorkers: string) =>
      app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: aCompany({ numberOfWorkers }) })),
      );
    expect(await send('3')).toMatchObject({ status: 'confirmed' });
    expect(await send('2')).toMatchObject({ status: 'waiting' });
    // a number of people that cannot be read counts as one seat
    expect(await send('asi päť')).toMatchObject({ status: 'confirmed' });
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 4 });
  });

  test('always gets its seats where the course has no limit', async () => {
    const { app, course } = await open({ capacity: 0 });
    const fields = aCompany({ numberOfWorkers: '9999' });
    expect(
      await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields }))),
    ).toMatchObject({ status: 'confirmed' });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      status: 'confirmed',
    });
  });

  test('may refer to its course by name, day and city', async () => {
    const { app, course } = await open();
    const reference = { courseName: course.nameOfCourse, courseDate: course.date, courseCity: course.city };
    const id = await signedUp(app, course, { course: reference });
    expect(await findSignUp(app.db, id)).toMatchObject({ courseId: course.id });
    const elsewhere = aSubmission(course, { course: { ...reference, courseCity: 'Bratislava' } });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, elsewhere))).toEqual({
      outcome: 'course-gone',
    });
  });

  test('is accepted on the day the course begins', async () => {
    const { app, course } = await open({ date: '2026-11-20' });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      outcome: 'stored',
    });
  });

  test('is refused from midnight in Bratislava after the course began', async () => {
    const { app, course } = await open({ date: '2026-11-20', dateTo: '2026-11-25' });
    running.wait({ hours: 12 });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toEqual({
      outcome: 'course-closed',
      stage: 'running',
    });
    expect((await listSignUps(app.db, { page: 1 })).total).toBe(0);
  });

  test('is refused for a course that is hidden, deleted or does not exist', async () => {
    const { app, course } = await open({ status: 'inactive' });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toEqual({
      outcome: 'course-gone',
    });
    await app.change(JANA, (change) => deleteCourse(change, course.id));
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toEqual({
      outcome: 'course-gone',
    });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission({ id: "' or 1=1 --" })))).toEqual({
      outcome: 'course-gone',
    });
    expect((await listSignUps(app.db, { page: 1 })).total).toBe(0);
  });

  test('of a visitor who is probably signed up already needs a confirmation', async () => {
    const { app, course } = await open();
    const send = (over: Partial<ReturnType<typeof aPerson>>, isRepeatQuestioned = true) => {
      const submission = aSubmission(course, { fields: { ...aPerson(), ...over } });
      return app.change(VISITOR, (change) => submitSignUp(change, { ...submission, isRepeatQuestioned }));
    };
    const first = await send({});
    expect(first).toMatchObject({ outcome: 'stored' });
    expect(await send({})).toEqual(first);
    const other = { message: 'Iná správa.', email: 'Tomas.CVICNY@example.sk' };
    expect(await send({ ...other, phone: '0908 111 222' })).toEqual({ outcome: 'repeated' });
    expect(await send({ ...other, firstName: 'Eva' })).toEqual({ outcome: 'repeated' });
    expect(await send({ ...other, firstName: 'Eva', phone: '0908 111 222' })).toMatchObject({ outcome: 'stored' });
    const again = await send(other, false);
    expect(again).toMatchObject({ outcome: 'stored' });
    expect(await send(other)).toEqual(again);
    expect(await listSignUps(app.db, { page: 1 })).toMatchObject({ total: 3 });
  });

  test('needs no confirmation when the visitor’s earlier one was cancelled or is for another course', async () => {
    const { app, course } = await open();
    const other = await storedCourse(app);
    const submission = (of: Course) => ({ ...aSubmission(of, { fields: aPerson() }), isRepeatQuestioned: true });
    const id = await signedUp(app, course, { fields: aPerson() });
    await signedUp(app, other, { fields: aPerson() });
    await app.change(JANA, (change) => cancelSignUp(change, id, { sendEmail: false }));
    expect(await app.change(VISITOR, (change) => submitSignUp(change, submission(course)))).toMatchObject({
      outcome: 'stored',
    });
  });

  test('announces changed seats and jobs only when it is stored', async () => {
    const { app, course } = await open();
    const announced: string[] = [];
    app.announcements.listen((topic) => announced.push(topic));
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission({ id: 'nobody' })));
    expect(announced).toEqual([]);
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(announced).toEqual(['seats', 'jobs']);
  });

  describe('that cannot be stored whole is not stored at all', () => {
    const everything = async (app: TestApp['app']) => [
      await app.db.selectFrom('signUp').select('id').execute(),
      await app.db.selectFrom('signUpFile').select('id').execute(),
      await app.db.selectFrom('email').select('id').execute(),
    ];

    test('when its second file is refused by the database', async () => {
      const { app, course } = await open({ capacity: 1 }, { changesSchema: true });
      const index = databaseOf(app).schema.createIndex('oneFileOfAName').on('signUpFile').column('name');
      await index.unique().execute();
      await expect(
        app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { files: [aFile(), aFile()] }))),
      ).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) });
      expect(await everything(app)).toEqual([[], [], []]);
      // the seat it would have taken is free for the next one
      expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
        status: 'confirmed',
      });
    });

    test('when its second email is refused by the database', async () => {
      const { app, course } = await open({}, { changesSchema: true });
      await fillInCompany(app);
      await databaseOf(app)
        .schema.createIndex('oneEmail')
        .on('email')
        .columns(['aboutNoun', 'aboutId'])
        .unique()
        .execute();
      const announced: string[] = [];
      app.announcements.listen((topic) => announced.push(topic));
      await expect(app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).rejects.toThrow(
        /unique/i,
      );
      expect(await everything(app)).toEqual([[], [], []]);
      expect(announced).toEqual([]);
    });
  });
});
