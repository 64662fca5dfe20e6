import type { ClashOver, CourseClash } from '#domain/courses/clash.ts';
import { courseState } from '#domain/courses/course.ts';
import type { CalendarCourse } from '#domain/courses/course-calendar.ts';
import { type Day, formatDay, formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { occupancyPath } from '#web/desk/courses/occupancy-path.ts';
import { takenSeats } from '#web/desk/courses/taken-seats.ts';
import { Badge, StateBadge } from '#web/desk/kit/badge.tsx';

interface CalendarEntryProps {
  course: CalendarCourse;
  /** One of the course's days. */
  day: Day;
  /** The clashes of the course on this day. */
  clashes: readonly CourseClash[];
}

/** A course on one of its days, linked to its page. */
export function CalendarEntry({ course, day, clashes }: CalendarEntryProps) {
  const { id, nameOfCourse, city, lecturer, room } = course;
  const state = courseState(course);
  const overs = new Set(clashes.map(({ over }) => over));
  return (
    <li className={state === 'active' ? undefined : 'off'} data-row>
      <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>
      <span>
        {city}, {takenSeats(course)}
      </span>
      <span>{lecturer ?? 'bez lektora'}</span>
      {room && <span>{nonBreaking(room)}</span>}
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
