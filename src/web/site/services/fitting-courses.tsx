import { coursePath } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import type { CourseType } from '#domain/courses/course-type.ts';
import { seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';
import { formatCourseDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { DrawnSign } from '#web/site/kit/drawn-sign.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { waitlistPath } from '#web/site/waitlist/waitlist-path.ts';
import type { ServicePage } from './service-pages.ts';

interface FittingCoursesProps {
  page: ServicePage;
  courses: OfferedCourse[];
  types: CourseType[];
}

/** The related courses on offer; their types when none is on offer. */
export function FittingCourses({ page, courses, types }: FittingCoursesProps) {
  return (
    <Section id="kurzy" layout="cols">
      <div className="stick">
        <h2>Kurzy k&nbsp;tejto službe</h2>
        <p className="muted">
          Miesta na kurzoch majú z&nbsp;kapacitných dôvodov prednostne zmluvní klienti. Prihláška je nezáväzná.
        </p>
        <div className="btns">
          <a className="btn btn--line" href="/kurzy-a-skolenia">
            Všetky kurzy a&nbsp;školenia
          </a>
          {page.links.map(({ label, to }) => (
            <a key={to} className="btn btn--line" href={to}>
              {nonBreaking(label)}
            </a>
          ))}
        </div>
      </div>
      {courses.length > 0 ? <OfferedCourses courses={courses} /> : <NoneOffered types={types} />}
    </Section>
  );
}

function OfferedCourses({ courses }: { courses: OfferedCourse[] }) {
  return (
    <ul className="course-rows">
      {courses.map((course) => (
        <li key={course.id}>
          <DrawnSign src={course.image} size={64} />
          <h3>
            <a href={coursePath(course.slug)}>{nonBreaking(course.nameOfCourse)}</a>
          </h3>
          <p>
            {nonBreaking(
              [formatCourseDays(course.date, course.dateTo), course.city, course.price]
                .filter(Boolean)
                .join('\u00A0· '),
            )}
          </p>
          <p className={seatsOnOffer(course) === 0 ? 'full' : 'free'}>{seatsSentence(course)}</p>
        </li>
      ))}
    </ul>
  );
}

function NoneOffered({ types }: { types: CourseType[] }) {
  return (
    <div className="none-offered">
      <p className="lead">
        Momentálne tu nie je vypísaný žiadny termín. Pozrite si <a href="/kurzy-a-skolenia">celú ponuku kurzov</a>{' '}
        alebo nám <a href="/kontakt#kurzy-a-skolenia-kontakt">napíšte</a>, o&nbsp;ktorý kurz máte záujem.
      </p>
      <ul>
        {types.map(({ id, name, image }) => (
          <li key={id}>
            <DrawnSign src={image} size={48} />
            <a href={waitlistPath({ typeId: id })}>{nonBreaking(name)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
