import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { PUBLIC_HOLIDAYS } from './public-holidays.ts';
import { isWorkingDay, workingDaysBefore, workingDaysLater, workingDaysSince } from './working-days.ts';

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
  ['2026-11-22', false],
  ['2026-04-03', false],
  ['2026-04-06', false],
  ['2026-04-07', true],
  ['2026-12-24', false],
  ['2027-01-06', false],
])('%s is a working day: %s', (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});

test('working days skip weekends, Easter and New Year', () => {
  expect(workingDaysLater('2026-11-19', 2)).toBe('2026-11-23');
  expect(workingDaysLater('2026-04-02', 2)).toBe('2026-04-08');
  expect(workingDaysLater('2026-12-31', 2)).toBe('2027-01-05');
  expect(workingDaysBefore('2026-11-23', 2)).toBe('2026-11-19');
  expect(workingDaysBefore('2026-04-07', 1)).toBe('2026-04-02');
});

test.each([
  ['2026-11-20', '2026-11-20', 0],
  ['2026-11-17', '2026-11-20', 3],
  ['2026-11-21', '2026-11-24', 2],
  ['2026-12-23', '2026-12-28', 1],
])('since %s until %s there are %i working days', (day, today, days) => {
  expect(workingDaysSince(day, today)).toBe(days);
});

test('the public holidays written down are those the library knows', () => {
  const slovak = new Holidays('SK', { types: ['public'] });
  for (const [year, days] of Object.entries(PUBLIC_HOLIDAYS)) {
    const known = slovak.getHolidays(year).map(({ date }) => date.slice(5, 10));
    expect(days.split(' '), year).toEqual(known);
  }
});
