import { expect, test } from 'vitest';
import { calendarList, readCalendarFilter } from './calendar-list.ts';

const known = { today: '2026-11-20', lecturers: [{ id: 'peter' }] };
const read = (query: string) => readCalendarFilter(new URLSearchParams(query), known);

test('the calendar shows the month of its address, or the current one', () => {
  expect(read('')).toEqual({ month: '2026-11', city: undefined, lecturerId: undefined });
  expect(read('mesiac=2027-01')).toMatchObject({ month: '2027-01' });
  for (const month of ['2027-13', 'január', '2027', '2027-01-01', '']) {
    expect(read(`mesiac=${month}`)).toMatchObject({ month: '2026-11' });
  }
});

test('invalid values are ignored', () => {
  expect(read('mesto=Praha&lektor=nikto')).toMatchObject({ city: undefined, lecturerId: undefined });
});

test('the address of a filtered calendar is read as the same filter', () => {
  const filter = { month: '2027-01', city: 'Žilina', lecturerId: 'peter' } as const;
  const path = calendarList.at(filter);
  expect(read(path.split('?')[1] ?? '')).toEqual(filter);
  expect(calendarList.at()).toBe('/dashboard/kalendar');
});
