import { beforeEach, expect, test } from 'vitest';
import { coursePlanSchema } from '#domain/courses/course-plan-fields.ts';
import { type CourseTypeFields, courseTypeSchema } from '#domain/courses/course-type-fields.ts';
import { enteredWaitlistEntrySchema } from '#domain/waitlist/waitlist-fields.ts';
import { endWaitlistEntries, enterWaitlistEntry } from '#server/waitlist/waitlist.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { JANA } from '../../../test/builders.ts';
import { everyCourse, storedCourse } from '../../../test/courses.ts';
import { createCourseType, deleteCourseType, findCourseType, updateCourseType } from './course-types.ts';
import { createPlannedCourses } from './planned-courses.ts';

const PLAN = coursePlanSchema.parse({
  days: '11.01.2027\n18.01.2027',
  cities: ['Bratislava', 'Žilina'],
  places: {},
  hours: '7.00 – 14.00 h',
  lecturerId: '',
  status: 'active',
});

onBothDatabases('course types edited by staff on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    // other tests need the thirteen types unchanged
    running = await openTestApp({ changesSchema: true });
  });

  const fields = async (over: Partial<CourseTypeFields> = {}): Promise<CourseTypeFields> => {
    const type = await findCourseType(running.app.db, 'lesenar');
    const entered = Object.entries(type ?? {}).map(([field, value]) => [field, String(value ?? '')]);
    return { ...courseTypeSchema(['124/2006 § 16']).parse(Object.fromEntries(entered)), ...over };
  };

  test('are saved only over the version that was seen', async () => {
    const { app } = running;
    const changed = await fields({ price: '180 €' });
    const save = () => app.change(JANA, (change) => updateCourseType(change, 'lesenar', changed, 1));
    expect(await save()).toEqual({ outcome: 'saved' });
    expect(await save()).toMatchObject({ outcome: 'changed-meanwhile', type: { price: '180 €', version: 2 } });
    expect(await app.change(JANA, (change) => updateCourseType(change, 'nic', changed, 1))).toEqual({
      outcome: 'not-found',
    });
  });

  test('are not deleted while a waitlist entry has them', async () => {
    const { app } = running;
    const newType = await fields({ name: 'Nový' });
    const id = await app.change(JANA, (change) => createCourseType(change, newType));
    const waits = enteredWaitlistEntrySchema.parse({
      courseTypeId: id,
      city: 'Žilina',
      applicant: 'person',
      firstName: 'Eva',
      lastName: 'Čakajúca',
      email: '',
      phone: '0905 123 456',
      message: '',
    });
    const entered = await app.change(JANA, (change) => enterWaitlistEntry(change, waits));
    const remove = () => app.change(JANA, (change) => deleteCourseType(change, id));
    expect(await remove()).toBe('has-waitlist');
    if (entered.outcome === 'stored') await app.change(JANA, (change) => endWaitlistEntries(change, [entered.id]));
    expect(await remove()).toBe('done');
  });

  test('are added under an id made from the name, and deleted while no course has them', async () => {
    const { app } = running;
    const added = await fields({ name: 'Lešenár' });
    expect(await app.change(JANA, (change) => createCourseType(change, added))).toBe('lesenar-2');
    expect(await app.change(JANA, (change) => createCourseType(change, { ...added, name: 'Nový' }))).toBe('novy-2');
    await storedCourse(app, { courseTypeId: 'lesenar-2' });
    const remove = (id: string) => app.change(JANA, (change) => deleteCourseType(change, id));
    expect(await remove('lesenar-2')).toBe('in-use');
    expect(await remove('novy-2')).toBe('done');
    expect(await remove('novy-2')).toBe('not-found');
  });

  test('add all courses of a plan at once, each with an unused address', async () => {
    const { app } = running;
    await storedCourse(app, { slug: '/lesenar-montaz-a-demontaz-lesenia-zilina' });
    expect(await app.change(JANA, (change) => createPlannedCourses(change, 'lesenar', PLAN))).toBe('done');
    const planned = (await everyCourse(app)).filter(({ courseTypeId }) => courseTypeId === 'lesenar');
    expect(new Set(planned.map(({ hours }) => hours))).toEqual(new Set(['7.00 – 14.00 h']));
    expect(planned.map(({ date, slug }) => `${date} ${slug}`).toSorted()).toEqual([
      '2027-01-11 /lesenar-montaz-a-demontaz-lesenia-bratislava',
      '2027-01-11 /lesenar-montaz-a-demontaz-lesenia-zilina-2',
      '2027-01-18 /lesenar-montaz-a-demontaz-lesenia-bratislava-2',
      '2027-01-18 /lesenar-montaz-a-demontaz-lesenia-zilina-3',
    ]);
  });

  test('add no course of a plan with an unknown lecturer or type', async () => {
    const { app } = running;
    const withUnknownLecturer = { ...PLAN, lecturerId: 'nikto' };
    expect(await app.change(JANA, (change) => createPlannedCourses(change, 'lesenar', withUnknownLecturer))).toBe(
      'lecturer-unknown',
    );
    expect(await app.change(JANA, (change) => createPlannedCourses(change, 'nic', PLAN))).toBe('type-unknown');
    expect(await everyCourse(app)).toEqual([]);
  });
});
