import { venueName } from '#domain/courses/course.ts';
import { photographSubject } from '#domain/photographs/photograph.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { PhotographFigure, usePhotographs } from '#web/site/kit/photograph.tsx';

interface LecturerAndVenueProps {
  course: { place: string; city: string };
  /** Undefined while the course has no lecturer. */
  lecturer: { id: string; name: string } | undefined;
}

/** The lecturer and venue of a course, only with photographs: consent to a photograph covers the name. */
export function LecturerAndVenue({ course, lecturer }: LecturerAndVenueProps) {
  const subjects = new Set(usePhotographs().map(({ subject }) => subject));
  const venue = venueName(course);
  const hasLecturer = lecturer && subjects.has(photographSubject('lecturer', lecturer.id));
  const hasVenue = subjects.has(photographSubject('hall', venue));
  if (!hasLecturer && !hasVenue) return null;
  const title = !hasVenue ? 'Kto kurz vedie' : hasLecturer ? 'Kto a kde Vás bude školiť' : 'Kde sa kurz koná';
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
        {hasVenue && (
          <li>
            <PhotographFigure kind="hall" name={venue} sizes="(width >= 40rem) 20rem, 100vw" />
            <p>
              Miesto konania
              <b>{nonBreaking(venue)}</b>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
