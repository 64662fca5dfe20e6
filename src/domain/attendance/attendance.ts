import { type Course, lastDayOf, type TaughtCourse } from '#domain/courses/course.ts';
import { type Day, daysLater } from '#domain/day.ts';
import { may, type Permitted } from '#domain/staff/permissions.ts';

/** A row of the attendance list for a day; without address and telephone, which a lecturer does not need. */
export interface RollLine {
  participantId: string;
  /** Empty until the participant is named. */
  name: string;
  /** The number of the seat in its sign-up, from 1. */
  place: number;
  /** Empty for somebody who signed up for themselves. */
  companyName: string;
  isPresent: boolean;
}

/** A longer course has a typing error in its last day; attendance is recorded for at most this many days. */
const COURSE_DAYS_MAX = 31;

/** The days of a course, including weekends; at most `COURSE_DAYS_MAX`. */
export function courseDays(course: Pick<Course, 'date' | 'dateTo'>): Day[] {
  const days = Array.from({ length: COURSE_DAYS_MAX }, (_, index) => daysLater(course.date, index));
  return days.filter((day) => day <= lastDayOf(course));
}

/** The days a participant has to attend: those of the week, or all of a course that is only held at a weekend. */
export function requiredDays(course: Pick<Course, 'date' | 'dateTo'>): Day[] {
  const days = courseDays(course);
  const ofTheWeek = days.filter((day) => Temporal.PlainDate.from(day).dayOfWeek <= 5);
  return ofTheWeek.length > 0 ? ofTheWeek : days;
}

/** The day to show: the requested one, else the last that has begun, else the first. */
export function selectDay(days: readonly Day[], requested: string | null, today: Day): Day {
  const [first = today] = days;
  return days.find((day) => day === requested) ?? days.findLast((day) => day <= today) ?? first;
}

export const DAY_WRONG = 'Prítomnosť sa zapisuje na dni kurzu a\u00A0nie vopred. Nič sa neuložilo.';

export const COURSE_CLOSED = 'Kurz je uzavretý. Prítomnosť sa už nemení, iba ak kurz znova otvoríte.';

/** Attendance can be recorded from the day itself onwards. */
export function isAttendanceOpen(day: Day, today: Day): boolean {
  return day <= today;
}

/** True for a lecturer on their own courses, and for the office on every course (decision 0024). */
export function teaches(member: Permitted<'teaching'>, { lecturerId }: Pick<TaughtCourse, 'lecturerId'>): boolean {
  return may(member, 'office') || lecturerId === member.id;
}
