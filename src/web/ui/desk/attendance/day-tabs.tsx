import { type Day, formatWeekday } from '#domain/day.ts';
import { attendancePath } from './attendance-path.ts';

interface DayTabsProps {
  courseId: string;
  days: Day[];
  /** The day that is shown. */
  day: Day;
}

/** The days of a course that takes several, as plain links. */
export function DayTabs({ courseId, days, day: shown }: DayTabsProps) {
  return (
    <nav className="tabs tabs--days" aria-label="Deň kurzu">
      {days.map((day, index) => (
        <a
          key={day}
          href={attendancePath(courseId, day)}
          aria-current={day === shown ? 'page' : undefined}
          aria-keyshortcuts={String(index + 1)}
        >
          {formatWeekday(day)}
        </a>
      ))}
    </nav>
  );
}
