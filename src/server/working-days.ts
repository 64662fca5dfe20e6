import Holidays from 'date-holidays';
import { type Day, daysLater } from '#domain/day.ts';

const slovak = new Holidays('SK', { types: ['public'] });

/** Monday to Friday, except Slovak public holidays that are days off. */
export function isWorkingDay(day: Day): boolean {
  const isWeekend = Temporal.PlainDate.from(day).dayOfWeek > 5;
  return !isWeekend && !holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** The n-th working day before a day, which itself does not count. */
export function workingDaysBefore(day: Day, count: number): Day {
  return nthWorkingDay(day, count, -1);
}

/** The n-th working day after a day, which itself does not count. */
export function workingDaysLater(day: Day, count: number): Day {
  return nthWorkingDay(day, count, 1);
}

/** How many working days there were since a day, which itself does not count. */
export function workingDaysSince(day: Day, today: Day): number {
  let count = 0;
  for (let next = daysLater(day, 1); next <= today; next = daysLater(next, 1)) {
    if (isWorkingDay(next)) count += 1;
  }
  return count;
}

const holidays = new Map<number, ReadonlySet<Day>>();

/** Computed once per year, because a list checks many days of a year. */
function holidaysOf(year: number): ReadonlySet<Day> {
  const ofYear = holidays.get(year) ?? new Set(slovak.getHolidays(year).map(({ date }) => date.slice(0, 10)));
  holidays.set(year, ofYear);
  return ofYear;
}

function nthWorkingDay(day: Day, count: number, step: 1 | -1): Day {
  let result = day;
  for (let remaining = count; remaining > 0; ) {
    result = daysLater(result, step);
    if (isWorkingDay(result)) remaining -= 1;
  }
  return result;
}
