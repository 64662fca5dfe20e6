import { createHash } from 'node:crypto';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { createCourse, deleteCourse, findCourse } from '#server/courses/courses.ts';
import { listLetters } from '#server/letters/outbox.ts';
import {
  aCompany,
  aCourse,
  aFile,
  aPerson,
  aSubmission,
  fillInCompany,
  JANA,
  openTestApp,
  type TestApp,
} from '../../../test/app.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { listSignUps } from './sign-up-list.ts';
import { findSignUp, findSignUpFile, listSignUpFiles, submitSignUp } from './sign-ups.ts';

describe.each(['SQLite', 'Postgres'])('a sign-up on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  const open = async (over: Parameters<typeof aCourse>[0] = {}, options: Parameters<typeof openTestApp>[0] = {}) => {
    running = await openTestApp({ postgresUrl, ...options });
    const course = aCourse(over);
    await running.app.change(JANA, (change) => createCourse(change, course));
    return { app: running.app, course };
  };
  afterEach(() => running.close());

  const stored = async (app: TestApp['app'], submission: Parameters<typeof submitSignUp>[1]) => {
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, submission));
    if (submitted.outcome !== 'stored') throw new Error(submitted.outcome);
    return submitted.id;
  };

  test('is stored as it came in, with what it says of the course', async () => {
    const { app, course } = await open({ dateTo: '2026-12-17' });
    const id = await stored(app, aSubmission(course, { fields: aPerson() }));
    expect(await findSignUp(app.db, id)).toEqual({
      ...aPerson(),
      id,
      courseId: course.id,
      courseName: 'Kurz prvej pomoci',
      courseDate: '2026-12-15',
      courseDateTo: '2026-12-17',
      courseCity: 'Žilina',
      seats: 1,
      consent: 'given',
      consentVersion: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      status: 'confirmed',
      receivedAt: '2026-11-20T11:00:00.000Z',
      reviewedAt: null,
      cancelledAt: null,
      told: {
        nameOfCourse: 'Kurz prvej pomoci',
        date: '2026-12-15',
        dateTo: '2026-12-17',
        place: course.place,
        city: 'Žilina',
      },
      restoredAt: null,
      restorations: 0,
    });
  });

  test('notes where consent was not stated', async () => {
    const { app, course } = await open();
    const id = await stored(app, aSubmission(course, { consent: 'not-stated' }));
    expect(await findSignUp(app.db, id)).toMatchObject({ consent: 'not-stated', consentVersion: null });
  });

  test('holds a seat where there is one, and waits where there is none', async () => {
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

  test('of a company holds all its seats or none', async () => {
    const { app, course } = await open({ capacity: 4 });
    const send = (numberOfWorkers: string) =>
      app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: aCompany({ numberOfWorkers }) })),
      );
    expect(await send('3')).toMatchObject({ status: 'confirmed' });
    expect(await send('2')).toMatchObject({ status: 'waiting' });
    // one who is not counted takes one seat
    expect(await send('asi päť')).toMatchObject({ status: 'confirmed' });
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 4 });
  });

  test('always fits where the course states no limit', async () => {
    const { app, course } = await open({ capacity: 0 });
    const fields = aCompany({ numberOfWorkers: '9999' });
    expect(
      await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields }))),
    ).toMatchObject({ status: 'confirmed' });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      status: 'confirmed',
    });
  });

  test('finds its course by name, day and city', async () => {
    const { app, course } = await open();
    const reference = { courseName: course.nameOfCourse, courseDate: course.date, courseCity: course.city };
    const id = await stored(app, aSubmission(course, { course: reference }));
    expect(await findSignUp(app.db, id)).toMatchObject({ courseId: course.id });
    const elsewhere = aSubmission(course, { course: { ...reference, courseCity: 'Bratislava' } });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, elsewhere))).toEqual({
      outcome: 'course-gone',
    });
  });

  test('is taken on the day the course begins', async () => {
    const { app, course } = await open({ date: '2026-11-20' });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
      outcome: 'stored',
    });
  });

  test('is not taken the day after the course began, by Bratislava midnight', async () => {
    const { app, course } = await open({ date: '2026-11-20', dateTo: '2026-11-25' });
    running.wait({ hours: 12 });
    expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toEqual({
      outcome: 'course-closed',
      stage: 'running',
    });
    expect((await listSignUps(app.db, { page: 1 })).total).toBe(0);
  });

  test('is not taken for a course that is hidden, deleted or never was', async () => {
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

  test('tells those who show courses and letters, but only once it is stored', async () => {
    const { app, course } = await open();
    const heard: string[] = [];
    app.announcements.listen((topic) => heard.push(topic));
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission({ id: 'nobody' })));
    expect(heard).toEqual([]);
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    expect(heard).toEqual(['courses', 'jobs']);
  });

  describe('with files', () => {
    test('keeps every byte, in the order they were sent', async () => {
      const { app, course } = await open();
      const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
      // a view into something larger, as a parsed form gives it
      const view = new TextEncoder().encode('xxx%PDF-1.7 osvedčenie').subarray(3);
      const sent = [
        aFile({ name: 'zoznam účastníkov.docx', bytes: everyByte }),
        aFile({ name: 'osvedčenie.pdf', bytes: view }),
      ];
      const id = await stored(app, aSubmission(course, { files: sent }));
      const files = await listSignUpFiles(app.db, id);
      expect(files).toMatchObject([
        { name: 'zoznam účastníkov.docx', sizeBytes: 70_000, mediaType: expect.stringContaining('wordprocessingml') },
        { name: 'osvedčenie.pdf', sizeBytes: view.length, mediaType: 'application/pdf' },
      ]);
      for (const [index, { id: fileId }] of files.entries()) {
        const file = await findSignUpFile(app.db, id, fileId);
        const bytes = sent[index]?.bytes as Uint8Array;
        expect(Buffer.from(file?.bytes as Uint8Array).equals(bytes)).toBe(true);
        expect(file?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      }
    });

    test('shows them in its list without their bytes', async () => {
      const { app, course } = await open();
      const id = await stored(app, aSubmission(course, { files: [aFile()] }));
      const [file] = await listSignUpFiles(app.db, id);
      expect(file).not.toHaveProperty('bytes');
      expect((await listSignUps(app.db, { page: 1 })).rows).toMatchObject([{ files: 1 }]);
    });

    test('hands none of them to another sign-up', async () => {
      const { app, course } = await open();
      const id = await stored(app, aSubmission(course, { files: [aFile()] }));
      const another = await stored(app, aSubmission(course));
      const [file] = await listSignUpFiles(app.db, id);
      expect(await findSignUpFile(app.db, another, file?.id as string)).toBeUndefined();
    });
  });

  describe('that cannot be stored whole is not stored at all', () => {
    const everything = async (app: TestApp['app']) => [
      await app.db.selectFrom('signUp').select('id').execute(),
      await app.db.selectFrom('signUpFile').select('id').execute(),
      await app.db.selectFrom('letter').select('id').execute(),
    ];

    test('when its second file is refused by the database', async () => {
      const { app, course } = await open({ capacity: 1 }, { changesSchema: true });
      const index = databaseOf(app).schema.createIndex('oneFileOfAName').on('signUpFile').column('name');
      await index.unique().execute();
      await expect(
        app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { files: [aFile(), aFile()] }))),
      ).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) });
      expect(await everything(app)).toEqual([[], [], []]);
      // the seat it would have taken is there for the next
      expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
        status: 'confirmed',
      });
    });

    test('when its second letter is refused by the database', async () => {
      const { app, course } = await open({}, { changesSchema: true });
      await fillInCompany(app);
      await databaseOf(app)
        .schema.createIndex('oneLetter')
        .on('letter')
        .columns(['aboutNoun', 'aboutId'])
        .unique()
        .execute();
      const heard: string[] = [];
      app.announcements.listen((topic) => heard.push(topic));
      await expect(app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).rejects.toThrow(
        /unique/i,
      );
      expect(await everything(app)).toEqual([[], [], []]);
      expect(heard).toEqual([]);
    });
  });

  describe('brings about letters', () => {
    test('to the applicant and to staff, waiting to be sent', async () => {
      const { app, course } = await open();
      await fillInCompany(app);
      const id = await stored(app, aSubmission(course, { fields: aPerson() }));
      const letters = await listLetters(app.db, { noun: 'signUp', id });
      expect(letters).toHaveLength(2);
      expect(letters).toEqual(
        expect.arrayContaining([
          expect.objectContaining({
            kind: 'signUpConfirmed',
            recipient: 'tomas.cvicny@example.sk',
            status: 'waiting',
          }),
          expect.objectContaining({ kind: 'staffNewSignUp', recipient: 'kurzy@example.sk', status: 'waiting' }),
        ]),
      );
    });

    test('that name the files and carry nothing of them', async () => {
      const { app, course } = await open();
      await fillInCompany(app);
      const upload = aFile({ bytes: new TextEncoder().encode(`%PDF-1.7 ${'x'.repeat(50_000)}`) });
      await stored(app, aSubmission(course, { files: [upload] }));
      for (const { html, text } of await app.db.selectFrom('letter').select(['html', 'text']).execute()) {
        expect((html + text).length).toBeLessThan(20_000);
      }
    });

    test('that say whether there is a seat', async () => {
      const { app, course } = await open({ capacity: 1 });
      await stored(app, aSubmission(course));
      const letters = await listLetters(app.db, { noun: 'signUp', id: await stored(app, aSubmission(course)) });
      expect(letters).toMatchObject([{ kind: 'signUpWaiting' }]);
    });

    test('to nobody of the staff while nobody filled in where to', async () => {
      const { app, course } = await open();
      const letters = await listLetters(app.db, { noun: 'signUp', id: await stored(app, aSubmission(course)) });
      expect(letters).toMatchObject([{ kind: 'signUpConfirmed' }]);
    });

    test('to the company’s one address where courses have none of their own', async () => {
      const { app, course } = await open();
      await fillInCompany(app, { email: 'info@example.sk' });
      const letters = await listLetters(app.db, { noun: 'signUp', id: await stored(app, aSubmission(course)) });
      expect(letters.map(({ recipient }) => recipient)).toContain('info@example.sk');
    });
  });
});
