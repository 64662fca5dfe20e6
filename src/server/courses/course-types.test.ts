import { beforeEach, expect, test } from 'vitest';
import { ATTACHMENT_CATALOGUE } from '#domain/courses/attachment.ts';
import { COURSE_ICONS } from '#domain/courses/course.ts';
import type { CourseFields } from '#domain/courses/course-fields.ts';
import { findServicePage } from '#web/site/services/service-pages.ts';
import { findModelSolution } from '#web/site/solutions/model-solutions.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { findCourse } from './course-queries.ts';
import { findCourseType, listCourseTypes } from './course-types.ts';
import { createCourse, updateCourse } from './courses.ts';

const SOLUTIONS = [
  '/novozalozene-firmy',
  '/obchodne-retazce-a-firmy-s-pocetnymi-prevadzkami',
  '/firmy-v-oblasti-obchodu-a-servisnych-sluzieb',
  '/vyroba-a-priemysel',
  '/hotely-gastro-a-cestovny-ruch',
  '/stavebnictvo',
  '/administrativa-biznis-centra',
];

onBothDatabases('course types on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  const create = (fields: CourseFields) => running.app.change(JANA, (change) => createCourse(change, fields));
  const update = (id: string, fields: CourseFields) =>
    running.app.change(JANA, (change) => updateCourse(change, id, fields));

  test('are one for each of the thirteen icons, in their order', async () => {
    const types = await listCourseTypes(running.app.db);
    expect(types.map(({ name, image }) => ({ title: name, image }))).toEqual(COURSE_ICONS);
  });

  test('belong to a service with a page, and have an existing form', async () => {
    const forms: (string | null)[] = [null, ...ATTACHMENT_CATALOGUE.map(({ url }) => url)];
    for (const { service, form } of await listCourseTypes(running.app.db)) {
      expect(findServicePage(service)).toBeDefined();
      expect(forms).toContain(form);
    }
  });

  test('include all that services and model solutions refer to', async () => {
    const types = await listCourseTypes(running.app.db);
    const known = new Set(types.map(({ id }) => id));
    const services = new Set(types.map(({ service }) => findServicePage(service)));
    for (const page of [...services, ...SOLUTIONS.map(findModelSolution)]) {
      expect(new Set(page?.courseTypes).difference(known)).toEqual(new Set());
    }
  });

  test('have the validity set by the law or the company, if any', async () => {
    const { db } = running.app;
    const validity = async (id: string) => {
      const { validityMonths, validityLaw } = (await findCourseType(db, id)) ?? {};
      return [validityMonths, validityLaw];
    };
    expect(await validity('bozp-veduci')).toEqual([24, '124/2006 § 7']);
    expect(await validity('lesenar')).toEqual([null, '124/2006 § 16']);
    expect(await validity('praca-vo-vyskach')).toEqual([12, '147/2013 § 3 ods. 1']);
    // two years are what the company recommends
    expect(await validity('prva-pomoc')).toEqual([24, null]);
  });

  test('can be set on a course, omitted and removed again', async () => {
    const { db } = running.app;
    const { courseTypeId: _, ...untyped } = aCourse();
    expect(await create(untyped)).toMatchObject({ outcome: 'saved', course: { courseTypeId: null } });
    await update(untyped.id, { ...untyped, courseTypeId: 'lesenar' });
    expect(await findCourse(db, untyped.id)).toMatchObject({ courseTypeId: 'lesenar' });
    await update(untyped.id, { ...untyped, price: '50 €' });
    expect(await findCourse(db, untyped.id)).toMatchObject({ courseTypeId: 'lesenar', price: '50 €' });
    await update(untyped.id, { ...untyped, courseTypeId: null });
    expect(await findCourse(db, untyped.id)).toMatchObject({ courseTypeId: null });
  });

  test('that do not exist cannot be set on a course', async () => {
    const unknown = { outcome: 'type-unknown' };
    const course = aCourse({ courseTypeId: null });
    expect(await create({ ...course, courseTypeId: 'horolezec' })).toEqual(unknown);
    await create(course);
    expect(await update(course.id, { ...course, courseTypeId: 'horolezec' })).toEqual(unknown);
    expect(await findCourse(running.app.db, course.id)).toMatchObject({ courseTypeId: null, version: 1 });
  });
});
