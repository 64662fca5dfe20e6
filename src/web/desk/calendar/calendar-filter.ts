import type { CalendarFilter } from '#domain/courses/course-calendar.ts';
import type { Day } from '#domain/day.ts';
import { isMonth, monthOf } from '#domain/month.ts';
import { CALENDAR } from '#web/desk/kit/desk-sections.ts';
import { listPath, readCity } from '#web/desk/kit/list-filter.ts';

/** Reads `?mesiac=&mesto=&lektor=`; an invalid month becomes the current one, an unknown lecturer is ignored. */
export function readCalendarFilter(
  query: URLSearchParams,
  { today, lecturers }: { today: Day; lecturers: readonly { id: string }[] },
): CalendarFilter {
  const month = query.get('mesiac') ?? '';
  return {
    month: isMonth(month) ? month : monthOf(today),
    city: readCity(query),
    lecturerId: lecturers.find(({ id }) => id === query.get('lektor'))?.id,
  };
}

/** The address of the filtered calendar; without a month it is the current one. */
export function calendarPath({ month, city, lecturerId }: Partial<CalendarFilter>): string {
  return listPath(CALENDAR, { page: 1 }, { mesiac: month, mesto: city, lektor: lecturerId });
}

/** Whether the filter hides any course. */
export function isNarrowed({ city, lecturerId }: CalendarFilter): boolean {
  return Boolean(city ?? lecturerId);
}
