import type { ReactNode } from 'react';
import { cancellationSentence } from '#domain/company/company-facts.ts';
import type { CourseStage, CourseWithSeats } from '#domain/courses/course.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { formatDays } from '#domain/day.ts';
import { COURSE_CLOSED } from '#domain/sign-ups/sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { courseThing } from '#web/structured-data/course.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { Icon } from '#web/ui/shared/icon.tsx';
import { useCompany } from '#web/ui/site/company.ts';
import { CourseFacts, type CourseGives } from '#web/ui/site/course-facts.tsx';
import { CoursesDrawing } from '#web/ui/site/courses-drawing.tsx';
import { NextDates } from '#web/ui/site/next-dates.tsx';
import { PageHeader } from '#web/ui/site/page-header.tsx';
import { seatsWarning } from '#web/ui/site/sign-up/seats-warning.ts';
import { CourseDescription } from './course-description.tsx';

interface CoursePageProps {
  course: CourseWithSeats;
  stage: CourseStage;
  /** From when to when on each of its days; empty where nobody has said. */
  hours: string;
  gives: CourseGives | undefined;
  nextDates: NextDate[];
  /** Above everything else. */
  note?: ReactNode;
  /** What stands where one signs up while the course is open. */
  form: ReactNode;
}

const AS_SUBSTITUTE = 'Prihlásiť sa ako náhradník';

/** The page of a course: of one that is on the web, private, or only looked at beforehand. */
export function CoursePage({ course, stage, hours, gives, nextDates, note, form }: CoursePageProps) {
  const isOpen = stage === 'open';
  const isFull = seatsOnOffer(course) === 0;
  return (
    <>
      <StructuredData of={import.meta.env.SSR ? (site) => courseThing(course, stage, site) : undefined} />
      {note}
      <PageHeader
        title={course.nameOfCourse}
        subtitle={
          <>
            {formatDays(course.date, course.dateTo)}, {course.city}
            {stage === 'cancelled' && <b> – kurz bol zrušený</b>}
          </>
        }
        breadcrumb={[
          { title: 'Domov', to: '/' },
          { title: 'Kurzy a školenia', to: '/kurzy-a-skolenia' },
          { title: course.nameOfCourse },
        ]}
        image={<CoursesDrawing sign={course.image} />}
      >
        {isOpen ? (
          <a className="btn" href="#prihlaska">
            {isFull ? AS_SUBSTITUTE : 'Prihlásiť sa na kurz'} <Icon name="down" />
          </a>
        ) : (
          <a className="btn" href="/kurzy-a-skolenia">
            Vybrať iný termín
          </a>
        )}
      </PageHeader>
      <section className="section">
        <div className="wrap course-detail">
          <CourseDescription course={course} />
          <CourseFacts
            course={course}
            stage={stage}
            hours={hours}
            gives={gives}
            action={isOpen ? (isFull ? AS_SUBSTITUTE : 'Prihlásiť sa') : undefined}
          />
        </div>
      </section>
      <section className="section section--plate section--top-line" id="prihlaska">
        <div className="wrap cols">
          <div>
            <h2 id="prihlaska-nadpis">Prihláška na kurz</h2>
            {isOpen ? (
              <BeforeSigningUp course={course} />
            ) : (
              <p className="lead">{nonBreaking(COURSE_CLOSED[stage])}</p>
            )}
          </div>
          {isOpen ? (
            form
          ) : (
            <div className="form">
              {nextDates.length > 0 && <NextDates dates={nextDates} />}
              <p className="lead">Iné termíny a&nbsp;mestá nájdete v&nbsp;ponuke kurzov.</p>
              <a className="btn" href="/kurzy-a-skolenia">
                Vybrať iný termín
              </a>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

/** What whoever signs up should know before. */
function BeforeSigningUp({ course }: { course: CourseWithSeats }) {
  const company = useCompany();
  const warning = seatsWarning(course);
  return (
    <>
      <p className="lead">
        {nonBreaking(cancellationSentence(company))}{' '}
        {seatsOnOffer(course) > 0 && (
          <>
            Miesto Vám potvrdíme <span className="nowrap">e-mailom</span>, aj s&nbsp;termínom do kalendára.
          </>
        )}
      </p>
      {warning && <p>{nonBreaking(warning)}</p>}
      <p className="muted">Polia označené * sú povinné.</p>
    </>
  );
}
