import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#domain/actor.ts';
import { courseState } from '#domain/courses/course.ts';
import type { CourseFilter } from '#domain/courses/course-list.ts';
import { ROWS_PER_PAGE } from '#domain/paging.ts';
import { submitSignUp } from '#server/sign-ups/sign-ups.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, aSubmission, JANA } from '../../../test/builders.ts';
import { listChoosableCourses, listCourseCities, listCoursePage } from './course-list.ts';
import { findFreeSlug } from './course-queries.ts';
import { createCourse, deleteCourse, updateCourse } from './courses.ts';

onBothDatabases('the list of courses on %s', (openTestApp) => {
  let running: TestApp;
  beforeEach(async () => {
    running = await openTestApp();
  });

  async function given(...courses: Parameters<typeof aCourse>[0][]) {
    for (const course of courses) await running.app.change(JANA, (change) => createCourse(change, aCourse(course)));
  }
  const page = (filter: CourseFilter & { page?: number } = {}) =>
    listCoursePage(running.app.db, { page: 1, ...filter });
  const names = async (filter: CourseFilter = {}) =>
    (await page(filter)).rows.map(({ nameOfCourse }) => nameOfCourse);

  test.each(['vysoko', 'VODIČ', 'vodic', 'žilina', 'zilina', 'Kvačal', 'kvacalova 12', '  vozík ', 'zilina vodic'])(
    'is searched for „%s“ in name, city and place',
    async (search) => {
      await given({ nameOfCourse: 'Vodič vysokozdvižného vozíka', place: 'Kvačalova 12' }, { city: 'Bratislava' });
      expect(await names({ search })).toEqual(['Vodič vysokozdvižného vozíka']);
      expect(await names({ search: `${search} lešenár` })).toEqual([]);
    },
  );

  test('matches %, _ and \\ in a search literally', async () => {
    await given({ nameOfCourse: '100 % BOZP' }, { nameOfCourse: '1000 BOZP' });
    expect(await names({ search: '%' })).toEqual(['100 % BOZP']);
    expect(await names({ search: '_' })).toEqual([]);
    expect(await names({ search: '\\' })).toEqual([]);
  });

  test('matches a course by its current name', async () => {
    const course = aCourse({ nameOfCourse: 'Lešenár' });
    await running.app.change(JANA, (change) => createCourse(change, course));
    await running.app.change(JANA, (change) =>
      updateCourse(change, course.id, { ...course, nameOfCourse: 'Žeriavnik' }),
    );
    expect(await names({ search: 'lesenar' })).toEqual([]);
    expect(await names({ search: 'zeriavnik' })).toEqual(['Žeriavnik']);
  });

  test('is sorted by days, or by the Slovak alphabet with the newest of the same name first', async () => {
    await given(
      { nameOfCourse: 'Hliadka', date: '2026-12-01' },
      { nameOfCourse: 'Chemické faktory', date: '2026-12-02' },
      { nameOfCourse: 'Čistenie', date: '2026-12-03' },
      { nameOfCourse: 'Cesty', date: '2026-12-04' },
      { nameOfCourse: 'Cesty', date: '2026-12-05' },
      { nameOfCourse: 'Školenie 10', date: '2026-12-06' },
      { nameOfCourse: 'Školenie 9', date: '2026-12-07' },
    );
    const newest = await names();
    expect(newest[0]).toBe('Školenie 9');
    expect(await names({ order: 'oldest' })).toEqual(newest.toReversed());
    const byName = (await page({ order: 'name' })).rows.map(({ nameOfCourse, date }) => `${nameOfCourse} ${date}`);
    expect(byName).toEqual([
      'Cesty 2026-12-05',
      'Cesty 2026-12-04',
      'Čistenie 2026-12-03',
      'Hliadka 2026-12-01',
      'Chemické faktory 2026-12-02',
      'Školenie 9 2026-12-07',
      'Školenie 10 2026-12-06',
    ]);
  });

  test('is filtered by city and state, and counts the states', async () => {
    await given(
      { city: 'Žilina' },
      { city: 'Žilina', status: 'inactive' },
      { city: 'Žilina', status: 'inactive', isPrivate: true },
      { city: 'Bratislava', status: 'inactive' },
    );
    for (const state of ['active', 'inactive', 'private'] as const) {
      const { rows, total, counts } = await page({ city: 'Žilina', state });
      expect([total, rows.map(courseState)]).toEqual([1, [state]]);
      expect(counts).toEqual({ all: 3, active: 1, inactive: 1, private: 1, cancelled: 0 });
    }
    expect((await listCourseCities(running.app.db)).toSorted()).toEqual(['Bratislava', 'Žilina']);
  });

  test('shows the seats of each course without its texts', async () => {
    const course = aCourse({ capacity: 3 });
    await running.app.change(JANA, (change) => createCourse(change, course));
    await running.app.change(VISITOR, (change) => submitSignUp(change, aSubmission(course)));
    const { id, nameOfCourse, slug, date, dateTo, city, image, capacity, minimum, status, isPrivate } = course;
    expect((await page()).rows).toEqual([
      {
        id,
        nameOfCourse,
        slug,
        date,
        dateTo,
        city,
        image,
        capacity,
        minimum,
        status,
        isPrivate,
        cancelledAt: null,
        seatsTaken: 1,
      },
    ]);
  });

  test('has pages that miss no course and repeat none, in every order', async () => {
    const courses = Array.from({ length: ROWS_PER_PAGE + 3 }, () => ({ date: '2026-12-15' }));
    await given(...courses);
    for (const order of ['newest', 'oldest', 'name'] as const) {
      const [first, second, beyond] = [
        await page({ order }),
        await page({ order, page: 2 }),
        await page({ order, page: 9 }),
      ];
      expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(ROWS_PER_PAGE + 3);
      expect(beyond).toEqual(second);
    }
    for (const { id } of (await page({ page: 2 })).rows)
      await running.app.change(JANA, (change) => deleteCourse(change, id));
    expect(await page({ page: 2 })).toMatchObject({ page: 1, total: ROWS_PER_PAGE });
  });

  test('offers the next courses, the last ones, and the chosen one at any date for filtering', async () => {
    const chosen = aCourse({ date: '2019-01-01' });
    await running.app.change(JANA, (change) => createCourse(change, chosen));
    await given({ date: '2026-11-20' }, { date: '2030-01-01' });
    await given(...Array.from({ length: 60 }, () => ({ date: '2020-01-01' })));
    const { db } = running.app;
    const offered = await listChoosableCourses(db, '2026-11-20', chosen.id);
    expect(offered.filter(({ date }) => date >= '2026-11-20').map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2030-01-01',
    ]);
    expect(offered).toHaveLength(2 + 50 + 1);
    expect(offered.at(-1)).toMatchObject({ id: chosen.id });
    expect(await listChoosableCourses(db, '2026-11-20')).not.toContainEqual(offered.at(-1));
  });

  test('gives a slug the first unused number', async () => {
    const { db } = running.app;
    await given(
      { id: 'first', slug: '/lesenar-zilina' },
      { slug: '/lesenar-zilina-2' },
      { slug: '/lesenar-zilina-jar' },
    );
    expect(await findFreeSlug(db, '/lesenar-zilina')).toBe('/lesenar-zilina-3');
    expect(await findFreeSlug(db, '/lesenar-zilina', 'first')).toBe('/lesenar-zilina');
    expect(await findFreeSlug(db, '/lesenar')).toBe('/lesenar');
  });
});
