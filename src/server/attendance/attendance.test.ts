import { beforeEach, expect, test } from 'vitest';
import { RETENTION } from '#domain/actor.ts';
import type { TaughtCourse } from '#domain/courses/course.ts';
import type { Permitted } from '#domain/staff/permissions.ts';
import { updateCourse } from '#server/courses/courses.ts';
import { listEvents } from '#server/events/events.ts';
import { eraseRecords } from '#server/personal-data/submitted-records.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { type MarkedDay, markAttendance } from './attendance.ts';

// the tests' clock is set to noon of this Friday
const TODAY = '2026-11-20';

onBothDatabases('attendance on %s', (openTestApp) => {
  let running: TestApp;
  let lecturer: Permitted<'teaching'>;
  let course: TaughtCourse;
  let signUpId: string;

  beforeEach(async () => {
    running = await openTestApp();
    lecturer = await storedLecturer(running.app);
    course = await storedCourse(running.app, { date: TODAY, dateTo: '2026-11-22', lecturerId: lecturer.id });
    signUpId = await signedUp(running.app, course, { fields: anotherCompany({ numberOfWorkers: '3' }) });
  });

  const place = (number: number) => `${signUpId}-${number}`;
  const mark = (over: Partial<MarkedDay> = {}, by = lecturer) =>
    running.app.change(by, (change) =>
      markAttendance(change, { courseId: course.id, day: TODAY, present: [], absent: [], ...over }),
    );
  const marked = async () =>
    (
      await running.app.db
        .selectFrom('attendance')
        .select(['participantId', 'day'])
        .orderBy('participantId')
        .execute()
    ).map(({ participantId, day }) => [participantId, day]);
  const recorded = async () =>
    (await listEvents(running.app.db, { noun: 'signUp', id: signUpId }))
      .filter(({ verb }) => verb !== 'submitted')
      .map(({ verb, after }) => [verb, after?.participantId, after?.day]);

  test('is marked and cleared once, however often it is sent', async () => {
    for (const _twice of [1, 2]) {
      expect(await mark({ present: [place(0), place(1)] })).toEqual({ outcome: 'saved', withoutSeat: [] });
    }
    expect(await marked()).toEqual([
      [place(0), TODAY],
      [place(1), TODAY],
    ]);
    for (const _twice of [1, 2]) await mark({ absent: [place(1), place(2)] });
    expect(await marked()).toEqual([[place(0), TODAY]]);
    expect(await recorded()).toEqual([
      ['attendanceMarked', place(0), TODAY],
      ['attendanceMarked', place(1), TODAY],
      ['attendanceCleared', place(1), TODAY],
    ]);
  });

  test('is stored separately for each day', async () => {
    running.wait({ hours: 24 });
    await mark({ present: [place(0)] });
    await mark({ present: [place(0)], day: '2026-11-21' });
    await mark({ absent: [place(0)] });
    expect(await marked()).toEqual([[place(0), '2026-11-21']]);
  });

  test.each(['2026-11-19', '2026-11-21', '2026-11-23', '', 'dnes'])(
    'is refused for %s: outside of the course, in the future, or not a day',
    async (day) => {
      expect(await mark({ present: [place(0)], day })).toEqual({ outcome: 'day-wrong' });
      expect(await marked()).toEqual([]);
    },
  );

  test('can be marked from midnight in Bratislava', async () => {
    running.wait({ hours: 11, minutes: 59 });
    expect(await mark({ present: [place(0)], day: '2026-11-21' })).toEqual({ outcome: 'day-wrong' });
    running.wait({ minutes: 1 });
    expect(await mark({ present: [place(0)], day: '2026-11-21' })).toMatchObject({ outcome: 'saved' });
  });

  test('is stored only for participants with a confirmed seat on this course', async () => {
    const { app } = running;
    const full = await storedCourse(app, { date: TODAY, capacity: 1, lecturerId: lecturer.id });
    const onOtherCourse = `${await signedUp(app, full)}-0`;
    const waiting = `${await signedUp(app, full)}-0`;
    await databaseOf(app)
      .updateTable('participant')
      .set({ status: 'cancelled' })
      .where('id', '=', place(2))
      .execute();
    const withoutSeat = [onOtherCourse, place(2), 'nobody'];
    expect(await mark({ present: [place(0), ...withoutSeat] })).toEqual({ outcome: 'saved', withoutSeat });
    expect(await mark({ courseId: full.id, absent: [waiting] })).toEqual({
      outcome: 'saved',
      withoutSeat: [waiting],
    });
    expect(await marked()).toEqual([[place(0), TODAY]]);
  });

  test('of another lecturer’s course is answered as not found', async () => {
    const other = await storedLecturer(running.app, { name: 'Eva Lektorka' });
    expect(await mark({ present: [place(0)] }, other)).toEqual({ outcome: 'not-found' });
    expect(await mark({ courseId: 'nowhere', present: [place(0)] })).toEqual({ outcome: 'not-found' });
    expect(await marked()).toEqual([]);
    const { lecturerId: _, ...fields } = course;
    await running.app.change(JANA, (change) => updateCourse(change, course.id, { ...fields, lecturerId: other.id }));
    expect(await mark({ present: [place(0)] })).toEqual({ outcome: 'not-found' });
    expect(await mark({ present: [place(0)] }, other)).toMatchObject({ outcome: 'saved' });
  });

  test('can be marked by a coordinator on every course', async () => {
    const coordinator = await storedLecturer(running.app, { role: 'coordinator' });
    expect(await mark({ present: [place(0)] }, coordinator)).toMatchObject({ outcome: 'saved' });
  });

  test('is not lost when it is marked several times at once', async () => {
    await Promise.all([
      mark({ present: [place(0), place(1)] }),
      mark({ present: [place(1), place(2)] }),
      mark({ present: [place(2), place(0)] }),
    ]);
    expect((await marked()).map(([id]) => id)).toEqual([place(0), place(1), place(2)]);
    expect(await recorded()).toHaveLength(3);
    await Promise.all([
      mark({ absent: [place(0)] }),
      mark({ absent: [place(1), place(0)] }),
      mark({ present: [place(2)] }),
    ]);
    expect((await marked()).map(([id]) => id)).toEqual([place(2)]);
    expect(await recorded()).toHaveLength(5);
  });

  test('is erased with the sign-up, and from its events', async () => {
    await mark({ present: [place(0)] });
    await running.app.change(RETENTION, async (change) => {
      await change.lock('signUp', signUpId);
      await eraseRecords(change, 'signUp', [signUpId]);
    });
    expect(await marked()).toEqual([]);
    expect(await recorded()).toEqual([
      ['attendanceMarked', undefined, undefined],
      ['erased', undefined, undefined],
    ]);
  });
});
