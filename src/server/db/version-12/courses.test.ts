import { expect, test } from 'vitest';
import { ATTACHMENT_CATALOGUE } from '#domain/courses/attachment.ts';
import { COURSE_ICONS } from '#domain/courses/course.ts';
import { courseSchema } from '#domain/courses/course-fields.ts';
import { findCourse, findShownCourseBySlug } from '#server/courses/courses.ts';
import { listOfferedCourses } from '#server/courses/offered-courses.ts';
import { everyCourse } from '../../../../test/courses.ts';
import { onVersion12 } from '../../../../test/databases/version-12.ts';

onVersion12((app) => {
  const every = () => everyCourse(app());

  test('has every course, of each of the thirteen kinds, as staff could have filled it in', async () => {
    const courses = await every();
    expect(courses).toHaveLength(19);
    expect(new Set(courses.map(({ image }) => image))).toEqual(new Set(COURSE_ICONS.map(({ image }) => image)));
    for (const { seatsTaken, seatsAwaited, version, ...course } of courses) {
      expect(courseSchema.safeParse(course).error).toBeUndefined();
    }
  });

  test('has a full course with a queue, and one without a limit', async () => {
    expect(await findCourse(app().db, 'plny')).toMatchObject({ capacity: 2, seatsTaken: 2, seatsAwaited: 1 });
    expect(await findCourse(app().db, 'bez-hranice')).toMatchObject({
      capacity: 0,
      seatsTaken: 25,
      seatsAwaited: null,
    });
  });

  test('shows visitors no hidden course, and offers none that has begun', async () => {
    const active = await everyCourse(app(), { onlyActive: true });
    expect(active).toHaveLength(18);
    expect(await findShownCourseBySlug(app().db, '/skryty')).toBeUndefined();
    expect(await findShownCourseBySlug(app().db, '/prebieha')).toMatchObject({ dateTo: '2026-11-23' });
    const asked = { city: 'Žilina', today: '2026-11-20', page: 1, pageSize: 9 } as const;
    const offered = await listOfferedCourses(app().db, asked);
    expect(offered.courses.map(({ id }) => id)).toEqual(['druh-3', 'druh-7', 'druh-11', 'plny']);
  });

  test('keeps attachments of a course and how often it was saved', async () => {
    const course = await findCourse(app().db, 'zmeneny');
    expect(course).toMatchObject({ version: 2, place: 'Nová 5', city: 'Bratislava', date: '2026-12-11' });
    const map = { name: 'Mapa', url: 'https://mapy.example.sk/kurz', size: 0 };
    // sizes are those of the day: a form may have been made anew since
    const kept = [...ATTACHMENT_CATALOGUE, map].map((attachment) => ({ ...attachment, size: expect.any(Number) }));
    expect(course?.attachments).toEqual(kept);
  });
});
