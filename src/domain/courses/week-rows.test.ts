import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysLater } from '#domain/day.ts';
import { weeksOf } from '#domain/month.ts';
import { weekRows } from './week-rows.ts';

// Monday 28 December to Sunday 3 January: the days of December are not of the month
const WEEK = weeksOf('2027-01')[0] ?? [];

const anyCourses = fc
  .array(fc.record({ first: fc.integer({ min: -3, max: 8 }), days: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
  })
  .map((courses) =>
    courses.map(({ first, days }, index) => {
      const date = daysLater('2026-12-28', first);
      return { id: String(index), date, dateTo: days === 1 ? null : daysLater(date, days - 1) };
    }),
  );

test('each course of a week is one bar over exactly its days of the month, and no two overlap', () => {
  fc.assert(
    fc.property(anyCourses, (courses) => {
      const rows = weekRows(WEEK, courses);
      for (const row of rows) {
        expect(row.map(({ weekday }) => weekday)).toEqual(
          row.map((_, index) => row.slice(0, index).reduce((sum, { days }) => sum + days, 0)),
        );
        expect(row.reduce((sum, { days }) => sum + days, 0)).toBe(7);
      }
      const shown = rows.flat().flatMap(({ course, weekday, days }) => (course ? [{ course, weekday, days }] : []));
      const held = courses.filter(({ date, dateTo }) => date <= '2027-01-03' && (dateTo ?? date) >= '2027-01-01');
      expect(shown.map(({ course }) => course.id).toSorted()).toEqual(held.map(({ id }) => id).toSorted());
      for (const { course, weekday, days } of shown) {
        const from = course.date < '2027-01-01' ? '2027-01-01' : course.date;
        expect(daysLater('2026-12-28', weekday)).toBe(from);
        const to = course.dateTo ?? course.date;
        expect(daysLater(from, days - 1)).toBe(to > '2027-01-03' ? '2027-01-03' : to);
      }
    }),
  );
});

test('a course that begins after another one has ended stands beside it', () => {
  const courses = [
    { id: 'friday', date: '2027-01-01', dateTo: null },
    { id: 'weekend', date: '2027-01-02', dateTo: '2027-01-05' },
  ];
  expect(weekRows(WEEK, courses).map((row) => row.map(({ days, course }) => [course?.id, days]))).toEqual([
    [...Array.from({ length: 4 }, () => [undefined, 1]), ['friday', 1], ['weekend', 2]],
  ]);
});
