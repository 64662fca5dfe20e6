import { expect, test } from 'vitest';
import { citiesPresent, compareNames, matchesSearch, takenSlugs } from './course-list.ts';

const course = { nameOfCourse: 'Vodič vysokozdvižného vozíka', city: 'Žilina', place: 'Kvačalova 12' } as const;

test.each(['vysoko', 'VODIČ', 'vodic', 'žilina', 'zilina', 'Kvačal', 'kvacalova 12', '  vozík '])(
  'searching for „%s“ finds the course by name, city or place',
  (search) => expect(matchesSearch(course, search)).toBe(true),
);

test.each(['lešenár', 'Bratislava', 'žilina kvačalova'])('searching for „%s“ does not find it', (search) => {
  expect(matchesSearch(course, search)).toBe(false);
});

test('an empty search finds everything', () => {
  expect(matchesSearch(course, '')).toBe(true);
});

test('names are ordered by the Slovak alphabet: č after c, ch after h, š after s', () => {
  const names = ['Šoféri', 'Chemické faktory', 'Čistenie', 'Hliadka', 'Cesty', 'Sklad', 'Zváranie', 'Žeriav'];
  const sorted = names.map((nameOfCourse) => ({ nameOfCourse })).sort(compareNames);
  expect(sorted.map(({ nameOfCourse }) => nameOfCourse)).toEqual([
    'Cesty',
    'Čistenie',
    'Hliadka',
    'Chemické faktory',
    'Sklad',
    'Šoféri',
    'Zváranie',
    'Žeriav',
  ]);
});

test('each city with a course is offered once', () => {
  const cities = citiesPresent([{ city: 'Žilina' }, { city: 'Bratislava' }, { city: 'Žilina' }]);
  expect(cities).toEqual(['Bratislava', 'Žilina']);
});

test('the slug of the course being edited is free for it', () => {
  const courses = [
    { id: '1', slug: '/a' },
    { id: '2', slug: '/b' },
  ];
  expect(takenSlugs(courses, '1')).toEqual(new Set(['/b']));
  expect(takenSlugs(courses)).toEqual(new Set(['/a', '/b']));
});
