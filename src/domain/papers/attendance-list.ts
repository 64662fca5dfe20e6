import { courseDays } from '#domain/attendance/attendance.ts';
import type { Course } from '#domain/courses/course.ts';
import { type Day, formatDay } from '#domain/day.ts';

/** A line of the list that is signed; empty where a pen fills it in. */
export interface AttendanceLine {
  name: string;
  companyName: string;
}

/** A longer course gets another list for the days behind. */
const SIGNED_DAYS_MAX = 5;
/** For those who come unannounced. */
const BLANK_LINES = 5;
/** So many lines a hand can sign on a sheet. */
const LINES_PER_SHEET = 20;
/** A company may hold thousands of seats without a name: such a list is printed when the names are known. */
const UNNAMED_LINES_MAX = 40;

/** The days that get a column to be signed in, as its head names them: „14.04.“ */
export function signedDays(course: Pick<Course, 'date' | 'dateTo'>): string[] {
  return courseDays(course)
    .slice(0, SIGNED_DAYS_MAX)
    .map((day: Day) => formatDay(day).slice(0, 6));
}

/**
 * The lines of each sheet: those who have a name, then the seats whose company has not said who comes, then blank ones.
 * Sheets are filled alike, so that the lines of all are equally high.
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
