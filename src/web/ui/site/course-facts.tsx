import type { CourseStage, CourseWithSeats } from '#domain/courses/course.ts';
import { type CourseType, repetitionTerm } from '#domain/courses/course-type.ts';
import { minimumSentence } from '#domain/courses/seats.ts';
import { formatDays, monthsTouched } from '#domain/day.ts';
import type { Citation } from '#domain/page-texts/laws.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Months } from '#web/ui/shared/months.tsx';
import { Seats } from '#web/ui/shared/seats.tsx';
import { useCompany } from './company.ts';
import { LawLink } from './law-link.tsx';

const STAGES = { running: 'Kurz práve prebieha', over: 'Kurz sa už konal', cancelled: 'Kurz bol zrušený' } as const;

interface CourseFactsProps {
  course: CourseWithSeats;
  stage: CourseStage;
  /** From when to when on each of its days; empty where nobody has said. */
  hours: string;
  /** The paper gained, as its type says; undefined for a course of no type. */
  gives: CourseGives | undefined;
  action?: string;
}

/** What a type says of the paper gained. */
export interface CourseGives extends Pick<CourseType, 'document' | 'validityMonths' | 'validityBasis'> {
  law: Citation | undefined;
}

/** The facts of one course beside its text; seats only while somebody can still have them. */
export function CourseFacts({ course, stage, hours, gives, action }: CourseFactsProps) {
  const { coursePrices } = useCompany().commitments;
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
          {hours && (
            <>
              <dt>Čas</dt>
              <dd>{nonBreaking(hours)}</dd>
            </>
          )}
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
          {gives && <PaperGained gives={gives} />}
          {course.capacity > 0 && (
            <>
              <dt>Kapacita</dt>
              <dd>{course.capacity}</dd>
            </>
          )}
          <dt>{stage === 'open' ? 'Miesta' : 'Stav'}</dt>
          <dd>{stage === 'open' ? <Seats {...course} /> : STAGES[stage]}</dd>
        </dl>
        {stage === 'open' && minimumSentence(course) && <p className="facts-note">{minimumSentence(course)}</p>}
        {coursePrices && course.price && <p className="facts-note">{nonBreaking(coursePrices)}</p>}
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

function PaperGained({ gives }: { gives: CourseGives }) {
  const term = repetitionTerm(gives);
  return (
    <>
      {gives.document && (
        <>
          <dt>Doklad</dt>
          <dd>{nonBreaking(gives.document)}</dd>
        </>
      )}
      {(term || gives.validityBasis) && (
        <>
          <dt>{term ? 'Zopakovať' : 'Platnosť dokladu'}</dt>
          <dd>
            {nonBreaking([term, gives.validityBasis].filter(Boolean).join(' – '))}
            {gives.law && <LawLink law={gives.law} />}
          </dd>
        </>
      )}
    </>
  );
}
