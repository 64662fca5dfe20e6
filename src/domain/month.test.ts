import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsOf, isMonth, monthOf, monthsLater, spelledMonth, weeksOf } from './month.ts';

const anyMonth = fc
  .date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 7));

describe('the weeks of a month', () => {
  test.each([
    ['2027-02', 'Monday', 1],
    ['2026-12', 'Tuesday', 2],
    ['2026-07', 'Wednesday', 3],
    ['2026-10', 'Thursday', 4],
    ['2026-05', 'Friday', 5],
    ['2026-08', 'Saturday', 6],
    ['2026-11', 'Sunday', 7],
  ])('begin on Mondays, also in %s, which starts on a %s', (month, _, weekday) => {
    const [first] = weeksOf(month);
    expect(first?.indexOf(`${month}-01`)).toBe(weekday - 1);
    expect(first?.slice(0, weekday - 1)).toEqual(Array(weekday - 1).fill(null));
  });

  test.each([
    ['2027-02', 4],
    ['2026-12', 5],
    ['2028-02', 5],
    ['2026-08', 6],
    ['2026-11', 6],
  ])('in %s are %i in number', (month, weeks) => {
    expect(weeksOf(month)).toHaveLength(weeks);
  });

  test('include the leap day', () => {
    expect(weeksOf('2028-02').flat()).toContain('2028-02-29');
    expect(weeksOf('2026-02').flat()).not.toContain('2026-02-29');
    expect(endsOf('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  test('contain each day of the month once, in order, and no other day', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = weeksOf(month);
        const days = weeks.flat().filter((day) => day !== null);
        const { from, to } = endsOf(month);
        expect(days).toEqual([...new Set(days)].sort());
        expect([days[0], days.at(-1), days.length]).toEqual([from, to, Number(to.slice(8))]);
        expect(days.every((day) => monthOf(day) === month)).toBe(true);
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          expect(week.some((day) => day !== null)).toBe(true);
          for (const [index, day] of week.entries()) {
            if (day) expect(new Date(day).getUTCDay()).toBe((index + 1) % 7);
          }
        }
      }),
    );
  });
});

describe('a month', () => {
  test('after December is in the next year, and before January in the last one', () => {
    expect(monthsLater('2026-12', 1)).toBe('2027-01');
    expect(monthsLater('2027-01', -1)).toBe('2026-12');
  });

  test('is formatted in words', () => {
    expect(spelledMonth('2026-12')).toBe('december 2026');
    expect(spelledMonth('2027-01')).toBe('január 2027');
  });

  test.each(['', '2026', '2026-13', '2026-00', '2026-1', '0000-01', '9999-12', '2026-12-01', ' 2026-12', '12.2026'])(
    'is not „%s“',
    (text) => {
      expect(isMonth(text)).toBe(false);
    },
  );

  test('is valid with two digits', () => {
    expect(isMonth('2026-12')).toBe(true);
    expect(isMonth('2027-01')).toBe(true);
  });
});
