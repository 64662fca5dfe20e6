import { expect, test } from 'vitest';
import { dayOf, formatInstant, formatLongDay, nearInstant } from './instant.ts';

test.each([
  ['2026-03-24T07:42:00.000Z', '24.03.2026', '8.42'],
  ['2026-07-01T05:05:59.999Z', '01.07.2026', '7.05'],
  ['2026-12-31T23:00:00.000Z', '01.01.2027', '0.00'],
])('the instant %s is formatted as %s o %s h', (instant, day, time) => {
  expect(formatInstant(instant)).toEqual({ day, time });
});

test('the day of an instant is the calendar day in Bratislava', () => {
  expect(dayOf('2026-06-30T22:30:00.000Z')).toBe('2026-07-01');
  expect(dayOf('2026-12-31T22:59:00.000Z')).toBe('2026-12-31');
});

test('the date of an article has its month in words', () => {
  expect(formatLongDay('2026-11-16T23:30:00.000Z')).toBe('17. novembra 2026');
});

test.each([
  // the night of 25 October 2026 has an hour more
  ['2026-10-24T21:59:00.000Z', 'včera\u00A023.59'],
  ['2026-10-24T22:00:00.000Z', 'dnes\u00A00.00'],
  ['2026-10-25T22:59:00.000Z', 'dnes\u00A023.59'],
  ['2026-10-26T22:59:00.000Z', 'zajtra\u00A023.59'],
  ['2026-10-23T21:59:00.000Z', undefined],
  ['2026-10-26T23:00:00.000Z', undefined],
])('on 25 October 2026 the instant %s is %s', (instant, text) => {
  expect(nearInstant(instant, '2026-10-25')).toBe(text);
});
