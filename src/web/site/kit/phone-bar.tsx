import { useMatches } from 'react-router';
import type { CourseStage, CourseWithSeats } from '#domain/courses/course.ts';
import { seatsOnOffer } from '#domain/courses/seats.ts';
import { formatWeekday } from '#domain/day.ts';
import { callTo } from '#domain/phone.ts';
import { Icon } from '#web/shared/icon.tsx';
import { FINDER_ID } from '#web/site/courses/course-finder.tsx';
import { useCompany } from './use-company.ts';

/** The bar at the bottom of a phone with the most used actions; on a course's page its price, day and sign-up. */
export function PhoneBar() {
  const { phone, desks } = useCompany();
  const course = useOpenCourse();
  const number = (course && desks.courses?.phones[0]) || phone;
  return (
    <nav className="phone-bar" aria-label="Rýchla voľba">
      {number && (
        <a href={callTo(number)}>
          <Icon name="phone" />
          Zavolať
        </a>
      )}
      {course ? (
        <SignUpItems course={course} />
      ) : (
        <>
          <a href={`/kurzy-a-skolenia#${FINDER_ID}`}>
            <Icon name="calendar" />
            Termíny
          </a>
          <a href="/kontakt#formular">
            <Icon name="mail" />
            Napísať
          </a>
        </>
      )}
    </nav>
  );
}

function SignUpItems({ course }: { course: CourseWithSeats }) {
  return (
    <>
      <p>
        <b>{course.price}</b>
        <span>{formatWeekday(course.date)}</span>
      </p>
      <a className="phone-bar-go" href="#prihlaska">
        {seatsOnOffer(course) === 0 ? 'Náhrad\u00ADník' : 'Prihlásiť'}
      </a>
    </>
  );
}

/** The course of the current page, if sign-up is open. */
function useOpenCourse(): CourseWithSeats | undefined {
  const page = useMatches().at(-1)?.loaderData as { course?: CourseWithSeats; stage?: CourseStage } | undefined;
  return page?.stage === 'open' ? page.course : undefined;
}
