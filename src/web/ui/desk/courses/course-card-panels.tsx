import { type CourseStage, type CourseWithSeats, coursePath } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Panel } from '#web/ui/desk/panel.tsx';
import { TagBody } from '#web/ui/shared/tag-body.tsx';

type ShownCourse = Omit<OfferedCourse, 'courseTypeId'> & Pick<CourseWithSeats, 'status'>;

/** The course as its tag, with the way to change it. */
export function CourseCard({ course }: { course: ShownCourse }) {
  return (
    <aside className="tag facts" aria-label="Kurz">
      <TagBody course={course} signSize={64}>
        <a className="btn btn--line btn--sm" href={`/dashboard/kurzy/${encodeURIComponent(course.id)}`}>
          Upraviť kurz
        </a>
      </TagBody>
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
