import type { CourseWithSeats } from '#domain/courses/course.ts';
import { type Day, formatDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Badge } from '#web/desk/kit/badge.tsx';
import { Rows } from '#web/desk/kit/desk-list.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Sign } from '#web/shared/sign.tsx';
import { attendancePath } from './attendance-path.ts';

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
export function TaughtRows({ label, courses, today }: TaughtRowsProps) {
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
