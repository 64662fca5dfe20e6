import { coursePath } from '#domain/courses/course.ts';
import type { OfferedCourse } from '#domain/courses/course-list.ts';
import { formatCourseDays, formatDay } from '#domain/day.ts';
import type { OwnSignUp } from '#domain/sign-ups/own-sign-up.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** What there is after the course: its document, when to repeat it, and the next dates. */
export function AfterCourse({ afterwards, dates }: Pick<OwnSignUp, 'afterwards' | 'dates'>) {
  const { document, repeatBy } = afterwards ?? {};
  if (!document && !repeatBy && dates.length === 0) return null;
  return (
    <section className="own-box">
      <h2>Čo ďalej</h2>
      {document && <p>{nonBreaking(`Doklad pre účastníkov: ${document}.`)}</p>}
      {repeatBy && <p>{nonBreaking(`Školenie si zopakujte do ${formatDay(repeatBy)}.`)}</p>}
      {dates.length > 0 && <NextDates dates={dates} />}
    </section>
  );
}

function NextDates({ dates }: { dates: OfferedCourse[] }) {
  return (
    <>
      <h3>Najbližšie termíny</h3>
      <ul className="own-dates">
        {dates.map(({ id, slug, date, dateTo, city, price }) => (
          <li key={id}>
            <a href={coursePath(slug)}>{nonBreaking(`${formatCourseDays(date, dateTo)}, ${city}`)}</a> {price}
          </li>
        ))}
      </ul>
    </>
  );
}
