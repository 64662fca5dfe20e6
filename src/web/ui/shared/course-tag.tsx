import { type CourseStage, type CourseWithSeats, coursePath } from '#domain/courses/course.ts';
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

const STAGES = { running: 'Kurz práve prebieha', over: 'Kurz sa už konal' } as const;

interface CourseFactsProps {
  course: CourseWithSeats;
  stage: CourseStage;
  action?: string;
}

/** The facts of one course beside its text; seats only while somebody can still have them. */
export function CourseFacts({ course, stage, action }: CourseFactsProps) {
  return (
    <aside className="tag facts course-detail-facts" aria-labelledby="udaje">
      <div className="tag-in">
        <div className="tag-hole" />
        <h2 className="facts-h" id="udaje">
          Údaje o&nbsp;kurze
        </h2>
        <dl>
          <dt>Termín</dt>
          <dd>{formatDays(course.date, course.dateTo)}</dd>
          <dt>Mesto</dt>
          <dd>{course.city}</dd>
          {course.place && (
            <>
              <dt>Miesto konania</dt>
              <dd>{nonBreaking(course.place)}</dd>
            </>
          )}
          {course.price && (
            <>
              <dt>Cena</dt>
              <dd className="price">{course.price}</dd>
            </>
          )}
          {course.capacity > 0 && (
            <>
              <dt>Kapacita</dt>
              <dd>{course.capacity}</dd>
            </>
          )}
          <dt>{stage === 'open' ? 'Miesta' : 'Stav'}</dt>
          <dd>{stage === 'open' ? <Seats {...course} /> : STAGES[stage]}</dd>
        </dl>
        <Months months={monthsTouched(course.date, course.dateTo)} />
        {action && (
          <a className="btn" href="#prihlaska">
            {action}
          </a>
        )}
      </div>
    </aside>
  );
}
