import { coursePath } from '#domain/courses/course.ts';
import type { NextDate } from '#domain/courses/course-list.ts';
import { formatCourseDays } from '#domain/day.ts';
import { nonBreaking } from '#domain/slovak.ts';

/** Other dates of a course that is full or not held. */
export function NextDates({ dates, title = 'Najbližšie termíny' }: { dates: NextDate[]; title?: string }) {
  return (
    <>
      <h3>{nonBreaking(title)}</h3>
      <ul>
        {dates.map(({ slug, date, dateTo, city }) => (
          <li key={slug}>
            <a href={coursePath(slug)}>
              {nonBreaking(formatCourseDays(date, dateTo))}, {city}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
