import { describe, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { findCourse } from '#server/courses/course-queries.ts';
import { deleteCourse, updateCourse } from '#server/courses/courses.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, aSubmission, JANA } from '../../../test/builders.ts';
import { AN_HOUR_LATER, BY_EMAIL, courseWithSignUps, LATER, QUIETLY } from '../../../test/course-with-sign-ups.ts';
import { cancelSignUp, readSignUp, restoreSignUp } from './sign-up-moves.ts';
import { findSignUp, submitSignUp } from './sign-ups.ts';

onBothDatabases('a sign-up on %s', (openTestApp) => {
  const given = courseWithSignUps(openTestApp);

  describe('when restored by staff', () => {
    test('gets its seats back, with an email', async () => {
      const { app, wait, course, first, emails } = await given(3, '3');
      await app.change(JANA, (change) => readSignUp(change, first));
      wait({ minutes: 30 });
      await app.change(JANA, (change) => cancelSignUp(change, first, BY_EMAIL));
      wait({ minutes: 30 });
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...BY_EMAIL })),
      ).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({
        status: 'confirmed',
        reviewedAt: LATER,
        cancelledAt: '2026-11-20T11:40:00.000Z',
        restoredAt: AN_HOUR_LATER,
        restorations: 1,
      });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 3 });
      expect(await emails(first)).toEqual(['signUpConfirmed', 'signUpCancelled', 'signUpConfirmed']);
    });

    test('sends no email if staff choose so, and counts as read even if cancelled unread', async () => {
      const { app, wait, first, emails } = await given(3, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      wait({ hours: 1 });
      await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...QUIETLY }));
      expect(await findSignUp(app.db, first)).toMatchObject({ reviewedAt: AN_HOUR_LATER });
      expect(await emails(first)).toEqual(['signUpConfirmed']);
    });

    test('is refused with the number of free seats if they do not suffice, but can become a substitute', async () => {
      const { app, course, first, emails } = await given(4, '3');
      await app.change(JANA, (change) => cancelSignUp(change, first, QUIETLY));
      await app.change(VISITOR, (change) =>
        submitSignUp(change, aSubmission(course, { fields: anotherCompany({ numberOfWorkers: '2' }) })),
      );
      const refused = { outcome: 'no-seats', free: 2, wanted: 3 };
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...BY_EMAIL })),
      ).toEqual(refused);
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'cancelled', restorations: 0 });
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'waiting', ...BY_EMAIL })),
      ).toEqual({ outcome: 'done' });
      expect(await findSignUp(app.db, first)).toMatchObject({ status: 'waiting' });
      expect(await findCourse(app.db, course.id)).toMatchObject({ seatsTaken: 2 });
      expect(await emails(first)).toEqual(['signUpConfirmed', 'signUpWaiting']);
    });

    test('is refused if its course was deleted or has begun, but not if it is hidden', async () => {
      const { app, wait, course, first, second } = await given(5, '2', '2');
      for (const id of [first, second]) await app.change(JANA, (change) => cancelSignUp(change, id, QUIETLY));
      await app.change(JANA, (change) => updateCourse(change, course.id, { ...course, status: 'inactive' }));
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, first, { as: 'confirmed', ...QUIETLY })),
      ).toEqual({ outcome: 'done' });
      wait({ hours: 24 * 26 });
      for (const obstacle of ['course-past', 'course-gone']) {
        if (obstacle === 'course-gone') await app.change(JANA, (change) => deleteCourse(change, course.id));
        for (const as of ['confirmed', 'waiting'] as const) {
          expect(await app.change(JANA, (change) => restoreSignUp(change, second, { as, ...BY_EMAIL }))).toEqual({
            outcome: obstacle,
          });
        }
      }
    });

    test('is refused if it is not cancelled', async () => {
      const { app, first, second } = await given(3, '3', '2');
      for (const id of [first, second]) {
        expect(await app.change(JANA, (change) => restoreSignUp(change, id, { as: 'waiting', ...BY_EMAIL }))).toEqual(
          { outcome: 'not-allowed' },
        );
      }
      expect(
        await app.change(JANA, (change) => restoreSignUp(change, 'nobody', { as: 'waiting', ...BY_EMAIL })),
      ).toEqual({ outcome: 'not-found' });
    });
  });
});
