import { type CourseState, coursePath } from '#domain/courses/course.ts';
import { drawnSeats, type Occupancy, occupancySentence, type SeatUse } from '#domain/courses/occupancy.ts';
import { seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Act } from '#web/desk/kit/acts.tsx';
import { KEYS } from '#web/desk/kit/keys.ts';
import { Panel } from '#web/desk/kit/panel.tsx';
import { signUpList } from '#web/desk/sign-ups/sign-up-list.ts';
import type { Route } from './+types/occupancy';
import { CourseLinkField } from './course-link-field.tsx';
import { coursePagePath } from './course-paths.ts';

type OnTheWebPanelProps = Pick<Route.ComponentProps['loaderData'], 'course' | 'state' | 'stage' | 'link'>;

/** What visitors see of the course now, with a link to it. */
export function OnTheWebPanel({ course, state, stage, link }: OnTheWebPanelProps) {
  return (
    <Panel title="Na webe" term={state === 'private' ? 'privateCourse' : undefined} body>
      {state !== 'active' && <p>{nonBreaking(NOT_FOR_ALL[state])}</p>}
      {(state === 'active' || state === 'private') && <p>{shownNow({ course, stage })}</p>}
      {link && <CourseLinkField link={link} />}
      <div className="btns">
        {state === 'active' ? (
          <Act label="Stránka kurzu" to={coursePath(course.slug)} keys="view" className="arrow-link" />
        ) : (
          <a className="arrow-link" href={coursePagePath(course.id, 'nahlad')} aria-keyshortcuts={KEYS.view}>
            Náhľad stránky kurzu
          </a>
        )}
        {link && <Act label="Vymeniť odkaz" to={coursePagePath(course.id, 'novy-odkaz')} className="arrow-link" />}
      </div>
    </Panel>
  );
}

/** Why the course is not public. */
const NOT_FOR_ALL: Record<Exclude<CourseState, 'active'>, string> = {
  private: 'Kurz je súkromný, vidí ho len ten, kto má odkaz.',
  inactive: 'Kurz je skrytý, návštevníci ho nevidia.',
  cancelled: COURSE_CLOSED.cancelled,
};

function shownNow({ course, stage }: Pick<OnTheWebPanelProps, 'course' | 'stage'>) {
  if (stage !== 'open') return COURSE_CLOSED[stage];
  const phrase = seatsOnOffer(course) === 0 ? 'Obsadené – zapísať sa ako náhradník' : seatsSentence(course);
  return (
    <>
      Karta kurzu teraz ukazuje <b>{nonBreaking(phrase)}</b>.
    </>
  );
}

/** Links to the sign-ups, where older emails and files are shown. */
export function AllAtSignUps({ courseId }: { courseId: string }) {
  return <Act label="Staršie sú pri prihláškach" to={signUpList.at({ courseId })} className="arrow-link" />;
}

/** How the seats of a course are used; drawn one by one only for few seats. */
export function SeatLine({ occupancy }: { occupancy: Occupancy }) {
  const seats = drawnSeats(occupancy);
  return (
    <section className="seat-line" aria-label="Miesta">
      {seats.length > 0 && (
        <span className="seats seats--big" aria-hidden="true">
          {seats.map((use, index) => (
            <i key={index} className={CLASSES[use]} />
          ))}
        </span>
      )}
      <p>{nonBreaking(occupancySentence(occupancy))}</p>
    </section>
  );
}

const CLASSES: Record<SeatUse, string | undefined> = {
  named: undefined,
  unnamed: 'u',
  offered: 'o',
  free: 'is-free',
};
