import { href, Link } from 'react-router';
import { courseStage, courseState } from '#domain/courses/course.ts';
import type { ListedCourse } from '#domain/courses/course-list.ts';
import { takenSeats } from '#domain/courses/seats.ts';
import { type Day, formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { StateBadge } from '#web/desk/kit/badge.tsx';
import { actsColumn, type Column } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { DeskLink, More } from '#web/desk/kit/menu.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { attendancePath, occupancyPath } from './course-paths.ts';

/** `search` is the filter of the list, which the dialogs over it keep. */
export function courseColumns(search: string, today: Day | undefined): Column<ListedCourse>[] {
  return [
    {
      title: 'Názov kurzu',
      className: 'title',
      cell: ({ id, image, nameOfCourse, slug }) => (
        <div className="pictured">
          <Sign src={image} size={36} />
          <b id={`kurz-${id}`}>
            <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>
          </b>
          <span>{slug}</span>
        </div>
      ),
    },
    {
      title: 'Dátum',
      className: 'num',
      cell: (course) => (
        <>
          {formatDays(course.date, course.dateTo)}
          <Taken course={course} />
        </>
      ),
    },
    { title: 'Mesto', cell: ({ city }) => city },
    { title: 'Status', cell: (course) => <StateBadge of="course" is={courseState(course)} /> },
    actsColumn((course) => actsOf(course, search, today)),
  ];
}

function actsOf(course: ListedCourse, search: string, today: Day | undefined) {
  const path = href('/dashboard/kurzy/:id', { id: course.id });
  // the link texts are the same in every row: they are distinguished by the course name they refer to
  const to = (pathname: string) => ({
    to: { pathname, search },
    preventScrollReset: true,
    'aria-describedby': `kurz-${course.id}`,
  });
  return (
    <>
      {courseState(course) === 'cancelled' ? (
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
    </>
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
