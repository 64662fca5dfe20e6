import { coursePath } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { formatDays, monthsTouched } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Months } from './months.tsx';
import { Seats } from './seats.tsx';
import { Sign } from './sign.tsx';

/** A course on offer, as an inspection tag. */
export function CourseTag({ course }: { course: OfferedCourse }) {
  const isFull = seatsOnOffer(course) === 0;
  return (
    <article className="tag">
      <div className="tag-in">
        <div className="tag-hole" />
        <div className="tag-top">
          <Sign src={course.image} size={84} />
          <h3>{nonBreaking(course.nameOfCourse)}</h3>
        </div>
        <dl>
          <dt>Termín</dt>
          <dd>{formatDays(course.date, course.dateTo)}</dd>
          <dt>Mesto</dt>
          <dd>{course.city}</dd>
          {course.price && (
            <>
              <dt>Cena</dt>
              <dd>{course.price}</dd>
            </>
          )}
          <dt>Miesta</dt>
          <dd>
            <Seats {...course} />
          </dd>
        </dl>
        <Months months={monthsTouched(course.date, course.dateTo)} />
        {/* a page of its own: the browser, not a script, keeps what is typed there when somebody goes back and forth */}
        <a className={isFull ? 'btn btn--sm btn--line' : 'btn btn--sm'} href={coursePath(course.slug)}>
          {isFull ? 'Obsadené – zapísať ako náhradník' : 'Zobraziť kurz a\u00A0prihlásiť sa'}
          <span className="sr-only">
            : {nonBreaking(course.nameOfCourse)}, {formatDays(course.date, course.dateTo)}
          </span>
        </a>
      </div>
    </article>
  );
}
