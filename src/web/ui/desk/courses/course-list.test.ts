import { expect, test } from 'vitest';
import type { Course } from '#domain/courses/course.ts';
import {
  citiesPresent,
  compareNames,
  courseFilterSearch,
  filteredCourses,
  matchesSearch,
  readCourseFilter,
} from './course-list.ts';
import { newDraft } from './draft.ts';

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

test('the city of the filter is offered also when no course is there any more', () => {
  expect(citiesPresent([{ city: 'Žilina' }], 'Bratislava')).toEqual(['Bratislava', 'Žilina']);
});

test.each([
  ['', ''],
  ['?hladat=zilina', '?hladat=zilina'],
  ['?mesto=Žilina&stav=active&zoradenie=name', '?mesto=%C5%BDilina&stav=active&zoradenie=name'],
  ['?mesto=Praha&stav=constructor&zoradenie=__proto__', ''],
  ['?zoradenie=newest&stav=', ''],
])('a filter read from „%s“ stands in the address as „%s“', (address, canonical) => {
  expect(courseFilterSearch(readCourseFilter(new URLSearchParams(address)))).toBe(canonical);
});

test('the filter leaves what it names, in its order', () => {
  const courses = [
    { ...newDraft(), id: '1', nameOfCourse: 'Žeriavnik', city: 'Žilina', date: '2026-05-01', status: 'active' },
    { ...newDraft(), id: '2', nameOfCourse: 'Lešenár', city: 'Žilina', date: '2026-06-01', status: 'inactive' },
    {
      ...newDraft(),
      id: '3',
      nameOfCourse: 'Chemické faktory',
      city: 'Bratislava',
      date: '2026-04-01',
      status: 'active',
    },
  ] as unknown as Course[];
  const ids = (address: string) =>
    filteredCourses(courses, readCourseFilter(new URLSearchParams(address))).map(({ id }) => id);
  expect(ids('')).toEqual(['2', '1', '3']);
  expect(ids('zoradenie=oldest')).toEqual(['3', '1', '2']);
  expect(ids('zoradenie=name')).toEqual(['3', '2', '1']);
  expect(ids('mesto=Žilina&stav=active')).toEqual(['1']);
  expect(ids('hladat=zeriav')).toEqual(['1']);
});
