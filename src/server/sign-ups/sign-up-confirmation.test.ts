import { describe, expect, test } from 'vitest';
import { deleteCourse, findCourse, updateCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUpsOn, LATER, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { cancelSignUp, confirmSignUp, readSignUp } from './sign-up-moves.ts';
import { findSignUp } from './sign-ups.ts';
import { listOvertaken } from './substitutes.ts';

describe.each(['SQLite', 'Postgres'] as const)('staff on %s', (engine) => {
  const given = courseWithSignUpsOn(engine);

  describe('who read', () => {
    test('a new sign-up send nothing, and its history says that it was read', async () => {
      const { app, course, first, emails } = await given(5, '3');
      expect(await app.change(JANA, (change) => readSignUp(change, first))).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await emails(first)).toEqual(['signUpConfirmed']);
      expect((await listEvents(app.db, { noun: 'signUp', id: first })).map(({ verb }) => verb)).toContain('read');
    });

    test('can do so once the course has begun or is gone, but not twice', async () => {
      const { app, wait, course, ids } = await given(4, '1', '1');
      wait({ hours: 24 * 26 });
      for (const id of ids) {
        expect(await app.change(JANA, (change) => readSignUp(change, id))).toEqual({ outcome: 'done' });
        expect(await app.change(JANA, (change) => readSignUp(change, id))).toEqual({ outcome: 'not-allowed' });
        await app.change(JANA, (change) => deleteCourse(change, course.id));
      }
    });
  });

  describe('who confirm', () => {
    test('a new sign-up are refused: it has its seats and its email', async () => {
      const { app, first, emails } = await given(5, '3');
      expect(await app.change(JANA, (change) => confirmSignUp(change, first, BY_EMAIL))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await findSignUp(app.db, first)).toMatchObject({ reviewedAt: null });
      expect(await emails(first)).toEqual(['signUpConfirmed']);
    });

    test('a substitute give them seats and an email that says so', async () => {
      const { app, course, first, second, emails } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL))).toEqual({
        outcome: 'done',
      });
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2 });
      expect(await emails(second)).toEqual(['signUpWaiting', 'signUpConfirmed', 'seatOffered']);
    });

    test('a substitute tell them of the course as it is now, or nothing without an email', async () => {
      const { app, course, first, second } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date: '2027-02-01' }));
      expect(await findSignUp(app.db, second)).toMatchObject({ lastNotified: { date: course.date } });
      await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL));
      expect(await findSignUp(app.db, second)).toMatchObject({ lastNotified: { date: '2027-02-01' } });
      expect(await findSignUp(app.db, first)).toMatchObject({ lastNotified: { date: course.date } });
    });

    test('a substitute may keep the email back', async () => {
      const { app, first, second, emails } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY));
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed' });
      expect(await emails(second)).toEqual(['signUpWaiting', 'seatOffered']);
    });

    test('a substitute without enough seats are told how many there are', async () => {
      const { app, course, second, emails } = await given(4, '3', '2');
      const refused = { outcome: 'no-seats', free: 1, wanted: 2 };
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL))).toEqual(refused);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting', reviewedAt: null });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await emails(second)).toEqual(['signUpWaiting']);
    });

    test('a substitute can do so once the course has grown', async () => {
      const { app, course, second } = await given(4, '3', '2');
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 5 }));
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('a substitute of a course that is gone or has begun are refused, and may still cancel it', async () => {
      const { app, wait, course, second, emails } = await given(4, '3', '2');
      wait({ hours: 24 * 26 });
      for (const obstacle of ['course-past', 'course-gone']) {
        if (obstacle === 'course-gone') await app.change(JANA, (change) => deleteCourse(change, course.id));
        expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL))).toEqual({
          outcome: obstacle,
        });
      }
      expect(await emails(second)).toEqual(['signUpWaiting']);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting' });
      expect(await app.change(JANA, (change) => cancelSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('a substitute of a hidden course learn whom of those who wait longer and fit they would overtake', async () => {
      const { app, course, ids } = await given(4, '4', '5', '2', '1', '2', '1');
      const [holder = '', , pair = '', single = '', late = '', last = ''] = ids;
      const overtakenBy = async (id: string) => {
        const [signUp, found] = [await findSignUp(app.db, id), await findCourse(app.db, course.id)];
        if (!signUp || !found) throw new Error('gone');
        return (await listOvertaken(app.db, signUp, found)).map((substitute) => substitute.id);
      };
      expect(await overtakenBy(last)).toEqual([]);
      // a course on offer makes offers itself
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
      await app.change(JANA, (change) => cancelSignUp(change, holder, QUIETLY));
      expect(await overtakenBy(late)).toEqual([pair, single]);
      expect(await overtakenBy(pair)).toEqual([]);
      expect(await overtakenBy(holder)).toEqual([pair, single, late, last]);
      expect(await app.change(JANA, (change) => confirmSignUp(change, late, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('what is read or cancelled are refused', async () => {
      const { app, first, second, emails } = await given(5, '3', '2');
      await app.change(JANA, (change) => readSignUp(change, first));
      await app.change(JANA, (change) => cancelSignUp(change, second, QUIETLY));
      expect(await app.change(JANA, (change) => confirmSignUp(change, first, BY_EMAIL))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await emails(second)).toEqual(['signUpConfirmed']);
    });
  });
});
