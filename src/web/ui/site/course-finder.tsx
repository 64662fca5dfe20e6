import type { ReactNode } from 'react';
import { CITIES, type City, type CourseWithSeats } from '#domain/courses/course.ts';
import { counted } from '#domain/slovak.ts';
import { CourseTag } from '#web/ui/shared/course-tag.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { Slovakia } from './slovakia.tsx';

export const FINDER_ID = 'ponuka-kurzov';

interface CourseFinderProps {
  /** The city chosen so far; without one there is no step 2 (specification section 4). */
  city: City | undefined;
  step: 1 | 2;
  courses: CourseWithSeats[];
}

/** The two-step course finder. Its steps are plain links: it works, and can be shared, without scripts. */
export function CourseFinder({ city, step, courses }: CourseFinderProps) {
  return (
    <div className="card steps">
      <Step
        number={1}
        title="Výber mesta"
        value={city}
        state={step === 1 ? 'on' : 'done'}
        to={city && citiesPath(city)}
      >
        {step === 1 && (
          <ul className="cities">
            {CITIES.map((name) => (
              <li key={name}>
                <a className="city" href={coursesPath(name)} aria-current={name === city ? 'true' : undefined}>
                  <Slovakia city={name} />
                  <b>{name}</b>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Step>
      <Step number={2} title="Výber kurzu" state={step === 2 ? 'on' : 'off'} to={city && coursesPath(city)}>
        {step === 2 && city && <Choice city={city} courses={courses} />}
      </Step>
    </div>
  );
}

interface StepProps {
  number: 1 | 2;
  title: string;
  value?: string;
  state: 'on' | 'done' | 'off';
  /** Where its header leads; undefined until a city is chosen. */
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

function Choice({ city, courses }: { city: City; courses: CourseWithSeats[] }) {
  return (
    <>
      <p className="sr-only" role="status">
        {city}: {counted(courses.length, 'kurz', 'kurzy', 'kurzov')}
      </p>
      {courses.length === 0 ? (
        <div className="step-empty">
          <p>Pre zvolené mesto nie sú dostupné žiadne kurzy!</p>
          <p className="muted">
            Vyberte iné mesto alebo nám <a href="/kontakt#kurzy-a-skolenia-kontakt">napíšte</a>, o&nbsp;aký kurz máte
            záujem.
          </p>
        </div>
      ) : (
        <div className="tags">
          {courses.map((course) => (
            <CourseTag key={course.id} course={course} />
          ))}
        </div>
      )}
      <a className="btn btn--line btn--sm" href={citiesPath(city)}>
        <Icon name="left" />
        Späť na výber mesta
      </a>
    </>
  );
}

function coursesPath(city: City): string {
  return `/kurzy-a-skolenia?mesto=${encodeURIComponent(city)}#${FINDER_ID}`;
}

function citiesPath(city: City): string {
  return `/kurzy-a-skolenia?mesto=${encodeURIComponent(city)}&krok=1#${FINDER_ID}`;
}
