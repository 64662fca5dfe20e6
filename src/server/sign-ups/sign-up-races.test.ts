import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import type { App } from '#server/app.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { createCourse, updateCourse } from '#server/courses/courses.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { listEmails } from '#server/emails/outbox.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, anotherCompany, anotherPerson, aSubmission, JANA } from '../../../test/builders.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { listSignUps } from './sign-up-list.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from './sign-up-moves.ts';
import { submitSignUp } from './sign-ups.ts';

const PEOPLE = 200;

const restore: typeof confirmSignUp = (change, id, options) =>
  restoreSignUp(change, id, { as: 'confirmed', ...options });

onBothDatabases('seats under concurrency on %s:', (openTestApp, engine) => {
  /** Many applicants at once for a course with one seat left; returns how many got which outcome. */
  async function rushForTheLastSeat(app: App) {
    const course = aCourse({ capacity: 5 });
    await app.change(JANA, (change) => createCourse(change, course));
    await app.change(VISITOR, (change) =>
      submitSignUp(change, aSubmission(course, { fields: anotherCompany({ numberOfWorkers: '4' }) })),
    );
    // every connection is open before the rush: otherwise the first one would be done before the others begin
    await Promise.all(Array.from({ length: 20 }, () => app.change(VISITOR, ({ db }) => findCourse(db, course.id))));
    const signUp = (index: number): ReturnType<typeof submitSignUp> => {
      const fields = anotherPerson({ email: `c${index}@example.sk` });
      const attempt = app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course, { fields })));
      // on a busy machine two hundred take longer than one change waits for its connection
      return attempt.catch((error) => (isUnavailable(error) ? signUp(index) : Promise.reject(error)));
    };
    const outcomes = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => signUp(index)));
    const byOutcome = Object.groupBy(outcomes, (outcome) => ('status' in outcome ? outcome.status : outcome.outcome));
    const after = await findCourse(app.db, course.id);
    return {
      confirmed: byOutcome.confirmed?.length,
      waiting: byOutcome.waiting?.length,
      seatsTaken: after?.seatsTaken,
    };
  }

  test('the last seat goes to one of two hundred people', async () => {
    const { app } = await openTestApp();
    expect(await rushForTheLastSeat(app)).toEqual({ confirmed: 1, waiting: PEOPLE - 1, seatsTaken: 5 });
  });

  // SQLite has no lock to take out: its transactions exclude each other from their first statement
  if (engine === 'Postgres')
    test('without the lock, the last seat is sold more than once', async () => {
      const { app } = await openTestApp({ parts: { lockRows: async () => undefined } });
      const { confirmed, seatsTaken } = await rushForTheLastSeat(app);
      expect(confirmed).toBeGreaterThan(1);
      expect(seatsTaken).toBeGreaterThan(5);
    });

  test('a freed seat goes to one of two substitutes', async () => {
    const { app } = await openTestApp();
    const course = aCourse({ capacity: 1 });
    await app.change(JANA, (change) => createCourse(change, course));
    const ids: string[] = [];
    for (let person = 0; person < 3; person += 1) {
      const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
      if (submitted.outcome === 'stored') ids.push(submitted.id);
    }
    const [holder, ...waiting] = ids;
    await app.change(JANA, (change) => cancelSignUp(change, holder as string, { sendEmail: false }));
    const outcomes = await Promise.all(
      waiting.map((id) => app.change(JANA, (change) => confirmSignUp(change, id, { sendEmail: true }))),
    );
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContainEqual({ outcome: 'done' });
    expect(outcomes).toContainEqual({ outcome: 'no-seats', free: 0, wanted: 1 });
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 1 });
  });

  test('a seat freed while others sign up goes to the waiting sign-up', async () => {
    const { app } = await openTestApp();
    const course = aCourse({ capacity: 1 });
    await app.change(JANA, (change) => createCourse(change, course));
    const holder = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    if (holder.outcome !== 'stored') throw new Error('not stored');
    const [, ...newcomers] = await Promise.all([
      app.change(JANA, (change) => cancelSignUp(change, holder.id, { sendEmail: false })),
      ...Array.from({ length: 20 }, () => app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))),
    ]);
    expect(newcomers.map((outcome) => 'status' in outcome && outcome.status)).toEqual(Array(20).fill('waiting'));
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 0, seatsOffered: 1, seatsRequested: 1 });
  });

  test('a raised capacity serves waiting sign-ups before newcomers', async () => {
    const { app } = await openTestApp();
    const course = aCourse({ capacity: 2 });
    await app.change(JANA, (change) => createCourse(change, course));
    const status = async (workers: string) => {
      const submitted = await app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: anotherCompany({ numberOfWorkers: workers }) })),
      );
      if (submitted.outcome !== 'stored') throw new Error('not stored');
      return submitted;
    };
    expect(await status('2')).toMatchObject({ status: 'confirmed' });
    const waiting = await status('3');
    expect(waiting).toMatchObject({ status: 'waiting' });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 4 }));
    // two seats are free, too few for the three who wait, so this one overtakes no other
    expect(await status('1')).toMatchObject({ status: 'confirmed' });
    await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 6 }));
    expect(await status('1')).toMatchObject({ status: 'waiting' });
    expect(await app.change(JANA, (change) => confirmSignUp(change, waiting.id, { sendEmail: true }))).toEqual({
      outcome: 'done',
    });
  });

  test('a freed seat goes to one of two restored sign-ups', async () => {
    const { app } = await openTestApp();
    const course = aCourse({ capacity: 1 });
    await app.change(JANA, (change) => createCourse(change, course));
    const ids: string[] = [];
    for (let person = 0; person < 2; person += 1) {
      const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
      if (submitted.outcome === 'stored') ids.push(submitted.id);
    }
    for (const id of ids) await app.change(JANA, (change) => cancelSignUp(change, id, { sendEmail: false }));
    const outcomes = await Promise.all(
      ids.map((id) => app.change(JANA, (change) => restore(change, id, { sendEmail: true }))),
    );
    expect(outcomes).toHaveLength(2);
    expect(outcomes).toContainEqual({ outcome: 'done' });
    expect(outcomes).toContainEqual({ outcome: 'no-seats', free: 0, wanted: 1 });
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 1 });
  });

  test('a sign-up restored by several staff members at once is restored once, with one email', async () => {
    const { app } = await openTestApp();
    const course = aCourse();
    await app.change(JANA, (change) => createCourse(change, course));
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    if (submitted.outcome !== 'stored') throw new Error('not stored');
    await app.change(JANA, (change) => cancelSignUp(change, submitted.id, { sendEmail: false }));
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        app.change(JANA, (change) => restore(change, submitted.id, { sendEmail: true })),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'not-allowed')).toHaveLength(4);
    expect(await listEmails(app.db, { noun: 'signUp', id: submitted.id })).toHaveLength(2);
    expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 1 });
  });

  test.each([
    ['confirmed', false, confirmSignUp],
    ['cancelled', false, cancelSignUp],
    ['cancelled after its course was deleted', true, cancelSignUp],
  ])('a substitute %s by several staff members at once gets one email', async (_, deleted, move) => {
    const { app } = await openTestApp();
    const course = aCourse({ capacity: 1 });
    await app.change(JANA, (change) => createCourse(change, course));
    const holder = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    const submitted = await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    if (submitted.outcome !== 'stored' || holder.outcome !== 'stored') throw new Error('not stored');
    await app.change(JANA, (change) => cancelSignUp(change, holder.id, { sendEmail: false }));
    if (deleted) await databaseOf(app).deleteFrom('course').where('id', '=', course.id).execute();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => app.change(JANA, (change) => move(change, submitted.id, { sendEmail: true }))),
    );
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1);
    const emails = await listEmails(app.db, { noun: 'signUp', id: submitted.id });
    expect(emails.filter(({ kind }) => kind !== 'seatOffered')).toHaveLength(2);
  });

  test('none is oversold, in any order of sign-ups, cancellations, confirmations and restorations', async () => {
    const { app } = await openTestApp();
    const step = fc.oneof(
      fc.record({
        does: fc.constant('sign-up' as const),
        numberOfWorkers: fc.integer({ min: 1, max: 4 }).map(String),
      }),
      fc.record({
        does: fc.constantFrom('confirm' as const, 'cancel' as const, 'restore' as const),
        whom: fc.nat(),
      }),
    );
    // several at once, then the next several
    const rounds = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), rounds, async (capacity, rounds) => {
        const course = aCourse({ capacity });
        await app.change(JANA, (change) => createCourse(change, course));
        const ids: string[] = [];
        for (const steps of rounds) {
          await Promise.all(
            steps.map(async (step) => {
              if (step.does === 'sign-up') {
                const { numberOfWorkers } = step;
                const submission = aSubmission(course, { fields: anotherCompany({ numberOfWorkers }) });
                const submitted = await app.change(VISITOR, (change) => submitSignUp(change, submission));
                if (submitted.outcome === 'stored') ids.push(submitted.id);
                return;
              }
              const id = ids[step.whom % Math.max(1, ids.length)];
              const move = { confirm: confirmSignUp, cancel: cancelSignUp, restore }[step.does];
              if (id) await app.change(JANA, (change) => move(change, id, { sendEmail: false }));
            }),
          );
          const after = await findCourse(app.db, course.id);
          expect(after?.seatsTaken).toBeLessThanOrEqual(capacity);
        }
        const { total } = await listSignUps(app.db, { courseId: course.id, page: 1 });
        expect(total).toBe(ids.length);
      }),
      { numRuns: 20 },
    );
  });

  if (engine === 'Postgres')
    test('the last seat goes to one person across two servers', async () => {
      const { app: one } = await openTestApp();
      const environment = { DATABASE_URL: one.config.databaseUrl as string };
      const { app: other } = await openTestApp({ environment });
      const course = aCourse({ capacity: 1 });
      await one.change(JANA, (change) => createCourse(change, course));
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, index) => submitUntilAnswered(index % 2 ? one : other, aSubmission(course))),
      );
      expect(outcomes.filter((outcome) => 'status' in outcome && outcome.status === 'confirmed')).toHaveLength(1);
      expect(outcomes.filter((outcome) => 'status' in outcome && outcome.status === 'waiting')).toHaveLength(39);
    });
});

/** Sends again, like a visitor who is asked to, when no connection to the database becomes free in time. */
async function submitUntilAnswered(
  app: App,
  submission: ReturnType<typeof aSubmission>,
): Promise<Awaited<ReturnType<typeof submitSignUp>>> {
  try {
    return await app.change(VISITOR, (change) => submitSignUp(change, submission));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return submitUntilAnswered(app, submission);
  }
}
