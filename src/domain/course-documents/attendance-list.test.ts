import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceSheets, signedDays } from './attendance-list.ts';

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Účastník ${index}`, companyName: '' }));

test('the attendance list has named participants first, then unnamed seats, then five blank lines', () => {
  const seat = { name: '', companyName: 'Drevona' };
  const [sheet = []] = attendanceSheets([seat, ...named(2)]);
  expect(sheet.map(({ name, companyName }) => name || companyName)).toEqual([
    'Účastník 0',
    'Účastník 1',
    'Drevona',
    ...['', '', '', '', ''],
  ]);
});

test('the attendance list starts a second sheet at the 21st line', () => {
  expect(attendanceSheets(named(15))).toHaveLength(1);
  expect(attendanceSheets(named(16))).toHaveLength(2);
});

test('the attendance list has each named participant once and at most twenty lines on a sheet', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(300), (people, seats) => {
      const without = Array.from({ length: seats }, () => ({ name: '', companyName: 'Firma' }));
      const sheets = attendanceSheets([...named(people), ...without]);
      expect(sheets.flat().filter(({ name }) => name !== '')).toEqual(named(people));
      expect(sheets.every((lines) => lines.length > 0 && lines.length <= 20)).toBe(true);
    }),
  );
});

test('the attendance list has a column for each of the first five days', () => {
  expect(signedDays({ date: '2026-04-14', dateTo: null })).toEqual(['14.04.']);
  expect(signedDays({ date: '2026-04-29', dateTo: '2026-05-12' })).toEqual([
    ...['29.04.', '30.04.', '01.05.', '02.05.', '03.05.'],
  ]);
});
