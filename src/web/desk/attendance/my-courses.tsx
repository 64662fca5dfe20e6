import { lastDayOf } from '#domain/courses/course.ts';
import { type Day, formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { type ListedTaughtCourse, listTaughtCourses } from '#server/attendance/taught-courses.ts';
import { today } from '#server/clock.ts';
import { attendancePath } from '#web/desk/courses/course-paths.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { Badge, StateBadge } from '#web/desk/kit/badge.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { actsColumn, type Column, EmptyList, Table } from '#web/desk/kit/desk-list.tsx';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/my-courses';

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'teaching');
  const day = today(app);
  return { ...(await listTaughtCourses(db, staff.id, day)), today: day };
}

export default function MyCourses({ loaderData: { coming, past, today } }: Route.ComponentProps) {
  const columns = columnsOf(today);
  return (
    <>
      <DeskHead title="Moje kurzy" note="Kurzy, ktoré vediete" />
      <section className="taught">
        <h2>Dnes a&nbsp;najbližšie</h2>
        {coming.length > 0 ? (
          <Table isEven label="Dnes a najbližšie" columns={columns} rows={coming} keyOf={({ id }) => id} />
        ) : (
          <EmptyList title="Žiadny kurz pred sebou nemáte.">Kurzy Vám prideľuje koordinátor.</EmptyList>
        )}
      </section>
      {past.length > 0 && (
        <section className="taught">
          <h2>Za posledné tri mesiace</h2>
          <Table isEven label="Za posledné tri mesiace" columns={columns} rows={past} keyOf={({ id }) => id} />
        </section>
      )}
    </>
  );
}

function columnsOf(today: Day): Column<ListedTaughtCourse>[] {
  return [
    {
      title: 'Kurz',
      className: 'title',
      cell: ({ id, nameOfCourse, image }) => (
        <div className="pictured">
          <Sign src={image} size={36} />
          <b id={`kurz-${id}`}>
            <a href={attendancePath(id)}>{nonBreaking(nameOfCourse)}</a>
          </b>
        </div>
      ),
    },
    {
      title: 'Dátum',
      className: 'num',
      cell: (course) => {
        const { date, dateTo, hours, cancelledAt } = course;
        const isToday = date <= today && today <= lastDayOf(course);
        return (
          <>
            {formatDays(date, dateTo)}{' '}
            {cancelledAt ? <StateBadge of="course" is="cancelled" /> : isToday && <Badge look="new" label="Dnes" />}
            {hours && <span className="sub">{nonBreaking(hours)}</span>}
          </>
        );
      },
    },
    {
      title: 'Miesto',
      className: 'long',
      cell: ({ city, place, room }) => (
        <>
          {city}
          <span className="sub">{[place, room].filter(Boolean).join(', ')}</span>
        </>
      ),
    },
    { title: 'Účastníci', label: 'Účastníci', className: 'num r', cell: ({ seatsTaken }) => seatsTaken },
    actsColumn(({ id }) => (
      <Act label="Prítomnosť" to={attendancePath(id)} describedBy={`kurz-${id}`} keys="attendance" />
    )),
  ];
}
