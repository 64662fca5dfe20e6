import type { ReactNode } from 'react';
import { CITIES, type City, coursePath } from '#domain/courses/course.ts';
import { COURSES_PER_PAGE, type OfferedCourse } from '#domain/courses/course-list.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { formatCourseDays, formatDays } from '#domain/day.ts';
import { counted, nonBreaking } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { Pager } from '#web/shared/pager.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { Slovakia } from '#web/site/kit/slovakia.tsx';
import { waitlistPath } from '#web/site/waitlist/waitlist-path.ts';
import { Seats } from './seats.tsx';

export const FINDER_ID = 'ponuka-kurzov';

/** The id of the table of all dates. */
export const DATES_ID = 'terminy';

interface CourseFinderProps {
  /** The chosen city; without one there is no step 2 (specification section 4). */
  city: City | undefined;
  step: 1 | 2;
  offer: Offer;
  /** Whether the page has a table of all dates. */
  hasDates: boolean;
}

/** One page of the courses offered in the city; `total` counts all of them. */
interface Offer {
  courses: OfferedCourse[];
  total: number;
  page: number;
}

/** The two-step course finder. Its steps are plain links, so that it works without scripts and can be shared. */
export function CourseFinder({ city, step, offer, hasDates }: CourseFinderProps) {
  return (
    <div className="card steps">
      <Step
        number={1}
        title="Výber mesta"
        value={city}
        state={step === 1 ? 'on' : 'done'}
        to={city && citiesPath(city)}
      >
        {step === 1 && <Cities chosen={city} hasDates={hasDates} />}
      </Step>
      <Step number={2} title="Výber kurzu" state={step === 2 ? 'on' : 'off'} to={city && coursesPath(city)}>
        {step === 2 && city && <Choice city={city} {...offer} />}
      </Step>
    </div>
  );
}

interface StepProps {
  number: 1 | 2;
  title: string;
  value?: string;
  state: 'on' | 'done' | 'off';
  /** The link of its header; undefined until a city is chosen. */
  to: string | undefined;
  children: ReactNode;
}

function Step({ number, title, value, state, to, children }: StepProps) {
  const isOpen = state === 'on';
  const header = (
    <>
      <span className="step-n" aria-hidden="true">
        {number}
      </span>
      <h2>
        <span className="sr-only">Krok {number}: </span>
        {title}
      </h2>
      {value && <span className="val">{value}</span>}
    </>
  );
  return (
    <div className={`step step--${state}`}>
      {to && !isOpen ? (
        <a className="step-h" href={to}>
          {header}
          {state === 'done' && <span className="arrow-link">Zmeniť mesto</span>}
        </a>
      ) : (
        <div className="step-h" aria-current={isOpen ? 'step' : undefined}>
          {header}
          {!to && number === 2 && <span className="step-hint">Najprv vyberte mesto.</span>}
        </div>
      )}
      {children && <div className="step-b">{children}</div>}
    </div>
  );
}

function Cities({ chosen, hasDates }: { chosen: City | undefined; hasDates: boolean }) {
  return (
    <>
      <ul className="cities">
        {CITIES.map((name) => (
          <li key={name}>
            <a className="city" href={coursesPath(name)} aria-current={name === chosen ? 'true' : undefined}>
              <Slovakia city={name} />
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
      <div className="step-ways">
        {hasDates && (
          <a className="arrow-link" href={`#${DATES_ID}`}>
            Všetky termíny v&nbsp;jednej tabuľke
            <Icon name="down" />
          </a>
        )}
        <CalendarLink label="Pridať všetky termíny do kalendára" />
      </div>
    </>
  );
}

function Choice({ city, courses, total, page }: { city: City } & Offer) {
  return (
    <>
      <p className="sr-only" role="status">
        {city}: {counted(total, 'kurz', 'kurzy', 'kurzov')}
      </p>
      {total === 0 ? (
        <div className="step-empty">
          <p>Pre zvolené mesto nie sú dostupné žiadne kurzy!</p>
          <p className="muted">
            Vyberte iné mesto alebo nám <a href={waitlistPath({ city })}>dajte vedieť</a>, o&nbsp;aký kurz máte
            záujem. Nový termín ponúkneme najprv tým, ktorí naň čakajú.
          </p>
        </div>
      ) : (
        <div className="tags">
          {courses.map((course) => (
            <CourseTag key={course.id} course={course} />
          ))}
        </div>
      )}
      {total > COURSES_PER_PAGE && (
        <Pager page={page} pageSize={COURSES_PER_PAGE} total={total} path={(number) => coursesPath(city, number)} />
      )}
      {total > 0 && (
        <p className="muted">
          Nenašli ste svoj kurz? Pozrite si <a href={`/kurzy-a-skolenia#${DATES_ID}`}>termíny vo všetkých mestách</a>{' '}
          alebo nám <a href={waitlistPath({ city })}>dajte vedieť</a>, na aký kurz čakáte.
        </p>
      )}
      <div className="step-ways">
        <a className="btn btn--line btn--sm" href={citiesPath(city)}>
          <Icon name="left" />
          Späť na výber mesta
        </a>
        <CalendarLink city={city} label="Pridať do kalendára" />
      </div>
    </>
  );
}

/** A calendar subscribed to this address receives new, changed and cancelled courses. */
function CalendarLink({ city, label }: { city?: City; label: string }) {
  return (
    <a className="arrow-link" href={courseCalendarPath(city)}>
      {label}
      <Icon name="calendar" />
    </a>
  );
}

/** The address of the calendar of all courses, or of those in one city. */
export function courseCalendarPath(city?: City): string {
  return `/kurzy-a-skolenia/kalendar.ics${city ? `?mesto=${encodeURIComponent(city)}` : ''}`;
}

/** A page of the courses in a city. */
export function coursesPath(city: City, page = 1): string {
  const query = new URLSearchParams({ mesto: city, ...(page > 1 && { strana: String(page) }) });
  return `/kurzy-a-skolenia?${query}#${FINDER_ID}`;
}

function citiesPath(city: City): string {
  return `/kurzy-a-skolenia?${new URLSearchParams({ mesto: city, krok: '1' })}#${FINDER_ID}`;
}

/** A course on offer, as an inspection tag. */
function CourseTag({ course }: { course: OfferedCourse }) {
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
          <dd>{formatCourseDays(course.date, course.dateTo)}</dd>
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
        {/* a full page load, so that the browser itself restores typed text on Back and Forward */}
        <a className={isFull ? 'btn btn--sm btn--line' : 'btn btn--sm'} href={coursePath(course.slug)}>
          {isFull ? 'Obsadené – zapísať sa ako náhradník' : 'Zobraziť kurz a\u00A0prihlásiť sa'}
          <span className="sr-only">
            : {nonBreaking(course.nameOfCourse)}, {formatDays(course.date, course.dateTo)}
          </span>
        </a>
      </div>
    </article>
  );
}
