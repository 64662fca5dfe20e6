import type { CourseClash } from '#domain/courses/clash.ts';
import { shareDay } from '#domain/courses/clash.ts';
import type { CalendarCourse } from '#domain/courses/course-calendar.ts';
import { type Day, spelledWeekday } from '#domain/day.ts';
import { spelledMonth } from '#domain/month.ts';
import { CalendarEntry } from './calendar-entry.tsx';

interface MonthTableProps {
  month: string;
  weeks: (Day | null)[][];
  today: Day;
  courses: readonly CalendarCourse[];
  clashes: readonly CourseClash[];
}

/** A month as a table of weeks; below 75 rem a list of the days with courses. */
export function MonthTable({ month, weeks, ...days }: MonthTableProps) {
  return (
    <table className="month">
      <caption className="sr-only">Kurzy, {spelledMonth(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day ? <DayCell key={day} day={day} {...days} /> : <td key={weekday} className="no-day" />,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const WEEKDAYS = ['Pondelok', 'Utorok', 'Streda', 'Štvrtok', 'Piatok', 'Sobota', 'Nedeľa'];

type DayCellProps = Omit<MonthTableProps, 'month' | 'weeks'> & { day: Day };

function DayCell({ day, today, courses, clashes }: DayCellProps) {
  const held = courses.filter((course) => shareDay(course, { date: day, dateTo: null }));
  const isToday = day === today;
  // heading navigation of a screen reader must skip days without courses
  const Heading = held.length > 0 ? 'h3' : 'p';
  return (
    <td className={held.length > 0 ? undefined : 'free-day'} aria-current={isToday ? 'date' : undefined}>
      <Heading className="day">
        <span className="day-number" aria-hidden="true">
          {Number(day.slice(8))}
        </span>
        <time dateTime={day}>{spelledWeekday(day)}</time>
        {isToday && <b>dnes</b>}
      </Heading>
      {held.length > 0 && (
        <ul>
          {held.map((course) => (
            <CalendarEntry
              key={course.id}
              course={course}
              day={day}
              clashes={clashes.filter(
                ({ courses, from, to }) => from <= day && day <= to && courses.some(({ id }) => id === course.id),
              )}
            />
          ))}
        </ul>
      )}
    </td>
  );
}
