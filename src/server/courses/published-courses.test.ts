import { expect, test } from 'vitest';
import type { Course } from '#domain/courses/course.ts';
import type { TestApp } from '../../../test/app.ts';
import { onBothDatabases } from '../../../test/both-databases.ts';
import { aCourse, JANA } from '../../../test/builders.ts';
import { createCourse } from './courses.ts';
import { listCourseAddresses, listFollowedCourses } from './offered-courses.ts';

onBothDatabases('published courses on %s', (openTestApp) => {
  let running: TestApp;

  const given = async (...courses: Partial<Course>[]) => {
    running = await openTestApp();
    for (const course of courses) {
      await running.app.change(JANA, (change) => createCourse(change, aCourse(course)));
    }
    return running.app.db;
  };
  const idsOf = (courses: { id: string }[]) => courses.map(({ id }) => id);

  test('are in calendars for some days after the last one, and never hidden ones', async () => {
    const db = await given(
      { id: 'to-come' },
      { id: 'hidden', status: 'inactive' },
      { id: 'just-over', date: '2026-10-18', dateTo: '2026-10-21' },
      { id: 'long-over', date: '2026-10-18', dateTo: '2026-10-20' },
      { id: 'one-day-over', date: '2026-10-20' },
    );
    expect(idsOf(await listFollowedCourses(db, '2026-10-21', {}))).toEqual(['just-over', 'to-come']);
  });

  test('are filtered in calendars by city, type, or both', async () => {
    const db = await given(
      { id: 'aid-here', city: 'Žilina', courseTypeId: 'prva-pomoc' },
      { id: 'aid-there', city: 'Bratislava', courseTypeId: 'prva-pomoc' },
      { id: 'welding-here', city: 'Žilina', courseTypeId: 'zvaranie' },
      { id: 'untyped', city: 'Bratislava', courseTypeId: null },
    );
    const since = '2026-11-20';
    expect(idsOf(await listFollowedCourses(db, since, { city: 'Žilina' }))).toEqual(['aid-here', 'welding-here']);
    expect(idsOf(await listFollowedCourses(db, since, { courseTypeId: 'prva-pomoc' }))).toEqual([
      'aid-here',
      'aid-there',
    ]);
    const both = { city: 'Bratislava', courseTypeId: 'zvaranie' } as const;
    expect(await listFollowedCourses(db, since, both)).toEqual([]);
  });

  test('are listed for search engines if active and not past, with the time of the last save', async () => {
    const db = await given({ slug: '/zajtra' }, { slug: '/skryty', status: 'inactive' }, { date: '2026-11-19' });
    expect(await listCourseAddresses(db, '2026-11-20')).toEqual([
      { slug: '/zajtra', updatedAt: '2026-11-20T11:00:00.000Z' },
    ]);
  });
});
