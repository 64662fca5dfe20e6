import { COURSE_STATUS_LABELS, type CourseWithSeats } from '#domain/course.ts';
import { formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Sign } from '../sign.tsx';
import type { CourseTable } from './use-course-table.ts';

export interface CourseActions {
  onEdit(course: CourseWithSeats): void;
  onDuplicate(course: CourseWithSeats): void;
  onDelete(course: CourseWithSeats): void;
}

/** The list as a table (specification section 2.11); below lg each row becomes a small card. */
export function CourseRows({ table, actions }: { table: CourseTable; actions: CourseActions }) {
  const { rows } = table.getRowModel();
  if (rows.length === 0) return <NoRows table={table} />;
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
        {rows.map(({ id, original }) => (
          <CourseRow key={id} course={original} actions={actions} />
        ))}
      </tbody>
    </table>
  );
}

function CourseRow({ course, actions }: { course: CourseWithSeats; actions: CourseActions }) {
  const isActive = course.status === 'active';
  const nameId = `kurz-${course.id}`;
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
        {/* every row has the same three words: whose they are is told by the name they point at */}
        <div className="row-actions">
          <button type="button" aria-describedby={nameId} onClick={() => actions.onEdit(course)}>
            Upraviť
          </button>
          <button type="button" aria-describedby={nameId} onClick={() => actions.onDuplicate(course)}>
            Duplikovať
          </button>
          <button type="button" className="del" aria-describedby={nameId} onClick={() => actions.onDelete(course)}>
            Zmazať
          </button>
        </div>
      </td>
    </tr>
  );
}

function NoRows({ table }: { table: CourseTable }) {
  const isFiltered = Boolean(table.state.globalFilter) || table.state.columnFilters.length > 0;
  function clear() {
    table.setGlobalFilter('');
    table.setColumnFilters([]);
  }
  return (
    <div className="empty">
      <Sign src="system-info" size={56} />
      <h2>{isFiltered ? 'Žiadne kurzy nezodpovedajú filtru.' : 'Zatiaľ tu nie je žiadny kurz.'}</h2>
      {isFiltered ? (
        <div className="btns">
          <button type="button" className="btn btn--line btn--sm" onClick={clear}>
            Vymazať filtre
          </button>
        </div>
      ) : (
        <p>Prvý pridáte tlačidlom Pridať kurz. Na webe sa ukáže, keď bude aktívny.</p>
      )}
    </div>
  );
}
