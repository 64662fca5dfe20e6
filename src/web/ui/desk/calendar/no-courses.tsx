import type { CalendarFilter } from '#domain/courses/course-calendar.ts';
import { type Month, spelledMonth } from '#domain/month.ts';
import { EmptyList } from '#web/ui/desk/desk-list.tsx';
import { calendarPath, isNarrowed } from './calendar-filter.ts';

interface NoCoursesProps {
  filter: CalendarFilter;
  /** The next month with a matching course. */
  nextMonth: Month | undefined;
}

/** Shown in place of a month without courses. */
export function NoCourses({ filter, nextMonth }: NoCoursesProps) {
  const what = isNarrowed(filter) ? 'kurz, ktorý zodpovedá filtru' : 'kurz';
  return (
    <EmptyList
      title={`V tomto mesiaci nie je žiadny ${what}.`}
      clearPath={isNarrowed(filter) ? calendarPath({ month: filter.month }) : undefined}
    >
      {nextMonth ? (
        <>
          Najbližší je v&nbsp;mesiaci{' '}
          <a href={calendarPath({ ...filter, month: nextMonth })}>{spelledMonth(nextMonth)}</a>.
        </>
      ) : (
        <>Nie je ani v&nbsp;žiadnom ďalšom.</>
      )}
    </EmptyList>
  );
}
