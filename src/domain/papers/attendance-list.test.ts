import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendanceSheets, signedDays } from './attendance-list.ts';

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Účastník ${index}`, companyName: '' }));

test('those with a name come first, then seats without one, then five blank lines', () => {
  const seat = { name: '', companyName: 'Drevona' };
  const [sheet = []] = attendanceSheets([seat, ...named(2)]);
  expect(sheet.map(({ name, companyName }) => name || companyName)).toEqual([
    'Účastník 0',
    'Účastník 1',
    'Drevona',
    ...['', '', '', '', ''],
  ]);
});

test('twenty lines are one sheet, one more begins a second', () => {
  expect(attendanceSheets(named(15))).toHaveLength(1);
  expect(attendanceSheets(named(16))).toHaveLength(2);
});

test('everybody with a name is on the list once, and no sheet is longer than twenty lines', () => {
  fc.assert(
    fc.property(fc.nat(500), fc.nat(300), (people, seats) => {
      const without = Array.from({ length: seats }, () => ({ name: '', companyName: 'Firma' }));
      const sheets = attendanceSheets([...named(people), ...without]);
      expect(sheets.flat().filter(({ name }) => name !== '')).toEqual(named(people));
      expect(sheets.every((lines) => lines.length > 0 && lines.length <= 20)).toBe(true);
    }),
  );
});

test('each day up to five has its column', () => {
  expect(signedDays({ date: '2026-04-14', dateTo: null })).toEqual(['14.04.']);
  expect(signedDays({ date: '2026-04-29', dateTo: '2026-05-12' })).toEqual([
    ...['29.04.', '30.04.', '01.05.', '02.05.', '03.05.'],
  ]);
});
