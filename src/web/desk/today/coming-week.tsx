import { takenSeats } from '#domain/courses/seats.ts';
import { formatWeekday } from '#domain/day.ts';
import { nonBreaking, outOf } from '#domain/slovak.ts';
import type { listComingWeek } from '#server/today/coming-week.ts';
import { occupancyPath } from '#web/desk/courses/course-paths.ts';

const NEAR_DAYS = ['dnes, ', 'zajtra, '];

/** The courses of a week that begins today, beside what waits; days without a course are left out. */
export function ComingWeek({ week }: { week: Awaited<ReturnType<typeof listComingWeek>> }) {
  return (
    <section className="coming-week" aria-labelledby="tyzden">
      <h2 id="tyzden">Najbližších 7&nbsp;dní</h2>
      {week.every(({ courses }) => courses.length === 0) && <p>Bez kurzu.</p>}
      {week.map(
        ({ day, courses }, index) =>
          courses.length > 0 && (
            <section key={day}>
              <h3>
                {NEAR_DAYS[index]}
                {formatWeekday(day)}
              </h3>
              <ul>
                {courses.map(({ id, nameOfCourse, city, hours, lecturer, held, ...seats }) => {
                  const ofSeveral = held.length > 1 && `${held.indexOf(day) + 1}. deň ${outOf(held.length)}`;
                  const facts = [hours, city, ofSeveral, takenSeats(seats), lecturer].filter(Boolean);
                  return (
                    <li key={id}>
                      <a href={occupancyPath(id)}>{nonBreaking(nameOfCourse)}</a>
                      <p>{nonBreaking(facts.join(' · '))}</p>
                    </li>
                  );
                })}
              </ul>
            </section>
          ),
      )}
    </section>
  );
}
