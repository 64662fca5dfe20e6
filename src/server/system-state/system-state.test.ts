import { beforeEach, expect, test } from 'vitest';
import { APPLICANT, VISITOR } from '#domain/actor.ts';
import { markAttendance } from '#server/attendance/attendance.ts';
import { submitContactRequest } from '#server/contact-requests/contact-requests.ts';
import { noteOutage } from '#server/emails/mail-outage.ts';
import { runRetention } from '#server/retention/retention.ts';
import { cancelOwnSignUp } from '#server/sign-ups/applicant-acts.ts';
import { cancelSignUp, restoreSignUp } from '#server/sign-ups/sign-up-moves.ts';
import { fillInCompany, NOON, type TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { aContact } from '../../../test/contact-requests.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { runDueJobs } from '../../../test/jobs.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { anEntry } from '../../../test/payers.ts';
import { findSystemState } from './system-state.ts';

onBothDatabases('the state of the system on %s', (openTestApp, engine) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
    await fillInCompany(running.app, { addresses: { contact: 'dopyty@example.sk' } });
  });

  const state = () => findSystemState(running.app);
  const ask = () => running.app.change(VISITOR, (change) => submitContactRequest(change, aContact()));

  test('is empty for a new installation: nothing waits and nothing has happened', async () => {
    expect(await state()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      failures: 0,
      outbox: {
        isPossible: false,
        waiting: 0,
        undelivered: 0,
        held: 0,
        oldestWaitingAt: undefined,
        outage: undefined,
      },
      retention: { lastAt: undefined, nextAt: '2026-11-21T02:10:00Z' },
      chain: undefined,
    });
  });

  test('counts who did not come, what applicants changed themselves and whose invoice lacks nothing, of thirty days', async () => {
    const { app, wait } = running;
    const lecturer = await storedLecturer(app);
    const attended = await storedCourse(app, { date: '2026-11-23', lecturerId: lecturer.id });
    const unmarked = await storedCourse(app, { date: '2026-11-23' });
    const four = anotherCompany({ numberOfWorkers: '4' });
    const signUpId = await signedUp(app, attended, { fields: four, payer: anEntry() });
    const other = await signedUp(app, unmarked, { fields: four });
    await app.change(APPLICANT, (change) => cancelOwnSignUp(change, other));
    await app.change(JANA, (change) => cancelSignUp(change, signUpId, { sendEmail: false }));
    await app.change(JANA, (change) => restoreSignUp(change, signUpId, { as: 'confirmed', sendEmail: false }));
    await signedUp(app, unmarked, { fields: four });
    wait({ hours: 96 });
    await app.change(lecturer, (change) =>
      markAttendance(change, {
        courseId: attended.id,
        day: '2026-11-23',
        absent: [],
        present: [0, 1, 2].map((number) => `${signUpId}-${number}`),
      }),
    );
    const counts = { people: 4, noShows: 1, changes: 2, ownChanges: 1, payers: 2, completePayers: 1 };
    expect((await state()).signUps).toEqual(counts);
    wait({ hours: 31 * 24 });
    const nothing = { people: 0, noShows: 0, changes: 0, ownChanges: 0, payers: 0, completePayers: 0 };
    expect((await state()).signUps).toEqual(nothing);
  });

  test('contains the size of the database, and of the disk only for a local file', async () => {
    const { database } = await state();
    expect(database.sizeBytes).toBeGreaterThan(100_000);
    if (engine === 'Postgres') expect(database.disk).toBeUndefined();
    else expect(database.disk?.freeBytes).toBeGreaterThan(0);
  });

  test('contains which emails wait, since when, and that their jobs are due', async () => {
    await ask();
    running.wait({ minutes: 5 });
    const { outbox, jobs } = await state();
    expect(outbox).toMatchObject({ waiting: 2, oldestWaitingAt: '2026-11-20T11:00:00.000Z', lastSentAt: undefined });
    expect(jobs.find(({ kind }) => kind === 'email')).toEqual({
      kind: 'email',
      isPossible: false,
      due: 2,
      later: 0,
      failing: 0,
      oldestDueAt: '2026-11-20T11:00:00.000Z',
    });
  });

  test('contains the failing jobs', async () => {
    await running.app.change({ kind: 'job', id: 'test' }, async ({ enqueue }) =>
      enqueue({ kind: 'date-offers', key: 'x' }),
    );
    await runDueJobs(running.app, {
      'date-offers': {
        async run() {
          throw new TypeError('a fault of ours');
        },
      },
    });
    const { jobs } = await state();
    expect(jobs.find(({ kind }) => kind === 'date-offers')).toMatchObject({ failing: 1, due: 0, later: 1 });
  });

  test('contains when the nightly erasure ran', async () => {
    await runRetention(running.app);
    expect((await state()).retention.lastAt).toBe(NOON.toString({ fractionalSecondDigits: 3 }));
  });

  test('contains an outage of the mail server', async () => {
    await noteOutage(running.app, 'password');
    expect((await state()).outbox.outage).toEqual({ trouble: 'password', since: '2026-11-20T11:00:00.000Z' });
  });
});
