import { mapUrl } from '#domain/company/company-facts.ts';
import { type CourseWithSeats, venueName } from '#domain/courses/course.ts';
import { repetitionTerm } from '#domain/courses/course-type.ts';
import { priceNote } from '#domain/courses/price.ts';
import { minimumSentence } from '#domain/courses/seats.ts';
import { formatCourseDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { ExternalLink } from '#web/shared/external-link.tsx';
import { Icon } from '#web/shared/icon.tsx';
import { LawLink } from '#web/site/kit/law-link.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import type { CourseContext } from './read-course-page.ts';
import { Seats } from './seats.tsx';

const STAGES = { running: 'Kurz práve prebieha', over: 'Kurz sa už konal', cancelled: 'Kurz bol zrušený' } as const;

interface CourseFactsProps extends Pick<CourseContext, 'stage' | 'ahead' | 'hours' | 'issuedDocument'> {
  course: CourseWithSeats;
  action: { label: string; href: string };
}

/** The facts of one course, at most six; seats only while sign-up is possible. */
export function CourseFacts({ course, stage, ahead, hours, issuedDocument, action }: CourseFactsProps) {
  const { coursePrices } = useCompany().commitments;
  const note = priceNote(course.price, coursePrices);
  const isOpen = stage === 'open';
  return (
    <aside className="tag facts" aria-label="Údaje o kurze">
      <div className="tag-in">
        <div className="tag-hole" />
        <dl>
          <dt>Termín</dt>
          <dd>
            {formatCourseDays(course.date, course.dateTo)}
            {ahead && <small>{ahead}</small>}
          </dd>
          {hours && (
            <>
              <dt>Čas</dt>
              <dd>{nonBreaking(hours)}</dd>
            </>
          )}
          <dt>Miesto</dt>
          <dd>
            {course.city}
            {course.place && (
              <small>
                <ExternalLink href={mapUrl(venueName(course))}>
                  {nonBreaking(course.place)}
                  <span className="sr-only"> na mape</span>
                </ExternalLink>
              </small>
            )}
          </dd>
          {course.price && (
            <>
              <dt>Cena</dt>
              <dd>
                <span className="price">{course.price}</span>
                {note && <small>{nonBreaking(note)}</small>}
              </dd>
            </>
          )}
          <dt>{isOpen ? 'Miesta' : 'Stav'}</dt>
          <dd>
            {isOpen ? <Seats {...course} /> : STAGES[stage]}
            {isOpen && minimumSentence(course) && <small>{minimumSentence(course)}</small>}
          </dd>
          {issuedDocument && <DocumentFact issuedDocument={issuedDocument} />}
        </dl>
        <a className="btn" href={action.href}>
          {action.label} {action.href.startsWith('#') && <Icon name="down" />}
        </a>
      </div>
    </aside>
  );
}

/** The certificate and its validity, with the condition for it. */
function DocumentFact({ issuedDocument }: { issuedDocument: NonNullable<CourseContext['issuedDocument']> }) {
  const { document, validityBasis, law } = issuedDocument;
  const term = repetitionTerm(issuedDocument);
  const holds = [term ? `zopakovať ${term}` : validityBasis && 'platí', validityBasis].filter(Boolean);
  if (!document && holds.length === 0) return null;
  return (
    <>
      <dt>Doklad</dt>
      <dd>
        {nonBreaking(document)}
        {holds.length > 0 && (
          <small>
            {nonBreaking(holds.join(term ? ' – ' : ' '))}
            {law && <LawLink law={law} />}
          </small>
        )}
      </dd>
    </>
  );
}
