import { data, redirect } from 'react-router';
import { COURSE_CLOSED, courseDays, DAY_WRONG, isAttendanceOpen, selectDay } from '#domain/attendance/attendance.ts';
import { type Day, formatDay, formatDays, formatWeekday } from '#domain/day.ts';
import { countedParticipants, verbFor } from '#domain/slovak.ts';
import { may } from '#domain/staff/permissions.ts';
import { findTaughtCourse, listAttendance, markAttendance } from '#server/attendance/attendance.ts';
import { today } from '#server/clock.ts';
import { prepareCompiler } from '#server/course-documents/prepare-compiler.ts';
import { findLecturer } from '#server/staff/lecturers.ts';
import { attendancePath, coursePagePath, courseSteps } from '#web/desk/courses/course-paths.ts';
import { ActButton } from '#web/desk/kit/acts.tsx';
import { PageHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList } from '#web/desk/kit/desk-list.tsx';
import { DeskNotice } from '#web/desk/kit/desk-notice.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { readForm } from '#web/forms/form.ts';
import { found } from '#web/shared/found.ts';
import type { Route } from './+types/attendance';
import { AttendanceList, ExpectedAttendance } from './attendance-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'teaching');
  const course = found(await findTaughtCourse(db, staff, args.params.id));
  prepareCompiler();
  const days = courseDays(course);
  const day = selectDay(days, args.url.searchParams.get('den'), today(app));
  const [lines, lecturer] = await Promise.all([
    listAttendance(db, course.id, day),
    course.lecturerId === null ? undefined : findLecturer(db, course.lecturerId),
  ]);
  const { id, nameOfCourse, date, dateTo, city } = course;
  const called = { days, day, lines, isAttendanceOpen: isAttendanceOpen(day, today(app)) };
  return { course: { id, nameOfCourse, date, dateTo, city }, lecturer, ...called, isOffice: may(staff, 'office') };
}

/** The whole list, sent without scripts: only what its sender changed is stored. */
export async function action(args: Route.ActionArgs) {
  const { app, staff } = await requireStaff(args, 'teaching');
  const { texts: form } = await readForm(args);
  const idsOf = (name: string) => new Set(form.getAll(name).map(String));
  const [ticked, were] = [idsOf('pritomny'), idsOf('bol')];
  const marked = {
    courseId: args.params.id,
    day: String(form.get('den')),
    present: [...ticked.difference(were)],
    absent: [...were.difference(ticked)],
  };
  const { outcome } = found(await app.change(staff, (change) => markAttendance(change, marked)));
  if (outcome === 'day-wrong') return data({ complaint: DAY_WRONG }, { status: 422 });
  if (outcome === 'course-closed') return data({ complaint: COURSE_CLOSED }, { status: 409 });
  return redirect(attendancePath(marked.courseId, marked.day), 303);
}

/** The participants present on a day of a course. */
export default function Attendance({ loaderData, actionData }: Route.ComponentProps) {
  const { course, lecturer, days, day, lines, isAttendanceOpen, isOffice } = loaderData;
  const { id, nameOfCourse, date, dateTo, city } = course;
  const facts = [nameOfCourse, formatDays(date, dateTo), city, lecturer?.name].filter(Boolean);
  return (
    <>
      <PageHead
        parents={courseSteps(course, isOffice)}
        title="Prítomnosť"
        pageTitle="Prítomnosť – správa"
        note={facts.join(' · ')}
      >
        <ActButton label="Prezenčná listina" to={coursePagePath(id, 'listina.pdf')} keys="download" isSmall />
        <ActButton label={'Výsledky a\u00A0uzavretie'} to={coursePagePath(id, 'uzavretie')} isSmall />
      </PageHead>
      {actionData && <DeskNotice sign="system-chyba" role="alert" text={actionData.complaint} />}
      {days.length > 1 && <DayTabs courseId={id} days={days} day={day} />}
      {lines.length === 0 && <EmptyList title="Na kurze zatiaľ nikto nemá potvrdené miesto." />}
      {!isAttendanceOpen && lines.length > 0 && (
        <DeskNotice
          sign="system-info"
          text={`Prítomnosť sa tu dá zapísať od ${formatDay(day)}. ${expected(lines.length)}.`}
        />
      )}
      {lines.length > 0 &&
        (isAttendanceOpen ? (
          <AttendanceList key={day} courseId={id} day={day} lines={lines} />
        ) : (
          <ExpectedAttendance lines={lines} />
        ))}
    </>
  );
}

function expected(people: number): string {
  return `${verbFor(people, 'Príde', 'Prídu')} ${countedParticipants(people)}`;
}

interface DayTabsProps {
  courseId: string;
  days: Day[];
  /** The day that is shown. */
  day: Day;
}

/** The days of a course that takes several, as plain links. */
function DayTabs({ courseId, days, day: shown }: DayTabsProps) {
  return (
    <nav className="section-tabs" aria-label="Deň kurzu">
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
