import type { CalendarFilter } from '#domain/courses/course-list.ts';
import type { Day } from '#domain/day.ts';
import { isMonth, monthOf } from '#domain/month.ts';
import { CALENDAR } from '#web/desk/kit/desk-sections.ts';
import { CITY, defineList } from '#web/desk/kit/list.ts';

/** The courses of a month. */
export const calendarList = defineList({
  path: CALENDAR,
  fields: {
    month: { name: 'mesiac', label: 'Mesiac' },
    city: CITY,
    lecturerId: { name: 'lektor', label: 'Lektor', any: 'Všetci lektori' },
  },
  noun: ['kurz', 'kurzy', 'kurzov'],
  empty: { title: 'V tomto mesiaci nie je žiadny kurz.' },
  noMatch: 'V tomto mesiaci nie je žiadny kurz, ktorý zodpovedá filtru.',
});

/** The filter of an address; an invalid month becomes the current one, an unknown lecturer is ignored. */
export function readCalendarFilter(
  query: URLSearchParams,
  { today, lecturers }: { today: Day; lecturers: readonly { id: string }[] },
): CalendarFilter {
  const { month = '', city, lecturerId } = calendarList.read(query);
  return {
    month: isMonth(month) ? month : monthOf(today),
    city,
    lecturerId: lecturers.find(({ id }) => id === lecturerId)?.id,
  };
}
