import { type Day, daysLater } from './day.ts';
import { PUBLIC_HOLIDAYS } from './public-holidays.ts';

/** Monday to Friday, except Slovak public holidays that are days off, which are known from 2020 to 2060. */
export function isWorkingDay(day: Day): boolean {
  // browsers run this too, and not all of them support Temporal
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const holidays = PUBLIC_HOLIDAYS[Number(day.slice(0, 4))] ?? '';
  return !isWeekend && !holidays.includes(day.slice('2020-'.length));
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

function nthWorkingDay(day: Day, count: number, step: 1 | -1): Day {
  let result = day;
  for (let remaining = count; remaining > 0; ) {
    result = daysLater(result, step);
    if (isWorkingDay(result)) remaining -= 1;
  }
  return result;
}
