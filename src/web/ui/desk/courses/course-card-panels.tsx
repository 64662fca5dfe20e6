import { type CourseStage, type CourseWithSeats, coursePath } from '#domain/courses/course.ts';
import { seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';
import { formatDays, monthsTouched } from '#domain/day.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { Months } from '#web/ui/shared/months.tsx';
import { Seats } from '#web/ui/shared/seats.tsx';
import { Sign } from '#web/ui/shared/sign.tsx';

type ShownCourse = Pick<
  CourseWithSeats,
  | 'id'
  | 'nameOfCourse'
  | 'slug'
  | 'date'
  | 'dateTo'
  | 'city'
  | 'image'
  | 'price'
  | 'status'
  | 'capacity'
  | 'seatsTaken'
  | 'seatsOffered'
  | 'seatsAwaited'
>;

/** The course as its tag, with the way to change it. */
export function CourseCard({ course }: { course: ShownCourse }) {
  return (
    <aside className="tag facts" aria-label="Kurz">
      <div className="tag-in">
        <div className="tag-hole" />
        <div className="tag-top">
          <Sign src={course.image} size={64} />
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
        <a className="btn btn--line btn--sm" href={`/dashboard/kurzy/${encodeURIComponent(course.id)}`}>
          Upraviť kurz
        </a>
      </div>
    </aside>
  );
}

/** What a visitor is shown of the course now. */
export function OnTheWebPanel({ course, stage }: { course: ShownCourse; stage: CourseStage }) {
  return (
    <Panel title="Na webe">
      <div className="panel-body">
        <p>{shownNow(course, stage)}</p>
        {course.status === 'active' && (
          <a className="arrow-link" href={coursePath(course.slug)}>
            Stránka kurzu
          </a>
        )}
      </div>
    </Panel>
  );
}

function shownNow(course: ShownCourse, stage: CourseStage) {
  if (course.status === 'inactive') return 'Kurz je skrytý, návštevníci ho nevidia.';
  if (stage !== 'open') return COURSE_CLOSED[stage];
  const words = seatsOnOffer(course) === 0 ? 'Obsadené – zapísať ako náhradník' : seatsSentence(course);
  return (
    <>
      Karta kurzu teraz ukazuje <b>{nonBreaking(words)}</b>.
    </>
  );
}
