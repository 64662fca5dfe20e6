import { expect, test } from 'vitest';
import { APPLICANT } from '#domain/actor.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { listParticipants } from '#server/sign-ups/participants.ts';
import { cancelSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { readToday } from '#server/today/today.ts';
import { dismissUntilCourse } from '#server/today/waiting-acts.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { IDLE_JOBS } from '../../../test/idle-jobs.ts';
import { giveFeedback, listAverageScores, listFeedback } from './feedback.ts';
import { requestFeedback } from './feedback-requests.ts';

onBothDatabases('feedback on %s', (openTestApp) => {
  let running: TestApp;

  /** A course on Tuesday, 15 December. */
  const open = async (over: Partial<TaughtCourse> = {}) => {
    // the tests run the daily job themselves; the runner would find it due once their clock has passed its hour
    running = await openTestApp({ parts: { idleJobs: [...IDLE_JOBS, 'feedback-requests'] } });
    const { app } = running;
    return { app, course: await storedCourse(app, { date: '2026-12-15', dateTo: null, ...over }) };
  };
  const waitUntil = (instant: string) => running.wait(running.app.now().until(instant, { largestUnit: 'hour' }));
  const requestAt = async (instant: string, dueAt = instant) => {
    waitUntil(instant);
    await requestFeedback(running.app, dueAt);
  };
  const asked = async () => {
    const emails = running.app.db.selectFrom('email').select('recipient').where('kind', '=', 'feedbackRequested');
    return (await emails.orderBy('recipient').execute()).map(({ recipient }) => recipient);
  };
  const give = (id: string, score: number, comment = '') =>
    running.app.change(APPLICANT, (change) => giveFeedback(change, id, { score, comment }));
  const waiting = async () =>
    (await readToday(running.app, 'due')).items.flatMap((item) => (item.kind === 'lowScores' ? [item] : []));

  test('is requested once, the day after the last day, even if that run was missed', async () => {
    const { app, course } = await open({ dateTo: '2026-12-16' });
    await signedUp(app, course, { fields: anotherPerson({ email: 'jana@example.sk' }) });
    await requestAt('2026-12-16T08:00:00Z');
    expect(await asked()).toEqual([]);
    // the node was down on the 17th
    await requestAt('2026-12-19T06:00:00Z', '2026-12-17T08:00:00Z');
    await requestAt('2026-12-19T08:00:00Z', '2026-12-17T08:00:00Z');
    expect(await asked()).toEqual(['jana@example.sk']);
  });

  test('is not requested more than a week after the course', async () => {
    const { app, course } = await open();
    await signedUp(app, course);
    await requestAt('2026-12-23T08:00:00Z', '2026-12-16T08:00:00Z');
    expect(await asked()).toEqual([]);
  });

  test('is requested only from those who had a seat, and of whom somebody was there', async () => {
    const { app, course } = await open({ capacity: 4 });
    const present = await signedUp(app, course, {
      fields: anotherCompany({ email: 'prisli@example.sk', numberOfWorkers: '2' }),
    });
    await signedUp(app, course, { fields: anotherPerson({ email: 'neprisla@example.sk' }) });
    const cancelled = await signedUp(app, course, { fields: anotherPerson({ email: 'zrusila@example.sk' }) });
    await app.change(JANA, (change) => cancelSignUp(change, cancelled, { sendEmail: false }));
    const [one] = await listParticipants(app.db, present);
    const attendance = { participantId: one?.id ?? '', day: course.date, markedAt: '2026-12-15T08:00:00.000Z' };
    await databaseOf(app).insertInto('attendance').values(attendance).execute();
    // no attendance was marked at another course of that day
    const elsewhere = await storedCourse(app, { date: course.date });
    await signedUp(app, elsewhere, { fields: anotherPerson({ email: 'inde@example.sk' }) });
    const earlier = await storedCourse(app, { date: '2026-12-13' });
    await signedUp(app, earlier, { fields: anotherPerson({ email: 'predtym@example.sk' }) });
    await requestAt('2026-12-16T08:00:00Z');
    expect(await asked()).toEqual(['inde@example.sk', 'prisli@example.sk']);
  });

  test('is not requested after a cancelled course', async () => {
    const { app, course } = await open();
    await signedUp(app, course);
    await app.change(JANA, (change) => cancelCourse(change, course.id, { reason: '', sendEmails: false }));
    await requestAt('2026-12-16T08:00:00Z');
    expect(await asked()).toEqual([]);
  });

  test('is accepted once the course is over, and a later answer replaces it', async () => {
    const { app, course } = await open();
    const [id, other] = [await signedUp(app, course), await signedUp(app, course)];
    expect(await give(id, 9)).toEqual({ outcome: 'too-late' });
    waitUntil('2026-12-16T08:00:00Z');
    await give(id, 9, 'Výborný lektor.');
    await give(id, 4, 'Zima v učebni.');
    const list = await listFeedback(app.db, { page: 1 });
    expect(list.counts).toEqual({ all: 1, low: 1, middle: 0, high: 0 });
    expect(list.rows).toMatchObject([{ signUpId: id, score: 4, comment: 'Zima v učebni.' }]);
    await give(other, 4, 'Zima v učebni.');
    expect((await listFeedback(app.db, { page: 1 })).counts).toMatchObject({ all: 2, low: 2 });
  });

  test('waits in Dnes if the score is low, until it is dealt with or given again', async () => {
    const { app, course } = await open();
    const [low, high] = [await signedUp(app, course), await signedUp(app, course)];
    waitUntil('2026-12-16T08:00:00Z');
    await give(low, 6, 'Zima v učebni.');
    await give(high, 7);
    expect(await waiting()).toMatchObject([{ ids: [low], score: 6, message: 'Zima v učebni.' }]);
    await app.change(JANA, (change) => dismissUntilCourse(change, { kind: 'lowScores', ids: [low] }));
    expect(await waiting()).toEqual([]);
    waitUntil('2026-12-17T08:00:00Z');
    await give(low, 2);
    expect(await waiting()).toMatchObject([{ ids: [low], score: 2 }]);
  });

  test('is listed by course type and state, with the averages', async () => {
    const { app } = await open();
    const types = await app.db.selectFrom('courseType').select(['id', 'name']).orderBy('id').limit(2).execute();
    for (const [index, scores] of [[10, 7], [0]].entries()) {
      const course = await storedCourse(app, { date: '2026-12-15', dateTo: null, courseTypeId: types[index]?.id });
      const ids: string[] = [];
      for (const _ of scores) ids.push(await signedUp(app, course));
      waitUntil('2026-12-16T08:00:00Z');
      for (const [at, score] of scores.entries()) await give(ids[at] ?? '', score);
      running.wait({ hours: -24 * 26 });
    }
    const ofFirst = await listFeedback(app.db, { page: 1, courseTypeId: types[0]?.id, state: 'middle' });
    expect(ofFirst.counts).toEqual({ all: 2, low: 0, middle: 1, high: 1 });
    expect(ofFirst.rows.map(({ score }) => score)).toEqual([7]);
    expect(await listAverageScores(app.db)).toEqual([
      { courseType: types[1]?.name, average: 0, count: 1 },
      { courseType: types[0]?.name, average: 8.5, count: 2 },
    ]);
  });
});
