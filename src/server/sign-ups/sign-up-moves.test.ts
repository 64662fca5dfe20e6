import { afterEach, describe, expect, inject, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { createCourse, deleteCourse, findCourse, updateCourse } from '#server/courses/courses.ts';
import { findLetter, listLetters } from '#server/letters/outbox.ts';
import { aCourse, anotherCompany, aSubmission, JANA, openTestApp, type TestApp } from '../../../test/app.ts';
import { previewApplicantLetter } from './sign-up-letters.ts';
import { cancelSignUp, confirmSignUp, restoreSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';
import { listOvertaken } from './substitutes.ts';

const QUIETLY = { sendLetter: false };
const BY_LETTER = { sendLetter: true };
const SITE = 'https://www.example.sk';

describe.each(['SQLite', 'Postgres'])('staff on %s', (engine) => {
  const postgresUrl = engine === 'Postgres' ? inject('postgresUrl') : undefined;
  let running: TestApp;
  afterEach(() => running.close());

  /** A course with one seat more than those who hold one, and the ids of who signed up, in their order. */
  async function given(capacity: number, ...workers: string[]) {
    running = await openTestApp({ postgresUrl });
    const { app } = running;
    const course = aCourse({ capacity });
    await app.change(JANA, (change) => createCourse(change, course));
    const ids: string[] = [];
    for (const numberOfWorkers of workers) {
      running.wait({ seconds: 1 });
      const submitted = await app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: anotherCompany({ numberOfWorkers }) })),
      );
      if (submitted.outcome === 'stored') ids.push(submitted.id);
    }
    running.wait({ seconds: 600 - workers.length });
    const [first = '', second = ''] = ids;
    const letters = async (id: string) => (await listLetters(app.db, { noun: 'signUp', id })).map(({ kind }) => kind);
    return { app, course, ids, first, second, letters };
  }
  const LATER = '2026-11-20T11:10:00.000Z';
  const AN_HOUR_LATER = '2026-11-20T12:10:00.000Z';

  describe('who confirm', () => {
    test('a new sign-up mark it as seen and send nothing: it had its letter', async () => {
      const { app, course, first, letters } = await given(5, '3');
      expect(await app.change(JANA, (change) => confirmSignUp(change, first, BY_LETTER))).toEqual({
        outcome: 'done',
      });
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await letters(first)).toEqual(['signUpConfirmed']);
    });

    test('a substitute give them seats and a letter that says so', async () => {
      const { app, course, first, second, letters } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_LETTER))).toEqual({
        outcome: 'done',
      });
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2 });
      expect(await letters(second)).toEqual(['signUpWaiting', 'signUpConfirmed']);
    });

    test('a substitute tell them of the course as it is now, or nothing without a letter', async () => {
      const { app, course, first, second } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date: '2027-02-01' }));
      expect(await findSignUp(app.db, second)).toMatchObject({ told: { date: course.date } });
      await app.change(JANA, (change) => confirmSignUp(change, second, BY_LETTER));
      expect(await findSignUp(app.db, second)).toMatchObject({ told: { date: '2027-02-01' } });
      expect(await findSignUp(app.db, first)).toMatchObject({ told: { date: course.date } });
    });

    test('a substitute may keep the letter back', async () => {
      const { app, first, second, letters } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY));
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed' });
      expect(await letters(second)).toEqual(['signUpWaiting']);
    });

    test('a substitute without enough seats are told how many there are', async () => {
      const { app, course, second, letters } = await given(4, '3', '2');
      const refused = { outcome: 'no-seats', free: 1, wanted: 2 };
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_LETTER))).toEqual(refused);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting', reviewedAt: null });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await letters(second)).toEqual(['signUpWaiting']);
    });

    test('a substitute can do so once the course has grown', async () => {
      const { app, course, second } = await given(4, '3', '2');
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 5 }));
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('a sign-up of a course that is gone or has begun are refused, and may still cancel it', async () => {
      const { app, course, first, second, letters } = await given(4, '3', '2');
      running.wait({ hours: 24 * 26 });
      for (const obstacle of ['course-past', 'course-gone']) {
        if (obstacle === 'course-gone') await app.change(JANA, (change) => deleteCourse(change, course.id));
        for (const id of [first, second]) {
          expect(await app.change(JANA, (change) => confirmSignUp(change, id, BY_LETTER))).toEqual({
            outcome: obstacle,
          });
        }
      }
      expect(await letters(second)).toEqual(['signUpWaiting']);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting' });
      expect(await app.change(JANA, (change) => cancelSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('a sign-up of a hidden course do as with any other: whom they let in is theirs to say', async () => {
      const { app, course, first } = await given(4, '3');
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
      expect(await app.change(JANA, (change) => confirmSignUp(change, first, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('a substitute learn whom of those who wait longer and fit they would overtake', async () => {
      const { app, course, ids } = await given(4, '4', '5', '2', '1', '2', '1');
      const [holder = '', , pair = '', single = '', late = '', last = ''] = ids;
      const overtakenBy = async (id: string) => {
        const [signUp, found] = [await findSignUp(app.db, id), await findCourse(app.db, course.id)];
        if (!signUp || !found) throw new Error('gone');
        return (await listOvertaken(app.db, signUp, found)).map((substitute) => substitute.id);
      };
      expect(await overtakenBy(last)).toEqual([]);
      await app.change(JANA, (change) => cancelSignUp(change, holder, QUIETLY));
      expect(await overtakenBy(late)).toEqual([pair, single]);
      expect(await overtakenBy(pair)).toEqual([]);
      expect(await overtakenBy(holder)).toEqual([pair, single, late, last]);
      expect(await app.change(JANA, (change) => confirmSignUp(change, late, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('what is confirmed and seen, or cancelled, are refused', async () => {
      const { app, first, second, letters } = await given(5, '3', '2');
      await app.change(JANA, (change) => confirmSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => cancelSignUp(change, second, QUIETLY));
      expect(await app.change(JANA, (change) => confirmSignUp(change, first, BY_LETTER))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_LETTER))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await letters(second)).toEqual(['signUpConfirmed']);
    });
  });

  describe('who cancel', () => {
    test('a sign-up set its seats free and send a letter', async () => {
      const { app, course, first, letters } = await given(3, '3');
      expect(await app.change(JANA, (change) => cancelSignUp(change, first, BY_LETTER))).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({
        status: 'cancelled',
        reviewedAt: LATER,
        cancelledAt: LATER,
      });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 0 });
      expect(await letters(first)).toEqual(['signUpConfirmed', 'signUpCancelled']);
    });

    test('may keep the letter back', async () => {
      const { app, first, letters } = await given(3, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await letters(first)).toEqual(['signUpConfirmed']);
    });

    test('leave the freed seat to who waits: who comes next waits behind them', async () => {
      const { app, course, first, second } = await given(1, '1', '1');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting' });
      expect(await app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)))).toMatchObject({
        status: 'waiting',
      });
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('keep when it was first seen', async () => {
      const { app, first } = await given(3, '3');
      await app.change(JANA, (change) => confirmSignUp(change, first, QUIETLY));
      running.wait({ hours: 1 });
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await findSignUp(app.db, first)).toMatchObject({
        reviewedAt: LATER,
        cancelledAt: AN_HOUR_LATER,
      });
    });

    test('twice are refused the second time', async () => {
      const { app, first, letters } = await given(3, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, BY_LETTER));
      expect(await app.change(JANA, (change) => cancelSignUp(change, first, BY_LETTER))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await letters(first)).toEqual(['signUpConfirmed', 'signUpCancelled']);
    });
  });

  describe('who bring back a cancelled sign-up', () => {
    test('give it its seats again, and a letter that says so', async () => {
      const { app, course, first, letters } = await given(3, '3');
      await app.change(JANA, (change) => confirmSignUp(change, first, QUIETLY));
      running.wait({ minutes: 30 });
      await app.change(JANA, (change) => cancelSignUp(change, first, BY_LETTER));
      running.wait({ minutes: 30 });
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...BY_LETTER })),
      ).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({
        status: 'confirmed',
        reviewedAt: LATER,
        cancelledAt: '2026-11-20T11:40:00.000Z',
        restoredAt: AN_HOUR_LATER,
        restorations: 1,
      });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await letters(first)).toEqual(['signUpConfirmed', 'signUpCancelled', 'signUpConfirmed']);
    });

    test('may keep the letter back, and have seen one they cancelled unseen', async () => {
      const { app, first, letters } = await given(3, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      running.wait({ hours: 1 });
      await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...QUIETLY }));
      expect(await findSignUp(app.db, first)).toMatchObject({ reviewedAt: AN_HOUR_LATER });
      expect(await letters(first)).toEqual(['signUpConfirmed']);
    });

    test('without enough seats are told how many there are, and may take it back as a substitute', async () => {
      const { app, course, first, letters } = await given(4, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: anotherCompany({ numberOfWorkers: '2' }) })),
      );
      const refused = { outcome: 'no-seats', free: 2, wanted: 3 };
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...BY_LETTER })),
      ).toEqual(refused);
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'cancelled', restorations: 0 });
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'waiting', ...BY_LETTER })),
      ).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'waiting' });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2 });
      expect(await letters(first)).toEqual(['signUpConfirmed', 'signUpWaiting']);
    });

    test('of a course that is gone or has begun are refused, of a hidden one not', async () => {
      const { app, course, first, second } = await given(5, '2', '2');
      for (const id of [first, second]) await app.change(JANA, (change) => cancelSignUp(change, id, QUIETLY));
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...QUIETLY })),
      ).toEqual({ outcome: 'done' });
      running.wait({ hours: 24 * 26 });
      for (const obstacle of ['course-past', 'course-gone']) {
        if (obstacle === 'course-gone') await app.change(JANA, (change) => deleteCourse(change, course.id));
        for (const as of ['confirmed', 'waiting'] as const) {
          expect(await app.change(JANA, (change) => restoreSignUp(change, second, { as, ...BY_LETTER }))).toEqual({
            outcome: obstacle,
          });
        }
      }
    });

    test('are refused where it is not cancelled', async () => {
      const { app, first, second } = await given(3, '3', '2');
      for (const id of [first, second]) {
        expect(
          await app.change(JANA, (change) => restoreSignUp(change, id, { as: 'waiting', ...BY_LETTER })),
        ).toEqual({ outcome: 'not-allowed' });
      }
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, 'nobody', { as: 'waiting', ...BY_LETTER })),
      ).toEqual({ outcome: 'not-found' });
    });
  });

  test('who mean a sign-up that is not there are told so', async () => {
    const { app } = await given(3);
    expect(await app.change(JANA, (change) => confirmSignUp(change, 'nobody', BY_LETTER))).toEqual({
      outcome: 'not-found',
    });
    expect(await app.change(JANA, (change) => cancelSignUp(change, 'nobody', BY_LETTER))).toEqual({
      outcome: 'not-found',
    });
  });

  test('read the letter before it leaves as it will leave', async () => {
    const { app, course, first } = await given(3, '3');
    const signUp = await findSignUp(app.db, first);
    const found = await findCourse(app.db, course.id);
    if (!signUp) throw new Error('gone');
    const preview = await previewApplicantLetter(app, { ...signUp, status: 'cancelled' }, found, SITE);
    await app.change(JANA, (change) => cancelSignUp(change, first, BY_LETTER));
    const letter = (await listLetters(app.db, { noun: 'signUp', id: first })).find(
      ({ kind }) => kind === 'signUpCancelled',
    );
    const sent = await findLetter(app.db, { noun: 'signUp', id: first }, letter?.id as string, SITE);
    expect([sent?.subject, sent?.html]).toEqual([preview.subject, preview.html]);
    expect(preview.subject).toBe('Prihláška zrušená: Kurz prvej pomoci, 15.12.2026, Žilina');
    expect(await findLetter(app.db, { noun: 'signUp', id: 'another' }, letter?.id as string, SITE)).toBeUndefined();
  });
});
