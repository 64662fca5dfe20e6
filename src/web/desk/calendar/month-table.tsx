import type { ClashOver, CourseClash } from '#domain/courses/clash.ts';
import { courseState } from '#domain/courses/course.ts';
import type { CalendarCourse } from '#domain/courses/course-list.ts';
import { takenSeats } from '#domain/courses/seats.ts';
import { weekRows } from '#domain/courses/week-rows.ts';
import { type Day, formatCourseDays } from '#domain/day.ts';
import { spelledMonth } from '#domain/month.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';
import { Badge, StateBadge } from '#web/desk/kit/badge.tsx';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/course-calendar';

type MonthTableProps = Route.ComponentProps['loaderData'];

/** A month as a table of weeks with a bar for each course; below 75 rem a list of the courses of each week. */
export function MonthTable({ filter, weeks, today, courses, clashes }: MonthTableProps) {
  return (
    <table className="month">
      <caption className="sr-only">Kurzy, {spelledMonth(filter.month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map((week, index) => (
        <tbody key={index}>
          <tr className="week-days">
            {week.map((day, weekday) => (
              <td key={weekday} aria-current={day === today ? 'date' : undefined}>
                {day && <time dateTime={day}>{Number(day.slice(8))}</time>}
              </td>
            ))}
          </tr>
          {weekRows(week, courses).map((row, index) => (
            <tr key={index}>
              {row.map(({ weekday, days, course }) => (
                <td key={weekday} colSpan={days}>
                  {course && <CourseBar course={course} clashes={clashesOn(week, course, clashes)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const WEEKDAYS = ['Pondelok', 'Utorok', 'Streda', 'Štvrtok', 'Piatok', 'Sobota', 'Nedeľa'];

/** Over what a course clashes with others on days of this week. */
function clashesOn(
  week: readonly (Day | null)[],
  { id }: CalendarCourse,
  clashes: readonly CourseClash[],
): ClashOver[] {
  const isOn = ({ courses, from, to }: CourseClash) =>
    courses.some((course) => course.id === id) && week.some((day) => day !== null && from <= day && day <= to);
  return [...new Set(clashes.filter(isOn).map(({ over }) => over))];
}

/** A course in one week, linked to its page. */
function CourseBar({ course, clashes }: { course: CalendarCourse; clashes: readonly ClashOver[] }) {
  const { id, image, nameOfCourse, date, dateTo, city, lecturer, room } = course;
  const state = courseState(course);
  return (
    <div className={state === 'active' ? 'course-bar' : 'course-bar off'} data-row>
      <Sign src={image} size={28} />
      <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>
      <span>
        <time dateTime={date}>{formatCourseDays(date, dateTo)}</time>
        {nonBreaking([city, takenSeats(course), lecturer ?? 'bez lektora', room].filter(Boolean).join(' · '))}
      </span>
      {state !== 'active' && <StateBadge of="course" is={state} />}
      {clashes.map((over) => (
        <Badge key={over} look="wait" label={CLASHES[over]} />
      ))}
    </div>
  );
}

const CLASHES: Record<ClashOver, string> = {
  lecturer: 'Lektor má viac kurzov',
  room: 'V\u00A0miestnosti je viac kurzov',
};
