import { Link, useLocation } from 'react-router';
import { COURSE_STATUS_LABELS, type CourseWithSeats } from '#domain/courses/course.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '#web/ui/shared/sign.tsx';

/** The list as a table (specification section 2.11); below lg each row becomes a small card. */
export function CourseRows({ courses }: { courses: CourseWithSeats[] }) {
  return (
    <table className="rows rows--courses" aria-label="Kurzy">
      <thead>
        <tr>
          <th scope="col">Názov kurzu</th>
          <th scope="col">Dátum</th>
          <th scope="col">Mesto</th>
          <th scope="col">Status</th>
          <th scope="col" className="r">
            Akcie
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <CourseRow key={course.id} course={course} />
        ))}
      </tbody>
    </table>
  );
}

function CourseRow({ course }: { course: CourseWithSeats }) {
  const { search } = useLocation();
  const isActive = course.status === 'active';
  const nameId = `kurz-${course.id}`;
  const path = `/dashboard/kurzy/${encodeURIComponent(course.id)}`;
  // every row has the same three words: whose they are is told by the name they point at
  const to = (pathname: string) => ({
    to: { pathname, search },
    preventScrollReset: true,
    'aria-describedby': nameId,
  });
  return (
    <tr className={isActive ? undefined : 'off'}>
      <td>
        <div className="course-name">
          <Sign src={course.image} size={36} />
          <b id={nameId}>{nonBreaking(course.nameOfCourse)}</b>
          <span>{course.slug}</span>
        </div>
      </td>
      <td className="num">
        {formatDays(course.date, course.dateTo)}
        {course.capacity > 0 && (
          <span className="sub">
            obsadené {course.seatsTaken} z&nbsp;{course.capacity}
          </span>
        )}
      </td>
      <td>{course.city}</td>
      <td>
        <span className={isActive ? 'badge badge--on' : 'badge badge--off'}>
          {COURSE_STATUS_LABELS[course.status]}
        </span>
      </td>
      <td>
        <div className="row-actions">
          <Link {...to(path)}>Upraviť</Link>
          <Link {...to(`${path}/kopia`)}>Duplikovať</Link>
          <Link {...to(`${path}/zmazanie`)} className="del">
            Zmazať
          </Link>
        </div>
      </td>
    </tr>
  );
}

/** What stands in place of a list without rows. */
export function NoCourses({ isFiltered }: { isFiltered: boolean }) {
  return (
    <div className="empty">
      <Sign src="system-info" size={56} />
      <h2>{isFiltered ? 'Žiadne kurzy nezodpovedajú filtru.' : 'Zatiaľ tu nie je žiadny kurz.'}</h2>
      {isFiltered ? (
        <div className="btns">
          <Link className="btn btn--line btn--sm" to="/dashboard" preventScrollReset>
            Vymazať filtre
          </Link>
        </div>
      ) : (
        <p>Prvý pridáte tlačidlom Pridať kurz. Na webe sa ukáže, keď bude aktívny.</p>
      )}
    </div>
  );
}
