import { CITIES, coursePath } from '#domain/courses/course.ts';
import { DATES_PER_PAGE, type OfferedCourse } from '#domain/courses/course-list.ts';
import { type CourseType, repetitionTerm } from '#domain/courses/course-type.ts';
import { seatsOnOffer, seatsSentence } from '#domain/courses/seats.ts';
import { formatCourseDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';
import { Pager } from '#web/shared/pager.tsx';
import { Sign } from '#web/shared/sign.tsx';
import { Section, SectionHead } from '#web/site/kit/section.tsx';
import { useCompany } from '#web/site/kit/use-company.ts';
import { coursesPath, DATES_ID } from './course-finder.tsx';

export interface CourseDate extends OfferedCourse {
  /** The hours on each of its days; empty when not entered. */
  hours: string;
  /** The certificate, from its type; undefined for a course without a type. */
  issuedDocument: Pick<CourseType, 'document' | 'validityMonths' | 'validityBasis'> | undefined;
}

interface Props {
  courses: CourseDate[];
  total: number;
  page: number;
}

/** All dates of all cities in one table, soonest first: the price, the certificate and its validity. */
export function CourseDates({ courses, total, page }: Props) {
  const { coursePrices } = useCompany().commitments;
  if (total === 0) return null;
  return (
    <Section id={DATES_ID} className="section--plate section--top-line">
      <SectionHead
        title="Všetky termíny"
        note={`Vo všetkých mestách, od najbližšieho.${coursePrices && ` Ceny ${coursePrices}.`}`}
      />
      <p className="dates-cities">
        Len v&nbsp;meste:
        {CITIES.map((city) => (
          <a key={city} href={coursesPath(city)}>
            {city}
          </a>
        ))}
      </p>
      <table className="dates">
        <thead>
          <tr>
            <th scope="col">Termín</th>
            <th scope="col">Kurz</th>
            <th scope="col">Mesto</th>
            <th scope="col">Cena</th>
            <th scope="col">Miesta</th>
            <th scope="col">Doklad a&nbsp;kedy ho obnoviť</th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <Row key={course.id} course={course} />
          ))}
        </tbody>
      </table>
      {total > DATES_PER_PAGE && <Pager page={page} pageSize={DATES_PER_PAGE} total={total} path={datesPath} />}
    </Section>
  );
}

function Row({ course }: { course: CourseDate }) {
  const { slug, nameOfCourse, image, date, dateTo, hours, city, price, issuedDocument } = course;
  return (
    <tr>
      <td className="num">
        {formatCourseDays(date, dateTo)}
        {hours && <small>{nonBreaking(hours)}</small>}
      </td>
      <th scope="row">
        <Sign src={image} size={40} />
        <a href={coursePath(slug)}>{nonBreaking(nameOfCourse)}</a>
      </th>
      <td>{city}</td>
      <td>{nonBreaking(price) || '–'}</td>
      <td className={seatsOnOffer(course) === 0 ? 'num full' : 'num free'}>{seatsSentence(course)}</td>
      <td>
        {nonBreaking(issuedDocument?.document || '–')}
        {issuedDocument && <Validity issuedDocument={issuedDocument} />}
      </td>
    </tr>
  );
}

function Validity({ issuedDocument }: { issuedDocument: NonNullable<CourseDate['issuedDocument']> }) {
  const term = repetitionTerm(issuedDocument);
  const words = term ? `zopakovať ${term}` : issuedDocument.validityBasis && `platí ${issuedDocument.validityBasis}`;
  return words && <small>{nonBreaking(words)}</small>;
}

/** A page of the dates of all cities. */
export function datesPath(page: number): string {
  return `/kurzy-a-skolenia${page > 1 ? `?strana=${page}` : ''}#${DATES_ID}`;
}
