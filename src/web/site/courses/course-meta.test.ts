import { expect, test } from 'vitest';
import { courseMeta } from './course-meta.ts';

test('the description of a course for search engines ends between two words', () => {
  const course = { nameOfCourse: 'Kurz prvej pomoci', date: '2027-01-11', dateTo: null, city: 'Žilina' } as const;
  expect(courseMeta({ ...course, courseInfo: 'Prax na figurínach, '.repeat(9) })).toContainEqual({
    name: 'description',
    content: `Kurz prvej pomoci, 11.01.2027, Žilina. ${'Prax na figurínach, '.repeat(5)}Prax na…`,
  });
});
