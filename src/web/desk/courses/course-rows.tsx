import { href, Link, useLocation } from 'react-router';
import { courseStage, courseState } from '#domain/courses/course.ts';
import type { ListedCourse } from '#domain/courses/course-list.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { DeskLink, More } from '#web/desk/kit/menu.tsx';
import { ChoiceBox } from '#web/desk/kit/selection.tsx';
import { useDeskData } from '#web/desk/kit/use-desk-data.ts';
import { Sign } from '#web/shared/sign.tsx';
import { attendancePath, occupancyPath } from './course-paths.ts';
import { takenSeats } from './taken-seats.ts';

/** The list as a table (specification section 2.11). */
export function CourseRows({ courses }: { courses: ListedCourse[] }) {
  return (
    <Rows label="Kurzy" columns={COLUMNS}>
      {courses.map((course) => (
        <CourseRow key={course.id} course={course} />
      ))}
    </Rows>
  );
}

/** The id of the form the row checkboxes belong to. */
export const CHOSEN_COURSES = 'chosen-courses';

const COLUMNS = [
  { title: 'Výber' },
  { title: 'Názov kurzu' },
  { title: 'Dátum' },
  { title: 'Mesto' },
  { title: 'Status' },
  { title: 'Akcie', className: 'r' },
];

function CourseRow({ course }: { course: ListedCourse }) {
  const { search } = useLocation();
  const today = useDeskData()?.today;
  const state = courseState(course);
  const nameId = `kurz-${course.id}`;
  const path = href('/dashboard/kurzy/:id', { id: course.id });
  // the link texts are the same in every row: they are distinguished by the course name they refer to
  const to = (pathname: string) => ({
    to: { pathname, search },
    preventScrollReset: true,
    'aria-describedby': nameId,
  });
  return (
    <tr className={state === 'active' || state === 'private' ? undefined : 'off'}>
      <td className="sel">
        {state !== 'cancelled' && (
          <ChoiceBox
            form={CHOSEN_COURSES}
            value={course.id}
            label={`${course.nameOfCourse}, ${formatDays(course.date, course.dateTo)}, ${course.city}`}
            weight={course.seatsTaken}
          />
        )}
      </td>
      <td className="title">
        <div className="pictured">
          <Sign src={course.image} size={36} />
          <b id={nameId}>
            <a href={occupancyPath(course.id)}>{nonBreaking(course.nameOfCourse)}</a>
          </b>
          <span>{course.slug}</span>
        </div>
      </td>
      <td className="num">
        {formatDays(course.date, course.dateTo)}
        <Taken course={course} />
      </td>
      <td>{course.city}</td>
      <td>
        <StateBadge of="course" is={state} />
      </td>
      <td>
        <div className="row-actions">
          {state === 'cancelled' ? (
            <Link {...to(`${path}/obnovenie`)} aria-keyshortcuts={KEYS.restore}>
              Obnoviť
            </Link>
          ) : (
            <Link {...to(path)} aria-keyshortcuts={KEYS.edit}>
              Upraviť
            </Link>
          )}
          <Link {...to(`${path}/kopia`)} aria-keyshortcuts={KEYS.copy}>
            Duplikovať
          </Link>
          <Link {...to(`${path}/zmazanie`)} className="del" aria-keyshortcuts={KEYS.remove}>
            Zmazať
          </Link>
          <More of={course.nameOfCourse}>
            {today && courseStage(course, today) === 'open' && (
              <DeskLink {...to(`${path}/zrusenie`)} className="del" aria-keyshortcuts={KEYS.cancel}>
                Zrušiť kurz
              </DeskLink>
            )}
          </More>
        </div>
      </td>
    </tr>
  );
}

/** The seats taken, and whether they reach the minimum; links to the course's page, or to its attendance. */
function Taken({ course: { id, capacity, minimum, seatsTaken, cancelledAt } }: { course: ListedCourse }) {
  return (
    <div className="sub">
      <a href={occupancyPath(id)} aria-describedby={`kurz-${id}`} aria-keyshortcuts={KEYS.occupancy}>
        {takenSeats({ capacity, seatsTaken })}
      </a>
      {seatsTaken > 0 && (
        <a href={attendancePath(id)} aria-describedby={`kurz-${id}`} aria-keyshortcuts={KEYS.attendance}>
          prítomnosť
        </a>
      )}
      {cancelledAt === null && seatsTaken < minimum && <span className="flag flag--warn">minimum {minimum}</span>}
    </div>
  );
}
