import { beforeEach, expect, test } from 'vitest';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import type { StaffRole, StaffState } from '#domain/staff/staff.ts';
import { listEvents } from '#server/events/events.ts';
import { findCourseLecturer, listLecturers } from '#server/staff/lecturers.ts';
import { undo } from '#server/undo/undo.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { storedCourse } from '../../../test/courses.ts';
import { databaseOf } from '../../../test/database-of.ts';
import { storedLecturer } from '../../../test/lecturers.ts';
import { findCourse, findShownCourseBySlug } from './course-queries.ts';
import { createCourse, updateCourse } from './courses.ts';
import { listCoursesByTypes, listOfferedCourses } from './offered-courses.ts';

onBothDatabases('the lecturer of a course on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  const update = (id: string, fields: CourseFields) =>
    running.app.change(JANA, (change) => updateCourse(change, id, fields));

  test('is saved, changed and removed with events; a caller who omits it leaves it unchanged', async () => {
    const { app } = running;
    const [ivan, eva] = [await storedLecturer(app), await storedLecturer(app, { name: 'Eva Lektorka' })];
    const { lecturerId: _, ...course } = await storedCourse(app, { lecturerId: ivan.id });
    for (const [fields, expected] of [
      [{}, ivan.id],
      [{ lecturerId: eva.id }, eva.id],
      [{ lecturerId: null }, null],
    ] as const) {
      expect(await update(course.id, { ...course, ...fields })).toMatchObject({ course: { lecturerId: expected } });
      expect(await findCourse(app.db, course.id)).toMatchObject({ lecturerId: expected });
    }
    const events = await listEvents(app.db, { noun: 'course', id: course.id });
    expect(events.slice(-2).map(({ before, after }) => [before, after])).toMatchObject([
      [{ lecturerId: ivan.id }, { lecturerId: eva.id }],
      [{ lecturerId: eva.id }, { lecturerId: null }],
    ]);
  });

  test.each([
    ['lecturer', 'active', true],
    ['coordinator', 'active', true],
    ['admin', 'active', true],
    ['lecturer', 'invited', false],
    ['lecturer', 'deactivated', false],
  ] as [StaffRole, StaffState, boolean][])('may be a %s who is %s: %s', async (role, state, expected) => {
    const { app } = running;
    const { id: lecturerId } = await storedLecturer(app, { role, state });
    const created = await app.change(JANA, (change) => createCourse(change, aCourse({ lecturerId })));
    expect(created.outcome).toBe(expected ? 'saved' : 'lecturer-unknown');
    expect((await listLecturers(app.db)).map(({ id }) => id)).toEqual(expected ? [lecturerId] : []);
  });

  test('is restored by undoing also where they have left', async () => {
    const { app } = running;
    const { id: leavingId } = await storedLecturer(app);
    const course = await storedCourse(app, { lecturerId: leavingId });
    await databaseOf(app)
      .updateTable('staffMember')
      .set({ state: 'deactivated' })
      .where('id', '=', leavingId)
      .execute();
    const { id: lecturerId } = await storedLecturer(app);
    await update(course.id, { ...course, lecturerId });
    const at = app.now().toString({ fractionalSecondDigits: 3 });
    const outcome = await app.change(JANA, (change) => undo(change, 'course', at));
    expect(outcome).toEqual({ undone: 1, skipped: 0 });
    expect(await findCourse(app.db, course.id)).toMatchObject({ lecturerId: leavingId });
  });

  test('cannot be an editor or an unknown person', async () => {
    const { app } = running;
    const { id } = await storedLecturer(app);
    await databaseOf(app).updateTable('staffMember').set({ role: 'editor' }).execute();
    for (const lecturerId of [id, 'nobody']) {
      const created = await app.change(JANA, (change) => createCourse(change, aCourse({ lecturerId })));
      expect(created).toEqual({ outcome: 'lecturer-unknown' });
    }
  });

  test('who was removed stays with the course, and can be assigned to no other', async () => {
    const { app } = running;
    const { id: lecturerId } = await storedLecturer(app);
    const [course, other] = [await storedCourse(app, { lecturerId }), await storedCourse(app)];
    await databaseOf(app).updateTable('staffMember').set({ state: 'deactivated' }).execute();
    expect(await update(course.id, { ...course, price: '50 €' })).toMatchObject({ course: { lecturerId } });
    expect(await update(other.id, { ...other, lecturerId })).toEqual({ outcome: 'lecturer-unknown' });
  });

  test.each([{ role: 'editor' }, { state: 'deactivated' }] as const)(
    'who became %o is the lecturer of the course no more',
    async (change) => {
      const { app } = running;
      const lecturer = await storedLecturer(app);
      const course = await storedCourse(app, { lecturerId: lecturer.id });
      const other = await storedCourse(app);
      expect(await findCourseLecturer(app.db, course.id)).toEqual({ id: lecturer.id, name: lecturer.name });
      expect(await findCourseLecturer(app.db, other.id)).toBeUndefined();
      await databaseOf(app).updateTable('staffMember').set(change).execute();
      expect(await findCourseLecturer(app.db, course.id)).toBeUndefined();
    },
  );

  test('is not visible to visitors', async () => {
    const { app } = running;
    const { id: lecturerId } = await storedLecturer(app);
    const { slug } = await storedCourse(app, { lecturerId });
    const seen = [
      await findShownCourseBySlug(app.db, slug),
      ...(await listOfferedCourses(app.db, { city: 'Žilina', today: '2026-11-20', page: 1, pageSize: 5 })).courses,
      ...(await listCoursesByTypes(app.db, ['prva-pomoc'], '2026-11-20')),
    ];
    expect(seen).toHaveLength(3);
    for (const course of seen) expect(Object.keys(course ?? {})).not.toContain('lecturerId');
  });
});
