import { hallName, photographSubject } from '#domain/photographs/photograph.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PhotographFigure, usePhotographs } from './photograph.tsx';

interface CourseHostsProps {
  course: { place: string; city: string };
  /** Undefined while the course has no lecturer. */
  lecturer: { id: string; name: string } | undefined;
}

/** The lecturer and venue of a course, only with photographs: consent to a photograph covers the name. */
export function CourseHosts({ course, lecturer }: CourseHostsProps) {
  const subjects = new Set(usePhotographs().map(({ subject }) => subject));
  const hall = hallName(course);
  const hasLecturer = lecturer && subjects.has(photographSubject('lecturer', lecturer.id));
  const hasHall = subjects.has(photographSubject('hall', hall));
  if (!hasLecturer && !hasHall) return null;
  const title = !hasHall ? 'Kto kurz vedie' : hasLecturer ? 'Kto a kde Vás bude školiť' : 'Kde sa kurz koná';
  return (
    <section className="wrap course-hosts">
      <h2>{nonBreaking(title)}</h2>
      <ul>
        {hasLecturer && (
          <li>
            <PhotographFigure kind="lecturer" name={lecturer.id} sizes="7rem" />
            <p>
              Kurz vedie
              <b>{nonBreaking(lecturer.name)}</b>
            </p>
          </li>
        )}
        {hasHall && (
          <li>
            <PhotographFigure kind="hall" name={hall} sizes="(width >= 40rem) 20rem, 100vw" />
            <p>
              Miesto konania
              <b>{nonBreaking(hall)}</b>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
