import { nonBreaking } from '#domain/slovak.ts';
import type { UpcomingCourse } from '#domain/today/today-item.ts';
import { coursePhrase, expectedPeople } from '#domain/today/waiting-sentence.ts';
import { occupancyPath } from '#web/desk/courses/occupancy-path.ts';
import { Sign } from '#web/shared/sign.tsx';

/** Shown in place of a list without items: everything is done, and what comes next. */
export function NothingToday({ upcoming }: { upcoming: Pick<UpcomingCourse, 'course' | 'taken'>[] }) {
  return (
    <div className="empty">
      <Sign src="system-ok" size={56} />
      <h2>Na dnes je všetko hotové.</h2>
      <div>
        {upcoming.length === 0 ? (
          <p>Na najbližší pracovný deň nie je žiadny kurz.</p>
        ) : (
          <>
            <p>Najbližšie kurzy:</p>
            <ul className="today-coming">
              {upcoming.map(({ course, taken }) => (
                <li key={course.id}>
                  <a href={occupancyPath(course.id)}>{nonBreaking(coursePhrase(course))}</a>, {expectedPeople(taken)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
