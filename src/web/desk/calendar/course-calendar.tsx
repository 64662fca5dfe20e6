import { endsOf, monthsLater, spelledMonth, weeksOf } from '#domain/month.ts';
import { counted } from '#domain/slovak.ts';
import { today } from '#server/clock.ts';
import { findNextMonth, listCalendarCourses } from '#server/courses/course-calendar.ts';
import { listClashes } from '#server/courses/course-clashes.ts';
import { listLecturers } from '#server/staff/lecturers.ts';
import { ClashNotice } from '#web/desk/courses/clash-notice.tsx';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { FilterBar } from '#web/desk/kit/filter-bar.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Icon } from '#web/shared/icon.tsx';
import type { Route } from './+types/course-calendar';
import { calendarList, readCalendarFilter } from './calendar-list.ts';
import { MonthTable } from './month-table.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db } = await requireStaff(args, 'office');
  const [day, lecturers] = [today(app), await listLecturers(db)];
  const filter = readCalendarFilter(args.url.searchParams, { today: day, lecturers });
  const courses = await listCalendarCourses(db, endsOf(filter.month), filter);
  const clashes = await listClashes(db, courses);
  const nextMonth = courses.length > 0 ? undefined : await findNextMonth(db, filter);
  const { month } = filter;
  const around = { previous: monthsLater(month, -1), next: monthsLater(month, 1) };
  return { filter, ...around, weeks: weeksOf(month), today: day, lecturers, courses, clashes, nextMonth };
}

/** A month of courses: the lecturer, days and place of each, and its clashes. */
export default function CourseCalendar({ loaderData }: Route.ComponentProps) {
  const { filter, lecturers, courses, clashes } = loaderData;
  return (
    <>
      <DeskHead
        title="Kalendár"
        pageTitle={`Kalendár, ${spelledMonth(filter.month)}`}
        note="Kurzy mesiaca deň po dni"
      />
      <ClashNotice
        title={`${counted(clashes.length, 'kolízia', 'kolízie', 'kolízií')} lektorov a miestností`}
        clashes={clashes}
      />
      <FilterBar
        list={calendarList}
        filter={filter}
        options={{ lecturerId: lecturers }}
        count={counted(courses.length, ...calendarList.noun)}
      />
      <MonthNavigation {...loaderData} />
      {courses.length > 0 ? <MonthTable {...loaderData} /> : <NoCourses {...loaderData} />}
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

/** Shown in place of a month without courses, with a link to the next month that has some. */
function NoCourses({ filter, nextMonth }: Loaded) {
  const isNarrowed = calendarList.narrowing(filter).length > 0;
  return (
    <EmptyList
      title={isNarrowed ? calendarList.noMatch : calendarList.empty.title}
      clearPath={isNarrowed ? calendarList.at({ month: filter.month }) : undefined}
    >
      {nextMonth ? (
        <>
          Najbližší je v&nbsp;mesiaci{' '}
          <a href={calendarList.at({ ...filter, month: nextMonth })}>{spelledMonth(nextMonth)}</a>.
        </>
      ) : (
        <>Nie je ani v&nbsp;žiadnom ďalšom.</>
      )}
    </EmptyList>
  );
}

/** The month that is shown, with links to the previous, current and next month. */
function MonthNavigation({ filter, previous, next }: Loaded) {
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
          <span className="sr-only">{spelledMonth(previous)}</span>
        </a>
        <ActButton label="Dnes" to={calendarList.at({ ...filter, month: undefined })} keys="date" isSmall />
        <a
          className="btn btn--line btn--sm"
          href={calendarList.at({ ...filter, month: next })}
          aria-keyshortcuts={KEYS.next}
        >
          <span className="sr-only">{spelledMonth(next)}</span>
          <Icon name="right" />
        </a>
      </nav>
    </div>
  );
}
