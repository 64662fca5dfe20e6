import type { Course, TaughtCourse } from '#domain/courses/course.ts';
import type { Day } from '#domain/day.ts';
import { may, type Permitted } from '#domain/staff/permissions.ts';

/** A line of the list that is called on a day of a course: no address and no telephone, who teaches needs none. */
export interface RollLine {
  participantId: string;
  /** Empty while nobody has said who comes. */
  name: string;
  /** Which of the places of the sign-up it is, from 1. */
  place: number;
  /** Empty for somebody who signed up for themselves. */
  companyName: string;
  isPresent: boolean;
}

/** A longer course is a typing error in its last day; attendance is kept of so many of its days. */
const COURSE_DAYS_MAX = 31;

/** The days of a course on which somebody may be present, weekends too. */
export function courseDays({ date, dateTo }: Pick<Course, 'date' | 'dateTo'>): Day[] {
  const first = Temporal.PlainDate.from(date);
  const days = first.until(dateTo ?? date).days + 1;
  return Array.from({ length: Math.min(days, COURSE_DAYS_MAX) }, (_, index) => first.add({ days: index }).toString());
}

/** The day that is shown: the one asked for, else the last that has begun, else the first. */
export function dayShown(days: readonly Day[], asked: string | null, today: Day): Day {
  const [first = today] = days;
  return days.find((day) => day === asked) ?? days.findLast((day) => day <= today) ?? first;
}

export const DAY_WRONG = 'Prítomnosť sa zapisuje na dni kurzu a\u00A0nie vopred. Nič sa neuložilo.';

/** Who was present is known on the day itself at the earliest. */
export function hasCome(day: Day, today: Day): boolean {
  return day <= today;
}

/** A lecturer teaches the own courses, the office stands in on every one (decision 0024). */
export function teaches(member: Permitted<'teaching'>, { lecturerId }: Pick<TaughtCourse, 'lecturerId'>): boolean {
  return may(member, 'office') || lecturerId === member.id;
}
