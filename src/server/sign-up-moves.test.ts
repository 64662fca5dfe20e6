import { afterEach, describe, expect, inject, test } from 'vitest';
import { aCompany, aCourse, aSubmission, openTestApp, type TestApp } from '../../test/app.ts';
import { createCourse, deleteCourse, findCourse, updateCourse } from './courses.ts';
import { findLetter, listLetters } from './outbox.ts';
import { previewApplicantLetter } from './sign-up-letters.ts';
import { cancelSignUp, confirmSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

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
    await createCourse(app, course);
    const ids: string[] = [];
    for (const numberOfWorkers of workers) {
      const submitted = await submitSignUp(app, aSubmission(course, { fields: aCompany({ numberOfWorkers }) }));
      if (submitted.outcome === 'stored') ids.push(submitted.id);
    }
    running.wait({ minutes: 10 });
    const [first = '', second = ''] = ids;
    const letters = async (id: string) => (await listLetters(app.db, { signUpId: id })).map(({ kind }) => kind);
    return { app, course, first, second, letters };
  }
  const LATER = '2026-11-20T11:10:00.000Z';

  describe('who confirm', () => {
    test('a new sign-up mark it as seen and send nothing: it had its letter', async () => {
      const { app, course, first, letters } = await given(5, '3');
      expect(await confirmSignUp(app, first, BY_LETTER)).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await letters(first)).toEqual(['signUpConfirmed']);
    });

    test('a substitute give them seats and a letter that says so', async () => {
      const { app, course, first, second, letters } = await given(3, '3', '2');
      await cancelSignUp(app, first, QUIETLY);
      expect(await confirmSignUp(app, second, BY_LETTER)).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2 });
      expect(await letters(second)).toEqual(['signUpWaiting', 'signUpConfirmed']);
    });

    test('a substitute may keep the letter back', async () => {
      const { app, first, second, letters } = await given(3, '3', '2');
      await cancelSignUp(app, first, QUIETLY);
      await confirmSignUp(app, second, QUIETLY);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed' });
      expect(await letters(second)).toEqual(['signUpWaiting']);
    });

    test('a substitute without enough seats are told how many there are', async () => {
      const { app, course, second, letters } = await given(4, '3', '2');
      const refused = { outcome: 'no-seats', free: 1, wanted: 2 };
      expect(await confirmSignUp(app, second, BY_LETTER)).toEqual(refused);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting', reviewedAt: null });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await letters(second)).toEqual(['signUpWaiting']);
    });

    test('a substitute can do so once the course has grown', async () => {
      const { app, course, second } = await given(4, '3', '2');
      await updateCourse(app, course.id, { ...course, capacity: 5 });
      expect(await confirmSignUp(app, second, QUIETLY)).toEqual({ outcome: 'done' });
    });

    test('a substitute of a deleted course have no seats to count', async () => {
      const { app, course, second, letters } = await given(3, '3', '2');
      await deleteCourse(app, course.id);
      expect(await confirmSignUp(app, second, BY_LETTER)).toEqual({ outcome: 'done' });
      expect(await letters(second)).toEqual(['signUpWaiting', 'signUpConfirmed']);
    });

    test('what is confirmed and seen, or cancelled, are refused', async () => {
      const { app, first, second, letters } = await given(5, '3', '2');
      await confirmSignUp(app, first, QUIETLY);
      await cancelSignUp(app, second, QUIETLY);
      expect(await confirmSignUp(app, first, BY_LETTER)).toEqual({ outcome: 'not-allowed' });
      expect(await confirmSignUp(app, second, BY_LETTER)).toEqual({ outcome: 'not-allowed' });
      expect(await letters(second)).toEqual(['signUpConfirmed']);
    });
  });

  describe('who cancel', () => {
    test('a sign-up set its seats free and send a letter', async () => {
      const { app, course, first, letters } = await given(3, '3');
      expect(await cancelSignUp(app, first, BY_LETTER)).toEqual({ outcome: 'done' });
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
      await cancelSignUp(app, first, QUIETLY);
      expect(await letters(first)).toEqual(['signUpConfirmed']);
    });

    test('leave the freed seat to who waits: who comes next waits behind them', async () => {
      const { app, course, first, second } = await given(1, '1', '1');
      await cancelSignUp(app, first, QUIETLY);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting' });
      expect(await submitSignUp(app, aSubmission(course))).toMatchObject({ status: 'waiting' });
      expect(await confirmSignUp(app, second, QUIETLY)).toEqual({ outcome: 'done' });
    });

    test('keep when it was first seen', async () => {
      const { app, first } = await given(3, '3');
      await confirmSignUp(app, first, QUIETLY);
      running.wait({ hours: 1 });
      await cancelSignUp(app, first, QUIETLY);
      expect(await findSignUp(app.db, first)).toMatchObject({
        reviewedAt: LATER,
        cancelledAt: '2026-11-20T12:10:00.000Z',
      });
    });

    test('twice are refused the second time', async () => {
      const { app, first, letters } = await given(3, '3');
      await cancelSignUp(app, first, BY_LETTER);
      expect(await cancelSignUp(app, first, BY_LETTER)).toEqual({ outcome: 'not-allowed' });
      expect(await letters(first)).toEqual(['signUpConfirmed', 'signUpCancelled']);
    });
  });

  test('who mean a sign-up that is not there are told so', async () => {
    const { app } = await given(3);
    expect(await confirmSignUp(app, 'nobody', BY_LETTER)).toEqual({ outcome: 'not-found' });
    expect(await cancelSignUp(app, 'nobody', BY_LETTER)).toEqual({ outcome: 'not-found' });
  });

  test('read the letter before it leaves as it will leave', async () => {
    const { app, course, first } = await given(3, '3');
    const signUp = await findSignUp(app.db, first);
    const found = await findCourse(app.db, course.id);
    if (!signUp) throw new Error('gone');
    const preview = await previewApplicantLetter(app, { ...signUp, status: 'cancelled' }, found, SITE);
    await cancelSignUp(app, first, BY_LETTER);
    const letter = (await listLetters(app.db, { signUpId: first })).find(({ kind }) => kind === 'signUpCancelled');
    const sent = await findLetter(app, { signUpId: first }, letter?.id as string, SITE);
    expect([sent?.subject, sent?.html]).toEqual([preview.subject, preview.html]);
    expect(preview.subject).toBe('Prihláška zrušená: Kurz prvej pomoci, 15.12.2026, Žilina');
    expect(await findLetter(app, { signUpId: 'another' }, letter?.id as string, SITE)).toBeUndefined();
  });
});
