import { type ClashOver, type CourseClash, shareDay } from '#domain/courses/clash.ts';
import { courseState } from '#domain/courses/course.ts';
import type { CalendarCourse } from '#domain/courses/course-list.ts';
import { takenSeats } from '#domain/courses/seats.ts';
import { type Day, formatDay, formatDays, spelledWeekday } from '#domain/day.ts';
import { spelledMonth } from '#domain/month.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import { Badge, StateBadge } from '#web/desk/kit/badge.tsx';

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

interface CalendarEntryProps {
  course: CalendarCourse;
  /** One of the course's days. */
  day: Day;
  /** The clashes of the course on this day. */
  clashes: readonly CourseClash[];
}

/** A course on one of its days, linked to its page; described on the first of them in the month. */
function CalendarEntry({ course, day, clashes }: CalendarEntryProps) {
  const { id, nameOfCourse, city, date, lecturer, room } = course;
  const isDescribed = day === date || day.endsWith('-01');
  const state = courseState(course);
  const overs = new Set(clashes.map(({ over }) => over));
  return (
    <li className={state === 'active' ? undefined : 'off'} data-row>
      <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>
      {isDescribed && (
        <>
          <span>
            {city}, {takenSeats(course)}
          </span>
          <span>{lecturer ?? 'bez lektora'}</span>
          {room && <span>{nonBreaking(room)}</span>}
        </>
      )}
      <Stretch course={course} day={day} />
      {state !== 'active' && <StateBadge of="course" is={state} />}
      {[...overs].map((over) => (
        <Badge key={over} look="wait" label={CLASHES[over]} />
      ))}
    </li>
  );
}

const CLASHES: Record<ClashOver, string> = {
  lecturer: 'Lektor má viac kurzov',
  room: 'V\u00A0miestnosti je viac kurzov',
};

/** The number of days of a longer course, and whether it began on another day. */
function Stretch({ course: { date, dateTo }, day }: Pick<CalendarEntryProps, 'course' | 'day'>) {
  if (!dateTo || dateTo === date) return null;
  return day === date ? (
    <span>do&nbsp;{formatDay(dateTo)}</span>
  ) : (
    <span>
      <b>pokračuje</b> {nonBreaking(formatDays(date, dateTo))}
    </span>
  );
}
