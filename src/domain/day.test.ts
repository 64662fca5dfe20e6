import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysAhead, formatCourseDays, formatDay, formatDays, monthsTouched, parseDay } from './day.ts';
import { dayField } from './fields.ts';

/** Any day of the calendar a course could ever be on. */
const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  test('is formatted day first, with leading zeros', () => {
    expect(formatDay('2026-04-07')).toBe('07.04.2026');
  });

  test('is read back unchanged from both of its formats', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(parseDay(day)).toBe(day);
        expect(parseDay(formatDay(day))).toBe(day);
      }),
    );
  });

  test('sorts as text in calendar order', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(new Date(one) < new Date(other));
      }),
    );
  });

  test.each([
    ['7.4.2026', '2026-04-07'],
    ['7. 4. 2026', '2026-04-07'],
    [' 07.04.2026 ', '2026-04-07'],
    ['29.02.2028', '2028-02-29'],
  ])('is read from the common spelling %s', (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  test.each([
    '',
    '29.02.2026',
    '2026-02-30',
    '31.04.2026',
    '2026-13-01',
    '00.01.2026',
    '2026-4-7',
    '07.04.26',
    '07/04/2026',
    '2026-04-07T10:00:00Z',
    'zajtra',
    '07.04.2026; drop table course',
  ])('is not read from a date that does not exist: „%s“', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });

  test('in a form has one error message when empty, one when impossible and one when written otherwise', () => {
    const field = dayField('Vyberte deň.');
    expect(field.parse(' 7.4.2026')).toBe('2026-04-07');
    const errorMessages = (value: unknown) => field.safeParse(value).error?.issues.map(({ message }) => message);
    expect(errorMessages(' ')).toEqual(['Vyberte deň.']);
    expect(errorMessages(undefined)).toEqual(['Vyberte deň.']);
    expect(errorMessages('30.02.2026')).toEqual(['Taký deň v kalendári nie je.']);
    expect(errorMessages('2026/04/07')).toEqual(['Napíšte dátum v tvare dd.mm.rrrr, napríklad 07.04.2026.']);
  });

  test('is never read from a text that is not a calendar date', () => {
    const numbers = fc.tuple(fc.nat(40), fc.nat(20), fc.nat(9999));
    fc.assert(
      fc.property(numbers, ([date, month, year]) => {
        const text = `${date}.${month}.${String(year).padStart(4, '0')}`;
        const day = parseDay(text);
        const real = new Date(0);
        real.setUTCFullYear(year, month - 1, date);
        const exists = real.getUTCMonth() === month - 1 && real.getUTCDate() === date;
        expect(day !== undefined).toBe(exists);
      }),
    );
  });
});

test.each([
  ['2027-01-07', null, 'št\u00A007.01.2027'],
  ['2027-01-11', '2027-01-13', 'po\u00A011.01.2027\u00A0– st\u00A013.01.2027'],
  ['2027-01-11', '2027-01-11', 'po\u00A011.01.2027'],
])('a course from %s to %s is shown with its weekdays: %s', (from, to, text) => {
  expect(formatCourseDays(from, to)).toBe(text);
});

test.each([
  ['2026-11-24', 'dnes'],
  ['2026-11-25', 'zajtra'],
  ['2026-11-26', 'o\u00A02\u00A0dni'],
  ['2027-01-08', 'o\u00A045\u00A0dní'],
])('seen from 24 November 2026, the day %s is „%s“', (day, text) => {
  expect(daysAhead('2026-11-24', day)).toBe(text);
});

describe('the days of a course', () => {
  test.each([
    ['2026-04-14', null, '14.04.2026'],
    ['2026-04-14', undefined, '14.04.2026'],
    ['2026-04-14', '2026-04-14', '14.04.2026'],
    ['2026-04-14', '2026-04-16', '14.04.2026 – 16.04.2026'],
    ['', null, '–'],
  ])('from „%s“ to „%s“ are formatted as „%s“', (from, to, text) => {
    expect(formatDays(from, to)).toBe(text);
  });

  test.each([
    ['2026-04-14', null, [4]],
    ['2026-04-14', '2026-04-16', [4]],
    ['2026-04-30', '2026-06-01', [4, 5, 6]],
    ['2026-11-30', '2027-01-05', [11, 12]],
    ['2026-12-30', '2027-01-02', [12]],
  ])('from %s to %s are in the months %j of the first year', (from, to, months) => {
    expect(monthsTouched(from, to)).toEqual(months);
  });
});
