import { expect, test } from 'vitest';
import type { App } from '#server/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { anotherCompany } from '../../../test/builders.ts';
import { signedUp, storedCourse } from '../../../test/courses.ts';
import { listDatesOfType, listDatesWithSeats, listNextDates, listOfferedCourses } from './offered-courses.ts';

const TODAY = '2026-11-20';
const slugs = (courses: readonly { slug: string }[]) => courses.map(({ slug }) => slug);

/** Courses of two types in two cities; one is full. */
async function coursesOf(app: App) {
  const course = await storedCourse(app, { slug: '/tento', date: '2026-12-10' });
  await storedCourse(app, { slug: '/v-tom-istom-meste', date: '2027-01-10' });
  await storedCourse(app, { slug: '/v-inom-meste', date: '2026-12-01', city: 'Bratislava' });
  await storedCourse(app, { slug: '/ineho-typu', date: '2026-12-05', courseTypeId: 'lesenar' });
  await storedCourse(app, { slug: '/zacal', date: '2026-11-19' });
  await storedCourse(app, { slug: '/skryty', date: '2026-12-20', status: 'inactive' });
  const full = await storedCourse(app, { slug: '/plny', date: '2027-02-10', capacity: 3 });
  await signedUp(app, full, { fields: anotherCompany({ numberOfWorkers: '2' }) });
  return course;
}

onBothDatabases('the next dates of a course on %s', (openTestApp) => {
  test('are those of its type, in its city first', async () => {
    const { app } = await openTestApp();
    const course = await coursesOf(app);
    expect(slugs(await listNextDates(app.db, course, TODAY))).toEqual([
      '/v-tom-istom-meste',
      '/plny',
      '/v-inom-meste',
    ]);
    expect(await listNextDates(app.db, { ...course, courseTypeId: null }, TODAY)).toEqual([]);
  });

  test('of a type are soonest first, in one city or in all', async () => {
    const { app } = await openTestApp();
    const { courseTypeId } = await coursesOf(app);
    const dates = async (city?: 'Žilina') =>
      slugs(await listDatesOfType(app.db, { courseTypeId: courseTypeId ?? '', city }, TODAY));
    expect((await dates())[0]).toBe('/v-inom-meste');
    expect(await dates('Žilina')).toEqual(['/tento', '/v-tom-istom-meste', '/plny']);
  });

  test('with enough seats are other ones of its type', async () => {
    const { app } = await openTestApp();
    const course = await coursesOf(app);
    const dates = async (seats: number) => slugs(await listDatesWithSeats(app.db, course, seats, TODAY));
    expect(await dates(1)).toEqual(['/v-inom-meste', '/v-tom-istom-meste', '/plny']);
    expect(await dates(2)).toEqual(['/v-inom-meste', '/v-tom-istom-meste']);
    expect(await listDatesWithSeats(app.db, { ...course, courseTypeId: null }, 1, TODAY)).toEqual([]);
  });

  test('are offered in pages, of one city or of all', async () => {
    const { app } = await openTestApp();
    await coursesOf(app);
    const page = async (page: number, city?: 'Bratislava') => {
      const { courses, total } = await listOfferedCourses(app.db, { today: TODAY, page, pageSize: 2, city });
      return [total, ...slugs(courses)];
    };
    expect(await page(1)).toEqual([5, '/v-inom-meste', '/ineho-typu']);
    expect(await page(3)).toEqual([5, '/plny']);
    expect(await page(1, 'Bratislava')).toEqual([1, '/v-inom-meste']);
  });
});
