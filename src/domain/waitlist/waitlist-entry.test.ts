import { expect, test } from 'vitest';
import { areEnough } from './waitlist-entry.ts';

test.each([
  [6, 12, true],
  [5, 12, false],
  [7, 13, true],
  [6, 13, false],
])('a date is worth adding for half of a course: %i of %i waiting', (seats, typicalCapacity, enough) => {
  expect(areEnough({ seats, typicalCapacity })).toBe(enough);
});
