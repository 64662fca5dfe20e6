import { expect, test } from 'vitest';
import { hoursOf } from './course-type.ts';

test.each([
  ['9.00 – 13.00 h', { hours: '8.00 – 15.00 h' }, '9.00 – 13.00 h'],
  [null, { hours: '8.00 – 15.00 h' }, '8.00 – 15.00 h'],
  ['9.00 – 13.00 h', undefined, '9.00 – 13.00 h'],
  [null, undefined, ''],
])('a course that says %j of its hours, of a type that says %j, is held %j', (hours, type, said) => {
  expect(hoursOf({ hours }, type)).toBe(said);
});
