import type { Day } from '#domain/day.ts';
import { type Course, lastDayOf } from './course.ts';

/** A cell of a calendar's row: a day, or all days of a week on which a course is held. */
export interface WeekCell<Held> {
  /** 0 is Monday. */
  weekday: number;
  days: number;
  course: Held | undefined;
}

/**
 * The courses of a week as bars in as few rows as possible, earlier and longer ones above; `week` as `weeksOf` makes
 * it.
 */
export function weekRows<Held extends Pick<Course, 'id' | 'date' | 'dateTo'>>(
  week: readonly (Day | null)[],
  courses: readonly Held[],
): WeekCell<Held>[][] {
  const bars = courses
    .map((course) => ({ course, ...weekdaysOf(course, week) }))
    .filter(({ days }) => days > 0)
    .toSorted((one, other) => one.weekday - other.weekday || other.days - one.days);
  const rows: WeekCell<Held>[][] = [];
  for (const bar of bars) {
    const row = rows.find((cells) => cells.every(({ weekday, days }) => weekday + days <= bar.weekday));
    if (row) row.push(bar);
    else rows.push([bar]);
  }
  return rows.map((row) => withFreeDays(row, week.length));
}

function weekdaysOf(course: Pick<Course, 'date' | 'dateTo'>, week: readonly (Day | null)[]) {
  const isHeldOn = (day: Day | null) => day !== null && course.date <= day && day <= lastDayOf(course);
  return { weekday: week.findIndex(isHeldOn), days: week.filter(isHeldOn).length };
}

function withFreeDays<Held>(bars: readonly WeekCell<Held>[], weekLength: number): WeekCell<Held>[] {
  const cells: WeekCell<Held>[] = [];
  for (let weekday = 0; weekday < weekLength; ) {
    const cell = bars.find((bar) => bar.weekday === weekday) ?? { weekday, days: 1, course: undefined };
    cells.push(cell);
    weekday += cell.days;
  }
  return cells;
}
