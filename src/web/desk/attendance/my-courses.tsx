import type { CourseWithSeats } from '#domain/courses/course.ts';
import { type Day, formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { listTaughtCourses } from '#server/attendance/taught-courses.ts';
import { today } from '#server/clock.ts';
import { attendancePath } from '#web/desk/courses/course-paths.ts';
import { Badge } from '#web/desk/kit/badge.tsx';
import { DeskHead } from '#web/desk/kit/desk-head.tsx';
import { EmptyList, Rows } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { requireStaff } from '#web/desk/staff-guard.ts';
import { pageMeta } from '#web/shared/page-meta.ts';
import { Sign } from '#web/shared/sign.tsx';
import type { Route } from './+types/my-courses';

export const meta = () => pageMeta({ title: 'Moje kurzy – správa', description: 'Kurzy, ktoré vediete' });

export async function loader(args: Route.LoaderArgs) {
  const { app, db, staff } = await requireStaff(args, 'teaching');
  const day = today(app);
  return { ...(await listTaughtCourses(db, staff.id, day)), today: day };
}

export default function MyCourses({ loaderData: { coming, past, today } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead title="Moje kurzy" note="Kurzy, ktoré vediete" />
      <section className="taught">
        <h2>Dnes a&nbsp;najbližšie</h2>
        {coming.length > 0 ? (
          <TaughtRows label="Dnes a najbližšie" courses={coming} today={today} />
        ) : (
          <EmptyList title="Žiadny kurz pred sebou nemáte.">Kurzy Vám prideľuje koordinátor.</EmptyList>
        )}
      </section>
      {past.length > 0 && (
        <section className="taught">
          <h2>Za posledné tri mesiace</h2>
          <TaughtRows label="Za posledné tri mesiace" courses={past} today={today} />
        </section>
      )}
    </>
  );
}

interface TaughtRowsProps {
  /** The accessible name of the table. */
  label: string;
  courses: Pick<
    CourseWithSeats,
    'id' | 'nameOfCourse' | 'date' | 'dateTo' | 'city' | 'place' | 'image' | 'seatsTaken'
  >[];
  today: Day;
}

/** A lecturer's courses. */
function TaughtRows({ label, courses, today }: TaughtRowsProps) {
  return (
    <Rows isEven label={label} columns={COLUMNS}>
      {courses.map(({ id, nameOfCourse, date, dateTo, city, place, image, seatsTaken }) => (
        <tr key={id}>
          <td className="title">
            <div className="pictured">
              <Sign src={image} size={36} />
              <b id={`kurz-${id}`}>
                <a href={attendancePath(id)}>{nonBreaking(nameOfCourse)}</a>
              </b>
            </div>
          </td>
          <td className="num">
            {formatDays(date, dateTo)}{' '}
            {date <= today && today <= (dateTo ?? date) && <Badge look="new" label="Dnes" />}
          </td>
          <td>
            {city}
            <span className="sub">{place}</span>
          </td>
          <td className="num r" data-label="Účastníci">
            {seatsTaken}
          </td>
          <td>
            <div className="row-actions">
              <a href={attendancePath(id)} aria-describedby={`kurz-${id}`} aria-keyshortcuts={KEYS.attendance}>
                Prítomnosť
              </a>
            </div>
          </td>
        </tr>
      ))}
    </Rows>
  );
}

const COLUMNS = [
  { title: 'Kurz' },
  { title: 'Dátum' },
  { title: 'Miesto' },
  { title: 'Účastníci', className: 'r' },
  { title: 'Akcie', className: 'r' },
];
