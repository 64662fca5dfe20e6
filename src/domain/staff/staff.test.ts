import { expect, test } from 'vitest';
import { initials } from './staff.ts';

test.each([
  ['Jana Kováčová', 'JK'],
  ['ľubica', 'Ľ'],
  ['Jana Mária Kováčová', 'JM'],
  ['Jana  Kováčová', 'JK'],
  ['', ''],
])('„%s“ is marked %s', (name, mark) => {
  expect(initials(name)).toBe(mark);
});
