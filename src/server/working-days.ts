import Holidays from 'date-holidays';
import { type Day, daysLater } from '#domain/day.ts';

const slovak = new Holidays('SK', { types: ['public'] });

/** Monday to Friday, but for Slovak public holidays on which nobody works. */
export function isWorkingDay(day: Day): boolean {
  const isWeekend = Temporal.PlainDate.from(day).dayOfWeek > 5;
  return !isWeekend && !slovak.getHolidays(Number(day.slice(0, 4))).some(({ date }) => date.startsWith(day));
}

/** The n-th working day before a day, which itself does not count. */
export function workingDaysBefore(day: Day, n: number): Day {
  return nthWorkingDay(day, n, -1);
}

/** The n-th working day after a day, which itself does not count. */
export function workingDaysLater(day: Day, n: number): Day {
  return nthWorkingDay(day, n, 1);
}

function nthWorkingDay(day: Day, n: number, step: 1 | -1): Day {
  let found = day;
  for (let left = n; left > 0; ) {
    found = daysLater(found, step);
    if (isWorkingDay(found)) left -= 1;
  }
  return found;
}
