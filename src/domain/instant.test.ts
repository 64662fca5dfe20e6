import { expect, test } from 'vitest';
import { dayOf, formatInstant, formatLongDay } from './instant.ts';

test.each([
  ['2026-03-24T07:42:00.000Z', '24.03.2026', '8.42'],
  ['2026-07-01T05:05:59.999Z', '01.07.2026', '7.05'],
  ['2026-12-31T23:00:00.000Z', '01.01.2027', '0.00'],
])('staff read %s as %s o %s h', (instant, day, time) => {
  expect(formatInstant(instant)).toEqual({ day, time });
});

test('the day of an instant is the one in Bratislava', () => {
  expect(dayOf('2026-06-30T22:30:00.000Z')).toBe('2026-07-01');
  expect(dayOf('2026-12-31T22:59:00.000Z')).toBe('2026-12-31');
});

test('an article tells its day with the month in words', () => {
  expect(formatLongDay('2026-11-16T23:30:00.000Z')).toBe('17. novembra 2026');
});
