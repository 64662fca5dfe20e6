import { expect, test } from 'vitest';
import { cancelCourse } from '#server/courses/course-moves.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { listComingWeek } from './coming-week.ts';

onBothDatabases('the coming week on %s', (openTestApp) => {
  test('has seven days, each with the courses held on it that are open to participants', async () => {
    const { app } = await openTestApp();
    const { id: lecturerId } = await storedLecturer(app, { name: 'Peter Novák' });
    await storedCourse(app, { id: 'begun', date: '2026-11-19', dateTo: '2026-11-24', lecturerId });
    await storedCourse(app, { id: 'private', date: '2026-11-24', status: 'inactive', isPrivate: true });
    const lastDay = await storedCourse(app, { id: 'last day', date: '2026-11-26' });
    await storedCourse(app, { id: 'over', date: '2026-11-19' });
    await storedCourse(app, { id: 'later', date: '2026-11-27' });
    await storedCourse(app, { id: 'hidden', date: '2026-11-24', status: 'inactive' });
    const cancelled = await storedCourse(app, { id: 'cancelled', date: '2026-11-24' });
    await app.change(JANA, (change) => cancelCourse(change, cancelled.id, { sendEmails: false, reason: '' }));
    await signedUp(app, lastDay);
    const full = await storedCourse(app, { id: 'hidden with people', date: '2026-11-25' });
    await signedUp(app, full);
    await databaseOf(app).updateTable('course').set({ status: 'inactive' }).where('id', '=', full.id).execute();

    const week = await listComingWeek(app);
    expect(week.map(({ day, courses }) => [day, courses.map(({ id }) => id)])).toEqual([
      ['2026-11-20', ['begun']],
      ['2026-11-21', ['begun']],
      ['2026-11-22', ['begun']],
      ['2026-11-23', ['begun']],
      ['2026-11-24', ['begun', 'private']],
      ['2026-11-25', ['hidden with people']],
      ['2026-11-26', ['last day']],
    ]);
    expect(week[0]?.courses[0]).toMatchObject({
      lecturer: 'Peter Novák',
      held: ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'],
    });
    expect(week[6]?.courses[0]).toMatchObject({ hours: '8.00 – 15.00 h', lecturer: null, seatsTaken: 1 });
  });
});
