import { expect, test } from 'vitest';
import { hoursOf, repetitionTerm } from './course-type.ts';

test.each([
  ['9.00 – 13.00 h', { hours: '8.00 – 15.00 h' }, '9.00 – 13.00 h'],
  [null, { hours: '8.00 – 15.00 h' }, '8.00 – 15.00 h'],
  ['9.00 – 13.00 h', undefined, '9.00 – 13.00 h'],
  [null, undefined, ''],
])('a course that says %j of its hours, of a type that says %j, is held %j', (hours, type, said) => {
  expect(hoursOf({ hours }, type)).toBe(said);
});

test.each([
  [null, ''],
  [1, 'do 1 mesiaca'],
  [12, 'do 12 mesiacov'],
  [18, 'do 18 mesiacov'],
  [24, 'do 2 rokov'],
  [60, 'do 5 rokov'],
])('a course to be repeated within %j months says „%s“', (validityMonths, said) => {
  expect(repetitionTerm({ validityMonths })).toBe(said);
});
