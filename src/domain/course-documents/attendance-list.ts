import { courseDays } from '#domain/attendance/attendance.ts';
import type { Course } from '#domain/courses/course.ts';
import { type Day, formatDay } from '#domain/day.ts';

/** A row of the list to sign; empty fields are filled in by hand. */
export interface AttendanceLine {
  name: string;
  companyName: string;
}

/** A longer course needs another list for its later days. */
const SIGNED_DAYS_MAX = 5;
/** For people who come without a sign-up. */
const BLANK_LINES = 5;
/** Maximum rows of a sheet that are high enough to sign. */
const LINES_PER_SHEET = 20;
/** A company may have thousands of seats without names: the full list is printed when the names are entered. */
const UNNAMED_LINES_MAX = 40;

/** The days with a column for signatures, as its head names them: „14.04.“ */
export function signedDays(course: Pick<Course, 'date' | 'dateTo'>): string[] {
  return courseDays(course)
    .slice(0, SIGNED_DAYS_MAX)
    .map((day: Day) => formatDay(day).slice(0, 6));
}

/**
 * The rows of each sheet: named participants, then seats without a name, then blank rows. Rows are divided equally
 * among the sheets, so that all have the same height.
 */
export function attendanceSheets(participants: readonly AttendanceLine[]): AttendanceLine[][] {
  const named = participants.filter(({ name }) => name !== '');
  const unnamed = participants.filter(({ name }) => name === '').slice(0, UNNAMED_LINES_MAX);
  const blank = Array.from({ length: BLANK_LINES }, () => ({ name: '', companyName: '' }));
  const lines = [...named, ...unnamed, ...blank];
  const sheets = Math.ceil(lines.length / LINES_PER_SHEET);
  const onEach = Math.ceil(lines.length / sheets);
  return Array.from({ length: sheets }, (_, index) => lines.slice(index * onEach, (index + 1) * onEach));
}
