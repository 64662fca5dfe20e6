import { describe, expect, test } from 'vitest';
import { may } from '#domain/staff/permissions.ts';
import type { StaffRole } from '#domain/staff/staff.ts';
import { courseDays, selectDay, teaches } from './attendance.ts';

describe('courseDays', () => {
  test.each([
    ['2026-12-15', null, ['2026-12-15']],
    ['2026-12-15', '2026-12-15', ['2026-12-15']],
    // over a weekend and the end of a year
    ['2026-12-31', '2027-01-03', ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']],
    // the change to summer time adds or loses no day
    ['2026-03-28', '2026-03-30', ['2026-03-28', '2026-03-29', '2026-03-30']],
  ])('returns every day from %s to %s', (date, dateTo, days) => {
    expect(courseDays({ date, dateTo })).toEqual(days);
  });

  test('returns at most 31 days, even for a course of thousands of years', () => {
    expect(courseDays({ date: '2026-12-15', dateTo: '9999-12-31' })).toHaveLength(31);
  });
});

describe('selectDay', () => {
  const days = ['2026-12-15', '2026-12-16', '2026-12-17'];
  test.each([
    ['2026-12-16', '2026-12-01', '2026-12-16'],
    [null, '2026-12-16', '2026-12-16'],
    [null, '2027-01-05', '2026-12-17'],
    [null, '2026-12-01', '2026-12-15'],
    ['2026-12-18', '2026-12-15', '2026-12-15'],
    ['<script>', '2026-12-15', '2026-12-15'],
  ])('for the requested day %s on %s returns %s', (requested, today, day) => {
    expect(selectDay(days, requested, today)).toBe(day);
  });
});

test.each([
  ['lecturer', 'me', true],
  ['lecturer', 'somebody', false],
  ['lecturer', null, false],
  ['coordinator', 'somebody', true],
  ['admin', null, true],
] as [StaffRole, string | null, boolean][])('teaches: a %s on the course of %s: %s', (role, lecturerId, expected) => {
  const member = { kind: 'staff', id: 'me', name: 'Ivan Lektor', email: 'ivan@example.sk', role } as const;
  if (!may(member, 'teaching')) throw new Error(role);
  expect(teaches(member, { lecturerId })).toBe(expected);
});

test('an editor has no teaching permission', () => {
  const member = { kind: 'staff', id: 'me', name: 'Eva', email: 'eva@example.sk', role: 'editor' } as const;
  expect(may(member, 'teaching')).toBe(false);
});
