import type { CalendarFilter } from '#domain/courses/course-calendar.ts';
import { type Month, spelledMonth } from '#domain/month.ts';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Icon } from '#web/shared/icon.tsx';
import { calendarList } from './calendar-list.ts';

interface MonthNavigationProps {
  filter: CalendarFilter;
  previous: Month;
  next: Month;
}

/** The month that is shown, with links to the previous, current and next month. */
export function MonthNavigation({ filter, previous, next }: MonthNavigationProps) {
  return (
    <div className="month-head">
      <h2>{spelledMonth(filter.month)}</h2>
      <nav className="btns" aria-label="Mesiace">
        <a
          className="btn btn--line btn--sm"
          href={calendarList.at({ ...filter, month: previous })}
          aria-keyshortcuts={KEYS.previous}
        >
          <Icon name="left" />
          {spelledMonth(previous)}
        </a>
        <a
          className="btn btn--line btn--sm"
          href={calendarList.at({ ...filter, month: undefined })}
          aria-keyshortcuts={KEYS.date}
        >
          Dnes
        </a>
        <a
          className="btn btn--line btn--sm"
          href={calendarList.at({ ...filter, month: next })}
          aria-keyshortcuts={KEYS.next}
        >
          {spelledMonth(next)}
          <Icon name="right" />
        </a>
      </nav>
    </div>
  );
}
