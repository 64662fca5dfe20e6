import type { Day } from './day.ts';

/** A month of the calendar `YYYY-MM`. Compares as text. */
export type Month = string;

export function isMonth(text: string): boolean {
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month this many months later; earlier for a negative number. */
export function monthsLater(month: Month, months: number): Month {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** The first and the last day of a month. */
export function endsOf(month: Month): { from: Day; to: Day } {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return { from: `${month}-01`, to: `${month}-${daysInMonth}` };
}

/** The weeks of a month, each from Monday to Sunday; null is a day of the month before or after. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 });
  const daysBefore = first.dayOfWeek - 1;
  const weeks = Math.ceil((daysBefore + first.daysInMonth) / first.daysInWeek);
  const dayAt = (week: number, weekday: number) => {
    const day = first.add({ days: week * first.daysInWeek + weekday - daysBefore });
    return day.month === first.month ? day.toString() : null;
  };
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: first.daysInWeek }, (_, weekday) => dayAt(week, weekday)),
  );
}

// browsers run this too, and not all of them support Temporal
const spelled = new Intl.DateTimeFormat('sk', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** „december 2026“ */
export function spelledMonth(month: Month): string {
  return spelled.format(new Date(month));
}
