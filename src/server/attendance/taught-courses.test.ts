import { beforeEach, expect, test } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany, anotherPerson, aPerson } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { listAttendance, markAttendance } from './attendance.ts';
import { listTaughtCourses } from './taught-courses.ts';

const TODAY = '2026-11-20';

onBothDatabases('the lists of a lecturer on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  test('have only their own courses: current and future ones first, then those of the last three months', async () => {
    const { app } = running;
    const { id: lecturerId } = await storedLecturer(app);
    const { id: otherId } = await storedLecturer(app, { name: 'Eva Lektorka' });
    for (const [id, date, dateTo] of [
      ['later', '2027-01-11', null],
      ['next', '2026-11-23', null],
      ['today', TODAY, null],
      ['running', '2026-11-18', TODAY],
      ['yesterday', '2026-11-19', null],
      ['august', '2026-08-19', '2026-08-20'],
      ['too long ago', '2026-08-19', null],
    ] as const) {
      await storedCourse(app, { id, date, dateTo, lecturerId });
    }
    await storedCourse(app, { id: 'of another', lecturerId: otherId });
    await storedCourse(app, { id: 'of nobody' });
    const { coming, past } = await listTaughtCourses(app.db, lecturerId, TODAY);
    expect(coming.map(({ id }) => id)).toEqual(['running', 'today', 'next', 'later']);
    expect(past.map(({ id }) => id)).toEqual(['yesterday', 'august']);
  });

  test('state the hours of a course, or of its type', async () => {
    const { app } = running;
    const { id: lecturerId } = await storedLecturer(app);
    await storedCourse(app, { id: 'as its type', lecturerId });
    await storedCourse(app, { id: 'own', hours: '9.00 – 12.00 h', room: 'A1', lecturerId });
    const { coming } = await listTaughtCourses(app.db, lecturerId, TODAY);
    expect(coming).toMatchObject([{ hours: '8.00 – 15.00 h' }, { hours: '9.00 – 12.00 h', room: 'A1' }]);
  });

  test('state the number of confirmed seats', async () => {
    const { app } = running;
    const { id: lecturerId } = await storedLecturer(app);
    const course = await storedCourse(app, { capacity: 2, lecturerId });
    for (const _three of [1, 2, 3]) await signedUp(app, course);
    const { coming } = await listTaughtCourses(app.db, lecturerId, TODAY);
    expect(coming).toMatchObject([{ id: course.id, seatsTaken: 2 }]);
  });

  test('have participants by surname in Slovak order, unnamed ones last, without addresses', async () => {
    const { app } = running;
    const lecturer = await storedLecturer(app);
    const course = await storedCourse(app, { date: TODAY, capacity: 5, lecturerId: lecturer.id });
    const company = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '2' }) });
    const names = [
      ['Zora', 'Chladná'],
      ['Ján', 'Čierny'],
      ['Eva', 'Hrušková'],
    ] as const;
    for (const [firstName, lastName] of names) {
      await signedUp(app, course, { fields: anotherPerson({ firstName, lastName }) });
    }
    await signedUp(app, course, { fields: aPerson({ lastName: 'Náhradník' }) });
    const present = [`${company}-1`];
    await app.change(lecturer, (change) =>
      markAttendance(change, { courseId: course.id, day: TODAY, present, absent: [] }),
    );
    const attendance = await listAttendance(app.db, course.id, TODAY);
    expect(
      attendance.map(({ name, place, companyName, isPresent }) => [name, place, companyName, isPresent]),
    ).toEqual([
      ['Ján Čierny', 1, '', false],
      ['Eva Hrušková', 1, '', false],
      ['Zora Chladná', 1, '', false],
      ['', 1, 'Pekáreň Príklad s. r. o.', false],
      ['', 2, 'Pekáreň Príklad s. r. o.', true],
    ]);
    expect(Object.keys(attendance[0] ?? {}).sort()).toEqual([
      'companyName',
      'isPresent',
      'name',
      'participantId',
      'place',
    ]);
    expect(await listAttendance(app.db, course.id, '2026-11-21')).toMatchObject(
      attendance.map(() => ({ isPresent: false })),
    );
  });

  test('have the participants of a company once they are named', async () => {
    const { app } = running;
    const course = await storedCourse(app, { date: TODAY });
    const id = await signedUp(app, course, { fields: anotherCompany({ numberOfWorkers: '1' }) });
    const name = { firstName: 'Dana', lastName: 'Cibulková' };
    await databaseOf(app).updateTable('participant').set(name).where('signUpId', '=', id).execute();
    const [line] = await listAttendance(app.db, course.id, TODAY);
    expect(line).toMatchObject({ name: 'Dana Cibulková', companyName: 'Pekáreň Príklad s. r. o.' });
  });
});
