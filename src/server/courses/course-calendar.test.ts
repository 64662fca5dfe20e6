import { beforeEach, describe, expect, test } from 'vitest';
import type { CalendarFilter } from '#domain/courses/course-list.ts';
import { endsOf } from '#domain/month.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { findNextMonth, listCalendarCourses } from './course-calendar.ts';
import { listClashes, listHeldCourses } from './course-clashes.ts';
import { cancelCourse } from './course-moves.ts';

const MONTH: CalendarFilter = { month: '2026-12' };

onBothDatabases('courses in the calendar on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  const cancel = (id: string) =>
    running.app.change(JANA, (change) => cancelCourse(change, id, { sendEmails: false, reason: '' }));

  describe('the calendar of a month', () => {
    test('lists the courses held on any of its days, also those that begin before or end after it', async () => {
      const { app } = running;
      for (const [id, date, dateTo] of [
        ['before', '2026-11-27', '2026-11-30'],
        ['into', '2026-11-30', '2026-12-02'],
        ['first', '2026-12-01', null],
        ['over', '2026-11-16', '2027-01-15'],
        ['last', '2026-12-31', null],
        ['out of', '2026-12-30', '2027-01-02'],
        ['after', '2027-01-01', null],
      ] as const) {
        await storedCourse(app, { id, date, dateTo });
      }
      const courses = await listCalendarCourses(app.db, endsOf(MONTH.month));
      expect(courses.map(({ id }) => id)).toEqual(['over', 'into', 'first', 'out of', 'last']);
    });

    test('shows the lecturer, the room and the seats of a course, and whether it is hidden or cancelled', async () => {
      const { app } = running;
      const { id: lecturerId } = await storedLecturer(app, { name: 'Peter Novák' });
      const course = await storedCourse(app, { id: 'a', lecturerId, room: 'Učebňa 2', status: 'inactive' });
      const cancelled = await storedCourse(app, { id: 'b' });
      const held = await storedCourse(app, { id: 'c', capacity: 7 });
      await signedUp(app, held);
      await cancel(cancelled.id);
      expect(await listCalendarCourses(app.db, endsOf(MONTH.month))).toMatchObject([
        { id: course.id, lecturer: 'Peter Novák', room: 'Učebňa 2', status: 'inactive', cancelledAt: null },
        { id: cancelled.id, lecturer: null, cancelledAt: expect.any(String) },
        { id: held.id, capacity: 7, seatsTaken: 1 },
      ]);
    });

    test('is filtered by city and lecturer, and names the next month with a matching course', async () => {
      const { app } = running;
      const { id: lecturerId } = await storedLecturer(app);
      await storedCourse(app, { id: 'here', lecturerId });
      await storedCourse(app, { id: 'elsewhere', city: 'Bratislava' });
      await storedCourse(app, { id: 'soon', date: '2027-02-01' });
      await storedCourse(app, { id: 'later', date: '2027-10-01', city: 'Bratislava', lecturerId });
      const ids = async (filter: Partial<CalendarFilter>) =>
        (await listCalendarCourses(app.db, endsOf(MONTH.month), filter)).map(({ id }) => id);
      expect(await ids({ lecturerId })).toEqual(['here']);
      expect(await ids({ city: 'Bratislava' })).toEqual(['elsewhere']);
      expect(await ids({ city: 'Bratislava', lecturerId })).toEqual([]);
      expect(await findNextMonth(app.db, MONTH)).toBe('2027-02');
      expect(await findNextMonth(app.db, { ...MONTH, city: 'Bratislava', lecturerId })).toBe('2027-10');
      expect(await findNextMonth(app.db, { month: '2027-10' })).toBeUndefined();
    });
  });

  describe('a clash of courses', () => {
    test('over a lecturer names the lecturer, until one course is cancelled', async () => {
      const { app } = running;
      const { id: lecturerId } = await storedLecturer(app, { name: 'Peter Novák' });
      const long = { date: '2026-12-30', dateTo: '2027-01-05', lecturerId };
      const one = await storedCourse(app, { id: 'one', ...long });
      const other = await storedCourse(app, { id: 'other', date: '2027-01-04', city: 'Bratislava', lecturerId });
      const aside = await storedCourse(app, { id: 'aside', date: '2027-01-04' });
      const clash = { over: 'lecturer', from: '2027-01-04', to: '2027-01-04' };
      for (const course of [one, other]) {
        const [firstClash, ...more] = await listClashes(app.db, [course]);
        expect(firstClash).toMatchObject({
          ...clash,
          courses: [{ id: 'one', lecturer: 'Peter Novák' }, { id: 'other' }],
        });
        expect(more).toEqual([]);
      }
      expect(await listClashes(app.db, [aside])).toEqual([]);
      expect(await listClashes(app.db, [])).toEqual([]);
      await cancel(one.id);
      expect(await listClashes(app.db, [other])).toEqual([]);
      expect(await listClashes(app.db, [one])).toEqual([]);
    });

    test('over a room is reported with any lecturers', async () => {
      const { app } = running;
      const one = await storedCourse(app, { room: 'Učebňa 2' });
      await storedCourse(app, { room: 'ucebna 2' });
      await storedCourse(app, { room: 'ucebna 2', city: 'Bratislava' });
      expect(await listClashes(app.db, [one])).toMatchObject([{ over: 'room', from: one.date, to: one.date }]);
    });
  });

  test('of planned courses is checked against courses held on their days', async () => {
    const { app } = running;
    await storedCourse(app, { id: 'before', date: '2026-12-13' });
    await storedCourse(app, { id: 'into', date: '2026-12-12', dateTo: '2026-12-14' });
    await storedCourse(app, { id: 'after', date: '2026-12-19' });
    const planned = [
      { date: '2026-12-14', dateTo: null },
      { date: '2026-12-17', dateTo: '2026-12-18' },
    ];
    await storedCourse(app, { id: 'between' });
    expect((await listHeldCourses(app.db, planned)).map(({ id }) => id)).toEqual(['into', 'between']);
  });
});
