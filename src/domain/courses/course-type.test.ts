import { expect, test } from 'vitest';
import { hoursOf, repetitionDay, repetitionTerm } from './course-type.ts';

test.each([
  ['9.00 – 13.00 h', '8.00 – 15.00 h', '9.00 – 13.00 h'],
  [null, '8.00 – 15.00 h', '8.00 – 15.00 h'],
  ['9.00 – 13.00 h', undefined, '9.00 – 13.00 h'],
  [null, null, ''],
])('a course with hours %j of a type with hours %j is held at %j', (hours, typeHours, phrase) => {
  expect(hoursOf({ hours, typeHours })).toBe(phrase);
});

test.each([
  [null, ''],
  [1, 'do 1 mesiaca'],
  [12, 'do 12 mesiacov'],
  [18, 'do 18 mesiacov'],
  [24, 'do 2 rokov'],
  [60, 'do 5 rokov'],
])('a repetition within %j months is written as „%s“', (validityMonths, phrase) => {
  expect(repetitionTerm({ validityMonths })).toBe(phrase);
});

test.each([
  [24, '2027-01-07', '2029-01-07'],
  [6, '2026-08-31', '2027-02-28'],
  [null, '2027-01-07', undefined],
])('a course with a term of %j months that ended on %s is to be repeated by %s', (validityMonths, lastDay, day) => {
  expect(repetitionDay({ validityMonths }, lastDay)).toBe(day);
});
