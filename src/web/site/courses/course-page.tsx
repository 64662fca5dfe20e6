import type { ReactNode } from 'react';
import { attachmentFormat } from '#domain/courses/attachment.ts';
import { type CourseWithSeats, venueName } from '#domain/courses/course.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { freeSeats, seatsOnOffer } from '#domain/courses/seats.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { counted, fileSize, nonBreaking, verbFor } from '#domain/slovak.ts';
import { Icon } from '#web/shared/icon.tsx';
import { PhotographFigure, usePhotograph } from '#web/site/kit/photograph.tsx';
import { PublicBreadcrumb } from '#web/site/kit/public-breadcrumb.tsx';
import { Section } from '#web/site/kit/section.tsx';
import { courseThing } from '#web/site/structured-data/course.ts';
import { StructuredData } from '#web/site/structured-data/structured-data.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseTerms, CourseTermsNote } from './course-terms.tsx';
import { CoursesDrawing } from './courses-drawing.tsx';
import { NextDates } from './next-dates.tsx';
import type { CourseContext } from './read-course-page.ts';

interface CoursePageProps extends CourseContext {
  course: CourseWithSeats;
  /** Shown above everything else. */
  note?: ReactNode;
  /** The sign-up form of an open course; a note in its preview. */
  form: ReactNode;
}

const OTHER_DATE = { label: 'Vybrať iný termín', href: '/kurzy-a-skolenia' };

/** The page of a course, for public and private courses and for the preview. */
export function CoursePage({ course, lecturer, nextDates, note, form, ...facts }: CoursePageProps) {
  const { stage } = facts;
  const isOpen = stage === 'open';
  const signUp = seatsOnOffer(course) === 0 ? 'Prihlásiť sa ako náhradník' : 'Prihlásiť sa na kurz';
  return (
    <>
      <StructuredData of={(site) => courseThing(course, stage, site)} />
      {note}
      <section className="page-header course-header">
        <div className="page-header-in">
          <div className="page-header-text">
            <PublicBreadcrumb
              title={course.nameOfCourse}
              parent={{ title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' }}
            />
            <h1>{nonBreaking(course.nameOfCourse)}</h1>
            <CourseFacts
              {...facts}
              course={course}
              action={isOpen ? { label: signUp, href: '#prihlaska' } : OTHER_DATE}
            />
          </div>
          <CoursesDrawing sign={course.image} />
        </div>
      </section>
      <section className="section">
        <div className="wrap course-detail">
          <CourseDescription course={course} />
          <CourseTerms />
        </div>
        <LecturerAndVenue course={course} lecturer={lecturer} />
      </section>
      <Section id="prihlaska" className="section--plate section--top-line" layout="cols">
        <div>
          <h2 id="prihlaska-nadpis">Prihláška na kurz</h2>
          {isOpen ? (
            <BeforeSigningUp course={course} otherDates={nextDates} />
          ) : (
            <p className="lead">{nonBreaking(COURSE_CLOSED[stage])}</p>
          )}
        </div>
        {isOpen ? (
          <div>
            {form}
            <CourseTermsNote />
          </div>
        ) : (
          <div className="form">
            {nextDates.length > 0 && <NextDates dates={nextDates} />}
            <p className="lead">Iné termíny a&nbsp;mestá nájdete v&nbsp;ponuke kurzov.</p>
            <a className="btn" href={OTHER_DATE.href}>
              {OTHER_DATE.label}
            </a>
          </div>
        )}
      </Section>
    </>
  );
}

/** Information before signing up. */
function BeforeSigningUp({ course, otherDates }: { course: CourseWithSeats; otherDates: NextDate[] }) {
  const warning = seatsWarning(course);
  return (
    <>
      {seatsOnOffer(course) > 0 && (
        <p className="lead">
          Miesto Vám potvrdíme <span className="nowrap">e-mailom</span>, aj s&nbsp;termínom do kalendára.
        </p>
      )}
      {warning && <p>{nonBreaking(warning)}</p>}
      {otherDates.length > 0 && <NextDates title="Iné termíny s voľným miestom" dates={otherDates} />}
      <p className="muted">Polia označené * sú povinné.</p>
    </>
  );
}

/** With this many free seats or fewer, a group may not fit. */
const FEW_SEATS = 5;

/** Warns before sending when a group may not get enough seats. */
function seatsWarning(course: CourseWithSeats): string | undefined {
  const onOffer = seatsOnOffer(course);
  if (onOffer > FEW_SEATS) return undefined;
  if (onOffer === 0) {
    const why = freeSeats(course) === 0 ? 'Kurz je obsadený.' : 'Voľné miesta patria náhradníkom, ktorí už čakajú.';
    return `${why} Zapíšeme Vás ako náhradníka a o uvoľnenom mieste Vám dáme vedieť.`;
  }
  const seats = counted(onOffer, 'voľné miesto', 'voľné miesta', 'voľných miest');
  return `Na kurze ${verbFor(onOffer, 'je', 'sú')} ${seats}. Väčšiu skupinu zapíšeme medzi náhradníkov.`;
}

/** The description of a course by staff, and its files. */
function CourseDescription({ course }: { course: CourseWithSeats }) {
  const texts = [
    ['O kurze', course.courseInfo],
    ['Pre koho je určený', course.forWho],
    ['Čo získate', course.output],
    ['Čo si priniesť a kedy prísť', course.invitation],
  ] as const;
  return (
    <div className="prose">
      {texts.map(
        ([title, text]) =>
          text && (
            <section key={title}>
              <h2>{nonBreaking(title)}</h2>
              <p className="as-typed">{nonBreaking(text)}</p>
            </section>
          ),
      )}
      {course.attachments.length > 0 && (
        <section>
          <h2>Prílohy</h2>
          <ul className="files plainlist">
            {course.attachments.map(({ name, url, size }) => (
              <li key={name}>
                <a href={url} download>
                  <Icon name="file" />
                  <span>{nonBreaking(name)}</span>
                  <span>
                    {attachmentFormat(url)}
                    {size > 0 && ` · ${fileSize(size)}`}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface LecturerAndVenueProps {
  course: { place: string; city: string };
  /** Undefined while the course has no lecturer. */
  lecturer: { id: string; name: string } | undefined;
}

/** The lecturer and venue of a course, only with photographs: consent to a photograph covers the name. */
function LecturerAndVenue({ course, lecturer }: LecturerAndVenueProps) {
  const venue = venueName(course);
  const shownLecturer = usePhotograph('lecturer', lecturer?.id ?? '') && lecturer;
  const hasVenue = usePhotograph('hall', venue);
  if (!shownLecturer && !hasVenue) return null;
  const title = !hasVenue ? 'Kto kurz vedie' : shownLecturer ? 'Kto a kde Vás bude školiť' : 'Kde sa kurz koná';
  return (
    <section className="wrap course-hosts">
      <h2>{nonBreaking(title)}</h2>
      <ul>
        {shownLecturer && (
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
