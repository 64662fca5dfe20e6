import { describe, expect, test } from 'vitest';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { listOvertaken } from '#server/seat-offers/queue.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { BY_EMAIL, courseWithSignUps, LATER, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { cancelSignUp, confirmSignUp, readSignUp } from './sign-up-moves.ts';
import { findSignUp } from './sign-ups.ts';

onBothDatabases('a sign-up on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  describe('when read by staff', () => {
    test('sends no email, and its history records the reading', async () => {
      const { app, course, first, emails } = await given(5, '3');
      expect(await app.change(JANA, (change) => readSignUp(change, first))).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await emails(first)).toEqual(['signUpConfirmed']);
      expect((await listEvents(app.db, { noun: 'signUp', id: first })).map(({ verb }) => verb)).toContain('read');
    });

    test('is accepted after its course has begun or was deleted, but not twice', async () => {
      const { app, wait, course, ids } = await given(4, '1', '1');
      wait({ hours: 24 * 26 });
      for (const id of ids) {
        expect(await app.change(JANA, (change) => readSignUp(change, id))).toEqual({ outcome: 'done' });
        expect(await app.change(JANA, (change) => readSignUp(change, id))).toEqual({ outcome: 'not-allowed' });
        await app.change(JANA, (change) => deleteCourse(change, course.id));
      }
    });
  });

  describe('when confirmed by staff', () => {
    test('is refused if it is new: it has its seats and its email', async () => {
      const { app, first, emails } = await given(5, '3');
      expect(await app.change(JANA, (change) => confirmSignUp(change, first, BY_EMAIL))).toEqual({
        outcome: 'not-allowed',
      });
      expect(await findSignUp(app.db, first)).toMatchObject({ reviewedAt: null });
      expect(await emails(first)).toEqual(['signUpConfirmed']);
    });

    test('gets seats and an email if it is a substitute', async () => {
      const { app, course, first, second, emails } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL))).toEqual({
        outcome: 'done',
      });
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed', reviewedAt: LATER });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2 });
      expect(await emails(second)).toEqual(['signUpWaiting', 'signUpConfirmed', 'seatOffered']);
    });

    test('is recorded as notified of the current course only with an email', async () => {
      const { app, course, first, second } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, date: '2027-02-01' }));
      expect(await findSignUp(app.db, second)).toMatchObject({ lastNotified: { date: course.date } });
      await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL));
      expect(await findSignUp(app.db, second)).toMatchObject({ lastNotified: { date: '2027-02-01' } });
      expect(await findSignUp(app.db, first)).toMatchObject({ lastNotified: { date: course.date } });
    });

    test('sends no email if staff choose so', async () => {
      const { app, first, second, emails } = await given(3, '3', '2');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY));
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'confirmed' });
      expect(await emails(second)).toEqual(['signUpWaiting', 'seatOffered']);
    });

    test('is refused with the number of free seats if they do not suffice', async () => {
      const { app, course, second, emails } = await given(4, '3', '2');
      const refused = { outcome: 'no-seats', free: 1, wanted: 2 };
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, BY_EMAIL))).toEqual(refused);
      expect(await findSignUp(app.db, second)).toMatchObject({ status: 'waiting', reviewedAt: null });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await emails(second)).toEqual(['signUpWaiting']);
    });

    test('is accepted after the capacity was raised', async () => {
      const { app, course, second } = await given(4, '3', '2');
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, capacity: 5 }));
      expect(await app.change(JANA, (change) => confirmSignUp(change, second, QUIETLY))).toEqual({ outcome: 'done' });
    });

    test('is refused if its course was deleted or has begun, but can be cancelled', async () => {
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

    test('is shown with the earlier substitutes it would overtake on a hidden course', async () => {
      const { app, course, ids } = await given(4, '4', '5', '2', '1', '2', '1');
      const [holder = '', , pair = '', single = '', late = '', last = ''] = ids;
      const overtakenBy = async (id: string) => {
        const [signUp, courseWithSeats] = [await findSignUp(app.db, id), await findCourse(app.db, course.id)];
        if (!signUp || !courseWithSeats) throw new Error('gone');
        return (await listOvertaken(app.db, signUp, courseWithSeats)).map((substitute) => substitute.id);
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

    test('is refused if it is already read or cancelled', async () => {
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
